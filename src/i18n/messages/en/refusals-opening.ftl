### Why a game is not opened, a position not set and dice not taken; no order of a turn is refused for these.

position-fault =
    { $why ->
        [not-on-board] there is no such space on this board
        [not-taken] land taken in this turn belongs to whoever has the turn
        [sea-controlled] nobody controls a sea zone
        [land-without-owner] land that is not neutral needs an owner
        [land-unit-at-sea] land units cannot be in a sea zone without a ship
        [ship-on-land] ships are always at sea
        [plane-without-carrier] planes at sea need a carrier with room for them
        [units-on-enemy-land] units of both sides cannot be in one territory
        [complex-of-another] an industrial complex belongs to whoever holds the land
        [too-many-guns] a territory holds one antiaircraft gun at most
        [too-many-complexes] a territory holds one industrial complex at most
        [no-such-ship] the ship that is said to carry units is not there
        [too-much-cargo] the ship cannot carry that
       *[mixed-cargo] troops of several powers do not share a ship
    }
refusal-game-already-open = The game is already open; only the first entry of a log opens it.
refusal-no-dice-awaited = No dice are due.
refusal-dice-missing =
    The dice for { $purpose } are missing: { $n } { $n ->
        [one] die
       *[other] dice
    }.
refusal-dice-wrong =
    { $purpose } needs { $n } { $n ->
        [one] die
       *[other] dice
    } with possible faces; there are { $got }.
refusal-dice-left-over = Nobody asked for the dice “{ $purpose }”.
refusal-unknown-ruleset = This program does not know the ruleset “{ $ruleset }”, version { $version }.
refusal-wrong-board = The ruleset “{ $ruleset }” is not played on the board “{ $board }”.
refusal-option-not-offered = The ruleset “{ $ruleset }” does not know the option { $option }={ $value }.
refusal-no-such-phase = The ruleset “{ $ruleset }” has no phase “{ PHASE($phase) }”.
refusal-position-impossible = The position cannot be: { SPACE($space) }: { position-fault }.
refusal-bidders-not-two =
    Sealed bids are made by two players without a power; { $bidders } { $bidders ->
        [one] is
       *[other] are
    } named.
refusal-powers-before-bids = Sealed bids decide who plays what; { POWER($power) } cannot be given to anybody before.
