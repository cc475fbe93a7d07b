### What happened, in full words: one sentence an event, without its full stop.


## The game

event-game-opened = The game is open
event-turn-began = Round { $round }: { POWERS($powers) } to move
event-phase-began = Phase: { PHASE($phase) }
event-turn-ended = { POWER($power) } ends its turn in round { $round }
event-round-ended = Round { $round } ends; land value: { LIST($sides) }
event-power-eliminated = { POWER($power) } is out of the game
event-resigned = { POWER($power) } has resigned
event-relation-changed =
    { $to ->
        [enemy] { POWERS($between) } are at war
        [neither] { POWERS($between) } are at peace
       *[friend] { POWERS($between) } are allies
    }
event-theatre-won = { THEATRE($theatre) } is decided, won by { THE(SIDE($side)) }
event-theatre-reopened = The war in { THEATRE($theatre) } goes on: { POWER($by) } attacks there
event-combat-move-lost = { POWER($power) }: no combat moves in { THEATRE($theatre) } in its next turn
event-recall-due = { POWER($power) }: do its land units and planes in { THEATRE($theatre) } and between the boards go to { SPACE($to) }?
event-units-recalled = Home from { SPACE($from) } to { SPACE($to) }: { $units }
event-points-changed = { SIDE($side) }: { $points } victory { $points ->
        [one] point
       *[other] points
    }
event-game-won =
    The game is over: { SIDES($sides, as: "the") } { AGREE(SIDES($sides), one: "has", many: "have") } won, { $how ->
        [capitals] by capitals
        [economic] by land value
        [resignation] because the others gave up
        [elimination] because nothing is left of the others
        [points] by victory points
        [starved] because the enemy collected too little
       *[theatres] because every theatre is decided
    }
event-game-drawn = The game is over: it ended in a draw
event-players-changed = Playing from here on: { LIST($players) }
event-options-changed = Other options hold from here on
event-position-reported =
    { $by ->
        [report] Position as reported
       *[edit] Position set right
    }: round { $round }, { POWER($power) }, { PHASE($phase) }
event-rewound = Back to the position after #{ DIGITS($to) }
event-standing-orders-set = Standing orders are set

## Bids

event-bid-due = The bid of the { SIDE($side) } comes first
event-bids-due = Sealed bids come first: { LIST($players) }
event-bid-sealed = The bid of { $player } is sealed
event-bid-opened =
    The bid of { $player }: { $total } IPC{ COUNT($parts) ->
        [0] { "" }
       *[other] ; { LIST($parts) }
    }
event-bid-lapsed = The bid of { $player } was not there in time and no longer counts
event-lot-drawn = Equal bids: the die shows { $value }, for { $player }
event-sides-decided =
    { $by ->
        [lower-bid] The lower bid decides
        [lot] The die decides
       *[lapse] The bid that is left decides
    }: { LIST($seats) }
event-seat = { $player } plays the { SIDE($side) }
event-bid-taken = Given up for the bid: { $units } { IN($space) }
event-bid-made = The { SIDE($side) } lay out their bid of { $total } IPC

## Money and weapons

event-paid =
    { $for ->
        [research] { POWER($power) } pays { $ipc } IPC for weapons development
        [purchase] { POWER($power) } pays { $ipc } IPC for new units
        [neutral] { POWER($power) } pays { $ipc } IPC to enter { SPACE($space) }
        [raid] { POWER($power) } gives up { $ipc } IPC to the bank
        [rocket] { POWER($power) } gives up { $ipc } IPC to the bank
        [loot] { POWER($power) } loses its treasury of { $ipc } IPC
        [tribute] { POWER($power) } pays { $ipc } IPC for land of others that an enemy holds
        [bid] { POWER($power) } gives up { $ipc } IPC for the bid
       *[unspent] { POWER($power) } loses { $ipc } IPC that it did not spend
    }
event-received =
    { $for ->
        [income]
            { $purse ->
                [main] { POWER($power) } collects { $ipc } IPC
               *[other] { POWER($power) } collects { $ipc } IPC ({ PURSE($purse) })
            }
        [loot] { POWER($power) } takes { $ipc } IPC from the captured capital
        [tribute] { POWER($power) } gets { $ipc } IPC for land whose friends pay
        [fund] { POWER($power) } gets { $ipc } IPC from its convoys ({ PURSE($purse) })
       *[bid] { POWER($power) } gets { $ipc } IPC from the bid
    }
event-damage-settled =
    { $by ->
        [income] { $ipc } IPC for damage to its industry are taken off the income of { POWER($power) }
       *[capture] { POWER($power) } no longer owes the { $ipc } IPC of damage to the lost complex
    }
event-choice-due = { POWERS($from) } has { $ipc } IPC to spend on the defence of { SPACE($space) }
event-research-begun =
    { POWER($power) } throws { $dice } { $dice ->
        [one] research die
       *[other] research dice
    }
event-technology-gained =
    { POWER($power) } gains { TECHNOLOGY($technology) }{ $starts ->
        [at-once] { "" }
       *[other] , in force after this turn
    }
event-units-purchased = { POWER($power) } buys { FORCE($units) }
event-units-placed = { $units } placed { IN($space) }
event-units-forfeited = { POWER($power) } forfeits { FORCE($units) } it could not or did not place
event-industry-bombed = The industry { IN($space) } is hit for { $damage } IPC ({ POWER($owner) })
event-rocket-fired = { POWER($power) } fires a rocket { FROM($from) } at { THE($target) }

## Moves

event-units-moved = { $units }: { PATH($path) }
event-units-moved-by-rule = By rule, without an order: { $units }: { PATH($path) }
event-units-loaded = { $units }: { SPACE($from) } > aboard { IN($zone) }
event-units-unloaded = { $units }: ashore { FROM($zone) } { IN($to) }
event-landing-declared = To go ashore { FROM($zone) } { IN($to) }: { $units }
event-landing-cancelled = The landing of { $units } { IN($to) } is off
event-overflown = Over the gun of { POWER($gunner) } { IN($space) }: { $units }
event-fighters-launched = Off their carrier { IN($zone) }: { $units }
event-fighters-landed = Down on a carrier { IN($zone) }: { $units }
event-units-held = Battle dropped; no move this turn for { $units } { IN($space) }
event-units-removed =
    { $cause ->
        [no-landing-place] Lost { IN($space) } for want of a place to land: { $units }
        [ship-lost] Lost { IN($space) } with their ship: { $units }
       *[gave-up] Taken off the board { IN($space) }, for their power gave up and they had no way back: { $units }
    }
event-neutral-violated = { POWER($power) } violates the neutrality of { SPACE($space) }
event-neutral-entered = { POWER($power) } enters neutral { SPACE($space) }
event-control-changed =
    { THE($space) } is { $how ->
        [capture] captured by
        [blitz] taken in passing by
        [liberation] held again by
        [given] given to
       *[neutral] no longer neutral, now held by
    } { POWER($to) }
event-units-captured = Captured { IN($space) }, now of { POWER($to) }: { $units }

## Battles

event-battle-declared =
    { $kind ->
        [land] A battle for { THE($battle) }
        [sea] A sea battle { IN($battle) }
       *[raid] A raid on { THE($battle) }
    }
event-battle-opened =
    { SPACE($battle) }: { $attackers } against { $defenders ->
        [none] nobody
       *[other] { $defenders }
    }
event-raid-opened = { SPACE($battle) }: { $attackers }
event-battles-halted = Stopped, to be ordered anew: { LIST($battles) }
event-decision-due =
    { SPACE($battle) }: { POWERS($from) } must decide: { $decision ->
        [casualties] which units are lost
        [withdraw] whether submarines withdraw
        [intercept] which fighters rise against the raid
       *[retreat] retreat or another round
    }
event-units-marked = Hit, and still to fire: { $units }
event-units-damaged = Hit, damaged and fighting on: { $units }
event-units-lost =
    { $units } { $cause ->
        [antiaircraft] shot down
        [supporting-shot] hit from the sea
        [submarine] sunk by submarines
        [attack] hit by the attackers
        [defence] hit by the defenders
        [kamikaze] sunk by kamikazes
        [with-ship] lost with the ship
        [no-landing-place] lost for want of a place to land
        [defenceless] sunk without defence
        [artillery] hit by first fire
       *[aircraft] hit by aircraft
    }
event-hits-void =
    { $hits } { $hits ->
        [one] hit finds
       *[other] hits find
    } no unit that can take { $hits ->
        [one] it
       *[other] them
    }
