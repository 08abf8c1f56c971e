"""The vocabulary in which components are written: one word for one idea of the rulebook.

forms     what a power is: an action, a modifier, a battle plan, a ban …
effects   what it does, part by part
changes   what a modifier changes about an action under way
checks    on what condition
"""
