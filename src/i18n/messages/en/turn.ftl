### The words of a turn’s page and its map.


## A turn's page

turn-title = { $power }, round { $round } – { $game }
turn-contents = Parts of this turn
turn-by = played by { $players }
turn-under-way = This turn is under way.
turn-reported = As reported, not verified: somebody typed these facts in without orders and dice.
turn-reported-partly = Part of this turn is as reported, not verified: somebody typed it in without orders and dice.
turn-reported-start = This turn begins from a position as reported, not verified.
turn-set-right = The position was set right by agreement.
turn-set-right-by = The position was set right by { $player }.
turn-previous = Previous turn
turn-next = Next turn
turn-around = Other turns
turn-step = { $of } { $round }
turn-part-map = Map
turn-none-yet = Not yet.
turn-bid = Before this turn the { $side } laid out their bid of { $total } IPC
turn-none = None.
turn-verified = Every entry of this turn verified.
turn-differs =
    Today’s rules would decide { $count ->
        [one] entry
       *[other] entries
    } { $entries } otherwise.
turn-ruled =
    { $count ->
        [one] Entry
       *[other] Entries
    } { $entries } { $count ->
        [one] stands
       *[other] stand
    } by a ruling, although today’s rules would decide otherwise.
turn-json = This turn as data (JSON)
turn-entries = Its entries in the log
turn-rules = Rules that came into play
turn-rules-why = Clauses that made a difference in this turn.
turn-notes = Remarks
turn-struck =
    { $count } { $count ->
        [one] entry
       *[other] entries
    } of this turn { $count ->
        [one] was
       *[other] were
    } voided; the log shows them struck out.
turn-won = With this turn the { $side } won the game.
turn-resigned = { $power } resigned.
turn-round-over = Round { $round } is over. Land value:

## Money

money-land = Land value
money-cash = Money to spend
money-power = Power
money-technology = Technologies owned
money-ipc = { $ipc } IPC
money-paid-research = weapons development
money-paid-purchase = purchases
money-paid-neutral = for entering { THE($space) }
money-paid-raid = bombing raid on { THE($space) }
money-paid-rocket = rocket at { THE($space) }
money-paid-loot = lost with the capital
money-received-income = income
money-received-fund = from convoys
money-received-tribute = for land of others
money-paid-tribute = for land that an enemy holds
money-received-bid = from the bid
money-received-loot = taken with the capital
money-paid-unspent = not spent, and lost
money-settled-income = Damage of { $ipc } IPC was taken off the income of { $power } ({ $spaces }).
money-settled-capture = Damage of { $ipc } IPC owed by { $power } fell away ({ $spaces }).
money-eliminated = { $power } is out of the game: it holds nothing any more.
money-at-start = At the start
money-at-end = At the end
money-account = Treasury of { $power }
money-others = Other powers in this turn
money-what = What
money-amount = IPC
money-all = All powers after this turn

## Purchases and research

buy-cost = Cost: { $ipc } IPC
buy-nothing = Nothing was bought.
research-title = Weapons development
research-dice =
    { $dice } { $dice ->
        [one] die
       *[other] dice
    } bought.
research-none = No breakthrough.
research-gained = Breakthrough: { $technology }.
research-gained-later = Breakthrough: { $technology }, from the next turn on.

## Moves

move-carrying = carrying { $cargo }
move-land = to land { IN($space) }
move-raid = bombing raid
move-by-rule = by rule, without an order
move-load = aboard { IN($zone) }, { FROM($from) }
move-load-ally = aboard transports of { $owner } { IN($zone) }, { FROM($from) }
move-unload = ashore { IN($to) }, { FROM($zone) }
move-landing = to land { IN($to) }, { FROM($zone) }
move-launch = off the carrier { IN($zone) }
move-deck = onto a carrier { IN($zone) }
move-neutral = { $space }, neutral, is entered for { $fee } IPC
move-neutral-air = { $space }, neutral, is flown over for { $fee } IPC
move-capture = { $space } falls to { $power }
move-blitz = { $space } is taken in passing by { $power }
move-liberation = { $space } is freed and returns to { $power }
move-neutral-into = { $space }, neutral, is entered
move-neutral-over = { $space }, neutral, is flown over
move-take-neutral = { $space } comes under { $power }
move-given = { $space } goes to { $power }
move-facilities = { $units } { IN($space) }: taken over by { $power }
move-remove-landing = { $units } lost { IN($space) }: no place to land
move-remove-ship = { $units } lost { IN($space) } with their ship
move-remove-gave-up = { $units } taken off { IN($space) }: their power gave up, and they had no way back

## Battles

battle-assault = amphibious assault
battle-attacker = Attack
battle-defender = Defence
battle-supports = Fire from the sea
battle-nobody = nobody
battle-not-fought = Not fought yet.
battle-opening = Before round 1
battle-units = Units
battle-need = Hits on
battle-need-value =
    { $need ->
        [1] 1
       *[other] 1–{ $need }
    }
battle-dice-and-chances = Dice and chances
battle-dice = Dice
battle-hits = Hits
battle-hit = hit
battle-sure =
    { $hits } { $hits ->
        [one] sure hit
       *[other] sure hits
    }