event-submarines-submerged = Submerged { IN($space) }: { $units }
event-submarines-surfaced = Surfaced { IN($space) }: { $units }
event-ships-righted = Repaired { IN($space) }: { $units }
event-interceptors-named =
    { $units ->
        [none] No fighter rises { IN($battle) } ({ POWER($power) })
       *[other] Rising against the raid { IN($battle) } ({ POWER($power) }): { $units }
    }
event-advance-granted = Cash advance of { $ipc } IPC for { THE(SIDE($side)) }
event-advance-unspent = { POWER($power) } buys nothing for the cash advance
event-advance-closed =
    { $ipc ->
        [one] { $ipc } IPC of the cash advance is lost ({ SIDE($side) })
       *[other] { $ipc } IPC of the cash advance are lost ({ SIDE($side) })
    }
event-tribute-due = { POWERS($from) }: who pays { POWER($to) } { $ipc } IPC?
event-fund-due = { POWER($power) }: how are the { $ipc } IPC of its convoys divided? ({ PURSES($purses) })
event-kamikaze-due = { POWERS($from) }: are kamikazes sent? ({ $left } left)
event-kamikazes-sent = { POWER($power) } sends { $count } { $count ->
        [one] kamikaze
       *[other] kamikazes
    }
event-ships-struck = Damaged by a kamikaze { IN($space) }: { $units }
event-patrols-set = On patrol over { SPACE($zone) } from { SPACE($from) }: { $units }
event-patrols-landed = From patrol over { SPACE($zone) } to { SPACE($to) }: { $units }
event-land-freed = { THE($space) } is freed by { POWER($by) } and belongs to no power again
event-units-lent = Now of { POWER($to) } { IN($space) }: { $units }
event-goal-looked-at =
    { $reached ->
        [yes] { CAPITAL(THE(SIDE($side))) } { AGREE(SIDE($side), one: "wins", many: "win") } if { AGREE(SIDE($side), one: "it", many: "they") } still { AGREE(SIDE($side), one: "holds", many: "hold") } this when it counts again
       *[no] { CAPITAL(THE(SIDE($side))) } { AGREE(SIDE($side), one: "no longer holds", many: "no longer hold") } what { AGREE(SIDE($side), one: "it needs", many: "they need") } to win
    }
event-submarines-withdrew = Withdrawal { FROM($from) } { TO($to) }: { $units }
event-stayed =
    { $decision ->
        [withdraw] { POWERS($powers) }: the submarines stay
       *[other] { POWERS($powers) }: the battle goes on
    }
event-retreated =
    { $to ->
        [none] Breaking off { IN($from) }: { $units }
       *[other] Retreat { FROM($from) } { TO($to) }: { $units }
    }
event-contact-broken = Contact broken off { IN($zone) }, where these stay: { $units }
event-battle-ended =
    { $battle }: { $outcome ->
        [attacker] won by the attacker
        [defender] won by the defender
        [nobody] nobody is left
        [retreat] the attacker has left
        [raided] the raid is over
        [called-off] called off
       *[broken-off] contact broken off
    }{ $rounds ->
        [0] { "" }
       *[other]
            { "" } after { $rounds } { $rounds ->
                [one] round
               *[other] rounds
            }
    }

## Dice

dice-role =
    { $role ->
        [research] Weapons development
        [technology-table] Technology table
        [antiaircraft] Antiaircraft fire
        [supporting-shot] Supporting shots
        [submarine] Attacking submarines
        [attack] Attack
        [defence] Defence
        [raid] Strategic bombing
        [rocket] Rocket
        [artillery] First fire
        [aircraft] Aircraft
        [kamikaze] Kamikaze
       *[neutral] Money for the defence of a neutral
    }
dice-round =
    { $round ->
        [0] opening fire
       *[other] round { $round }
    }
dice-lot = a lot between equal bids
dice-sure = { $hits } sure
dice-at = { UNITS($unit) } at { $need }
event-dice-awaited =
    { $dice } { $dice ->
        [one] die is
       *[other] dice are
    } to be thrown
event-rolled =
    { dice-role }{ $round ->
        [none] { "" }
       *[other] , { $round }
    }: { $volleys }  =  { $hits } { $hits ->
        [one] hit
       *[other] hits
    }
event-thrown = { dice-role }: { $volleys }
