"""The vocabulary of Kingsburg's components: one word for one idea of the rulebook. ``cards`` is written in it.

conditions  on what condition something acts
gifts       what somebody is given
gains       what happens by itself ...
scores      ... and what is scored
asked       what a component changes while it is in play
helps       which dice lead to other advisors
years       what a scenario does every year
use         what its owner may do: rerolls in ``dice``, bargains in ``trade``, the advisors and the enemy in ``court``
"""
