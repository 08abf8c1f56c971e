# What Ferry says.

ferry-option-rounds = Rounds
ferry-option-rounds-3 = three
ferry-option-rounds-5 = five

ferry-kind-role = Crews
ferry-role-heron = Herons
ferry-role-otter = Otters
ferry-role-newt = Newts
ferry-role-pike = Pikes

ferry-word-quay = a quay, 1 or 2

ferry-ask = Do you load a crate, or land?
ferry-do-load = Load a crate at quay { $quay }
ferry-do-land = Land
ferry-no-crate = There is no crate left at that quay.
ferry-no-load = Your boat is empty: load a crate first.

ferry-loads = { $seat } loads a crate at quay { $quay }.
ferry-finds = It weighs { $n }.
ferry-lands = { $seat } lands safely with { $n }.
ferry-sinks = The boat of { $seat } has sunk: { $n } was too much.

ferry-board-quay = Quay { $quay } ({ $n })
ferry-board-shore = On the shore:
