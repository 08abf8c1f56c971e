"""The order of play: set-up, then round after round. Its files in the order in which a game comes to them.

setup         the map, the decks, who begins where                                 rulebook 1, 12
turn          rounds; a turn: wake, act, rest                                      4
title         whose the title is, looked at between actions                        2.11
victory       who has won, looked at when somebody wakes and at a round's end      3

deeds         the course of every major action: burdens, modifiers, its price      7.4, 18.1
ways          which components could have a say in that
search        search                                                               5.1
playing       where a card goes that was searched for, and what that brings        5.1.4, 6.1
muster        muster                                                               5.2
trade         trade                                                                5.3
recover       recover a relic or a banner                                          5.4
campaign      campaign, in eight steps: a folder                                   5.5
travel        travel, of one's own will or by force                                5.6, 18.2

minor         what costs nothing: looking, showing, moving warbands                6.3 to 6.5
citizenship   becoming a Citizen, and an Exile again                               6.6 to 6.8
deals         binding deals and their terms                                        19
pledges       what was promised, and what becomes of it                            19.9
using         powers that stand for themselves: Action, Wake and Rest              7.1, 7.3
automatic     modifiers that are used without asking                               22.3.2

asking        what powers do part by part, and the one question they ask           7.1.3
apportion     a number shared out over places
moving        the only ways cards, relics, banners and sites move                  10, 20
warbands      the only ways warbands move                                          10.9 to 10.13
wealth        the only ways favor and secrets move                                 10.1 to 10.4

chronicle     what is left for the next game: a folder                             8
"""
