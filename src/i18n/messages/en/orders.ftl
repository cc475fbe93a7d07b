### What orders ask for, in full words.


## Headings and lines of orders

order-research =
    Weapons development: { $dice } { $dice ->
        [one] die
       *[other] dice
    } for { $cost } IPC
order-of-power = { POWER($power) }: { $what }
order-purchase = Buy { FORCE($units) } for { $cost } IPC
order-purchase-from = Buy { FORCE($units) } for { $cost } IPC from { PURSE($purse) }
order-no-moves = none
order-march =
    { COUNT($via) ->
        [0] { FORCE($units) } { FROM($from) } { TO($to) }
       *[other] { FORCE($units) } { FROM($from) } via { $via } { TO($to) }
    }
order-move-raid = strategic bombing raid
order-move-attack = the ships { IN($zone) } attack
order-move-land = to land { IN($land) }
order-move-carrying = carrying { FORCE($cargo) }
order-move-began = those that began the turn { IN($origin) }
order-move-empty = with nothing aboard
order-load =
    { FORCE($units) } { FROM($from) } { $count ->
        [one] boards
       *[other] board
    } ships { IN($zone) }
order-unload =
    { FORCE($units) } { $count ->
        [one] goes
       *[other] go
    } ashore { FROM($zone) } { IN($to) }
order-ships-of = ships of { POWER($power) }
order-on-ship = kind of ship: { UNIT($unit) }
order-rocket = Fire a rocket { FROM($from) } at { THE($target) }
order-fight = Fight
order-raid-on = raid on { THE($space) }
order-second-battle = the second battle for { THE($space) }
order-casualties = Casualties { IN($battle) }: { LIST($lost) }
order-flown = { $force } on the way { TO($to) }
order-withdraw =
    { $count } { $count ->
        [one] submarine withdraws
       *[other] submarines withdraw
    } { FROM($battle) }{ $to ->
        [none] { "" }
       *[other] { "" } { TO($to) }
    }
order-stay = The submarines { IN($battle) } stay
order-retreat =
    { $to ->
        [none] The planes break off { IN($battle) }
       *[other] Retreat { FROM($battle) } { TO($to) }
    }
order-break-off = Contact is broken off { IN($battle) }
order-retreat-ways = Retreat { FROM($battle) }
order-retreat-way = { $units } { TO($to) }
order-retreat-stay = { $units } { IN($zone) }, without fighting on
order-place = Place
order-placement =
    { $units } { IN($space) }{ $from ->
        [none] { "" }
       *[other] , from the complex { IN($from) }
    }
order-boarding = { $placement }; { FORCE($planes) } that stood at the complex aboard
order-nothing = nothing
order-everything = all
order-bid = Bid of { $total } IPC
order-bid-below = Bid of { $total } IPC; given up for it
order-bid-money = { $ipc } IPC ({ POWER($power) })
order-bid-seal = { $player } seals a bid
order-end-turn = End the turn and collect income
order-end-turn-alone = End the turn
order-standing = Standing orders
order-standing-for =
    { POWER($power) }, { $side ->
        [attack] attacking
       *[other] defending
    } { $where }
order-scope-land = on land
order-scope-sea = at sea
order-defend-neutral = Defend neutral territory { IN($space) } with { FORCE($units) }
order-intercept = Rise against the raid { IN($battle) }: { FORCE($units) }
order-intercept-none = No fighter rises against the raid { IN($battle) }
order-cash-advance = For the cash advance
order-share-tribute = Paid by
order-divide-fund = Convoy money
order-lend-lease = Lend-lease
order-give-land = Land given
order-land-to = { SPACE($space) } to { POWER($power) }
order-kamikaze = Kamikazes
order-recall = Units brought home
order-strike = { $attacks } on { UNIT($unit) } { IN($space) }
order-land-patrols = Patrols land
order-patrol-lands = { $count } { UNIT("fighter", $count) } from { SPACE($zone) } > { SPACE($to) }
order-on-patrol = on patrol
order-resign = { POWER($power) } resigns
force-of-power = { FORCE($units) } ({ POWER($power) })

## How a battle is to be fought

conduct-plan =
    { $plan ->
        [SA] save air: the planes break off when the ground units are gone
        [SAAC] save air at all costs
        [TAAC] take at all costs: planes are lost before the last unit that can hold the place
        [KAAC] kill at all costs: the lowest attack value goes first, to the end
       *[ask] ask at every real choice
    }
conduct-plan-from = from round { $round } on
conduct-order-of-loss = lose first { $units }
conduct-picks = pick first { $units }
conduct-then = { $first }, then { $next }
conduct-rounds = stop after round { $round }
conduct-retreat-after = retreat after round { $round }
conduct-retreat-below = retreat with fewer than { $attackers } attackers
conduct-retreat-to = retreat { TO($space) }
conduct-supports =
    at most { $shots } { $shots ->
        [one] supporting shot
       *[other] supporting shots
    }
conduct-submarines =
    { $submarines ->
        [stay] submarines stay
        [withdraw] submarines withdraw
       *[ask] ask about submarines
    }
conduct-submarines-to = submarines { TO($space) }
conduct-guests = guest fighters may be lost

## What the orders are called when a sentence speaks of one

order-name =
    { $order ->
        [open-game] the opening of the game
        [bid-seal] a sealed bid
        [bid] a bid
        [research] weapons development
        [purchase] a purchase
        [combat-move] combat moves
        [rocket] a rocket
        [fight] a battle
        [casualties] casualties
        [withdraw] a submarine withdrawal
        [retreat] a retreat
        [noncombat-move] noncombat moves
        [place] placement
        [end-turn] the end of the turn
        [standing-orders] standing orders
        [defend-neutral] the defence of a neutral
        [intercept] interception
        [cash-advance] the cash advance
        [share-tribute] who pays
        [kamikaze] kamikazes
        [recall] the bringing home of units
        [land-patrols] the landing of patrols
        [divide-fund] the division of convoy money
        [lend-lease] lend-lease
        [give-land] the giving of land
       *[resign] resignation
    }