battle-low-luck-die = die for the rest
battle-no-dice = no die
battle-role-antiaircraft = antiaircraft fire
battle-role-supporting-shot = fire from the sea
battle-role-submarine = submarines fire first
battle-role-attack = attack
battle-role-defence = defence
battle-role-raid = bombs
battle-role-rocket = rocket
battle-role-research = research
battle-role-technology-table = which technology
battle-role-artillery = first fire
battle-role-neutral = for its defence
battle-role-aircraft = aircraft
battle-role-kamikaze = kamikazes
battle-ships-only =
    { $hits } { $hits ->
        [one] hit
       *[other] hits
    } on ships only
battle-lost = { $power } loses { $units }
battle-chosen-owner = chosen by the owner
battle-chosen-order-of-loss = by order of loss
battle-chosen-attacker = chosen by the attacker
battle-chosen-rule = by rule
battle-chosen-shooter = chosen by who hit them
battle-hit-by = hit by { $dice }
battle-hits-of =
    { $hits } { $hits ->
        [one] hit
       *[other] hits
    } of { $units }{ $power ->
        [none] { "" }
       *[other] { "" } ({ $power })
    }
battle-faces-of =
    { $hits ->
        [1] a { $face }
       *[other] { $hits } × { $face }
    } of { $units }{ $power ->
        [none] { "" }
       *[other] { "" } ({ $power })
    }
battle-class-any = any unit
battle-claim-owner = { $hits }: the owner loses { $among }
battle-claim-shooter = { $hits }: who fired picks { $among }
battle-claim-then = { $first }; if there are none, { $rest }
battle-class-land = land units
battle-class-air = planes
battle-class-sea = ships
battle-class-facility = complexes
battle-cause-antiaircraft = shot down
battle-cause-supporting-shot = fire from the sea
battle-cause-submarine = submarines
battle-cause-with-ship = went down with the ship
battle-cause-no-landing-place = no place to land
battle-cause-defenceless = defenceless
battle-cause-artillery = first fire
battle-cause-aircraft = aircraft
battle-cause-kamikaze = kamikazes
battle-marked = { $power }: { $units } hit, firing once more
battle-damaged = { $power }: { $units } hit and damaged
battle-void =
    { $hits } { $hits ->
        [one] hit finds
       *[other] hits find
    } no target
battle-withdrew = { $power } withdraws { $units } { TO($to) }
battle-stayed-withdraw = { $powers }: submarines stay
battle-stayed-retreat = { $powers }: the battle goes on
battle-stayed-defence = { $powers }: the defence goes on
battle-broke-contact = { $power } breaks off contact: { $units } stay in the zone
battle-retreated = { $power } retreats { $units } { TO($to) }
battle-broke-off = { $power } breaks off with { $units }
battle-landing-off = { $power }: no landing for { $units }, the zone was not cleared
battle-bombed = { $owner } pays { $damage } IPC
battle-damage-later = { $owner } loses { $damage } IPC of its next income
battle-outcome-raided = Bombs fell
battle-outcome-called-off = Called off
battle-outcome-open = Not over yet
battle-rounds =
    { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
battle-facilities = Changed hands with it: { $units }.
battle-loot = { $power } loses its treasury of { $ipc } IPC.
battle-due-casualties =
    Waiting for { $powers }: { $hits } { $hits ->
        [one] casualty
       *[other] casualties
    } to choose.
battle-due-withdraw = Waiting for { $powers }: do submarines withdraw?
battle-due-intercept = Waiting for { $powers }: do fighters rise?
battle-due-retreat = Waiting for { $powers }: press on or retreat?
battle-neutrals = Neutrals defend themselves
battle-neutral = { CAPITAL(THE($space)) }
battle-neutral-raised = { $power } raises { $units } for { $ipc } IPC
battle-neutral-due = Waiting for { $power }: defenders for { $ipc } IPC.
battle-overflights = Fire at planes on their way
battle-over = Over { THE($space) }
battle-all-through = All planes get through.
battle-rockets = Rockets
battle-rocket = { CAPITAL(FROM($from)) } at { THE($target) }
battle-beside = After the battles
battle-provenance = Dice
battle-anchor = Link to this battle

## Dice and entries

proof-proved = proved
proof-table = table trust
proof-claimed = claimed
proof-wrong = wrong
proof-unchecked = not checked
proof-reported = reported
proof-set-right = set right
proof-proved-why = Nobody could have chosen these dice.
proof-table-why = They follow from the seed in the log; whoever has the machine could have thrown again.
proof-claimed-why = Somebody’s word; nothing here proves them.
proof-wrong-why = They do not follow from their proof.
proof-unchecked-why = This version of Fieldpost cannot check this source of dice.
proof-reported-why = Typed in with the report.
proof-entry = entry { $seq }

## Placement

place-forfeited = Not placed and lost: { $units }.

## Who is at war with whom, and the theatres

war-title = Who is at war with whom
war-war = at war
war-peace = at peace as long as no attack breaks it
war-neither = neither allies nor enemies
war-stories = The war by theatre
war-decides = What decides it
war-theatre-open = undecided
war-theatre-won = won by { THE(SIDE($side)) }
war-theatre-reopened = the war goes on there since the attack of { POWER($power) } in round { $round }
