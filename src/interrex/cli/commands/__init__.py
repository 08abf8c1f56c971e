"""The commands of ``interrex``, one file each. What they share lies beside this folder."""
