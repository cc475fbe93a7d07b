### Refusals: what was asked and what stands in the way, in one whole sentence with the numbers.


## Whose turn it is and what is due

decision-name =
    { $decision ->
        [casualties] casualties
        [withdraw] submarine withdrawal
        [intercept] fighters against the raid
       *[retreat] retreat or another round
    }
refusal-game-over = The game is over: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won.
refusal-game-drawn = The game is over: it was drawn.
refusal-game-not-open = The game has not been opened yet.
refusal-not-your-turn = It is not { POWER($power) }’s turn but { POWER($turn) }’s.
refusal-others-to-move = Still to have their part in this phase, before it goes on: { POWERS($powers) }.
refusal-phase-over = Too late for { ORDER($order) }: the turn is already in the phase “{ PHASE($phase) }”.
refusal-dice-awaited =
    { $dice } { $dice ->
        [one] die has
       *[other] dice have
    } to be thrown first.
refusal-decision-due = First { POWERS($from) } must decide { IN($battle) }: { decision-name }.
refusal-choice-due = First { POWERS($from) } must choose the defenders of { THE($space) }.
refusal-advance-due = First the cash advance of { $ipc } IPC has to be spent ({ SIDE($side) }): { POWERS($from) }.
refusal-tribute-due = First { POWERS($from) } must say who pays the { $ipc } IPC.
refusal-fund-due = First { POWERS($from) } must divide the { $ipc } IPC of the convoys.
refusal-kamikaze-due = First { POWERS($from) } must say whether it sends kamikazes ({ $left } left).
refusal-no-kamikaze-due = No kamikazes can be sent now.
refusal-kamikaze-not-yours = Kamikazes are for { POWERS($from) } to send, not for { POWER($power) }.
refusal-kamikaze-too-many = { $asked } kamikazes are more than there are left in this game: { $left }.
refusal-kamikaze-no-target = { IN($space) } there is no such ship left to strike ({ UNIT($unit) }): each entry is one surface warship of those that move. Such ships are here: { SPACES($spaces) }.
refusal-recall-due = First { POWERS($from) } must say whether its units go home to { SPACE($space) }.
refusal-no-recall-due = There are no units to bring home now.
refusal-recall-not-yours = Whether these units go home is for { POWERS($from) } to say, not for { POWER($power) }.
refusal-no-choice-due = Nobody has defenders to choose for { THE($space) } now.
refusal-choice-not-yours = The defence of { THE($space) } is for { POWERS($from) } to choose, not for { POWER($power) }.
refusal-no-decision-due = Nothing to decide { IN($battle) } now: { decision-name }.
refusal-decision-not-yours = { IN($battle) } it is for { POWERS($from) } to decide, not for { POWER($power) }.
refusal-unknown-space = There is no space “{ $space }” on this board.
refusal-already-resigned = { POWER($power) } has already resigned.
refusal-battles-unfought = First the battles have to be fought: { SPACES($battles) }.
refusal-not-your-side = { POWER($power) } cannot give standing orders for { POWER($of) }: that is the other side.

## Moving

refusal-not-adjacent = { THE($from) } and { THE($to) } do not touch.
refusal-too-far =
    { UNITS($unit) } can move { $range } { $range ->
        [one] space
       *[other] spaces
    } in a turn; this way comes to { $cost }.
refusal-land-unit-at-sea = { UNITS($unit) } cannot enter { THE($space) } on their own: land units go to sea aboard ships.
refusal-ship-on-land = { UNITS($unit) } cannot enter { THE($space) }: that is land.
refusal-unit-never-moves = { UNITS($unit) } never move.
refusal-canal-closed = The { CANAL($canal) } between { THE($from) } and { THE($to) } is closed to your ships this turn.
refusal-blocked-by-enemy = { UNITS($unit) } cannot go on through { THE($space) }: enemy units hold it.
refusal-blocked-by-neutral =
    { $unit ->
        [armor] Armor cannot blitz through { THE($space) }: it is neutral.
       *[other] { UNITS($unit) } cannot go on through { THE($space) }: it is neutral.
    }
refusal-theatre-decided = { THEATRE($theatre) } is decided: you make no more combat moves there ({ UNITS($unit) }, { SPACE($space) }).
refusal-shut-in = { THEATRE($theatre) } is decided, and enemies are { IN($space) }: your { UNITS($unit) } move neither in nor out.
refusal-combat-move-lost = In this turn you have no combat moves in { THEATRE($theatre) } ({ UNITS($unit) }, { SPACE($space) }).
refusal-at-peace = Your { UNITS($unit) } cannot enter { THE($space) }: you are at peace with { POWER($with) }.
refusal-peace-keeps-out = Your { UNITS($unit) } cannot enter { THE($space) } while you are at peace with { POWER($with) }.
refusal-flight-between-theatres = { UNITS($unit) } cannot fly from { THEATRE($theatre) } to { THEATRE($other) } in one turn: they spend a night between them.
refusal-blocked-by-enemy-ships = { UNITS($unit) } cannot sail on { FROM($space) }: enemy ships are there, and that means battle.
refusal-not-enough-units =
    { $there ->
        [0]
            { IN($space) } no { UNITS($unit) } can do this; { $asked } { $asked ->
                [one] is
               *[other] are
            } asked for.
       *[other] { IN($space) } only { FORCE($unit, $there) } can do this; { $asked } are asked for.
    }
refusal-units-of-ally = The { UNITS($unit) } { IN($space) } belong to { POWER($owner) }.
refusal-unit-held = The battle of the { UNITS($unit) } { IN($space) } was dropped after an error; they do not move this turn.
refusal-already-left = The { UNITS($unit) } of { THE($space) } have already left this turn.
refusal-raider-does-not-fight = The { UNITS($unit) } of { THE($space) } fly a strategic bombing raid this turn and cannot do anything else.
refusal-already-moved = The { UNITS($unit) } { IN($space) } have already moved this turn.
refusal-already-fought = The { UNITS($unit) } { IN($space) } fought this turn and stay where they are.
refusal-gun-captured = The antiaircraft gun { IN($space) } was captured this turn and cannot move yet.
refusal-gun-fired = The { KIND("rockets") } { IN($space) } has fired its rocket this turn and does not move again.
refusal-fighter-left-behind = The { UNITS($unit) } did not sail with their carrier; they are still { IN($space) }.
refusal-no-combat-there = { UNITS($unit) } would not fight { IN($space) }: moves without combat come in the noncombat move.
refusal-nothing-to-attack = { IN($space) } no own ships lie among enemies.
refusal-ship-without-combat = { UNITS($unit) } would take part in no combat { IN($space) }: ships that do not fight wait for the noncombat move.
refusal-gun-never-attacks = Antiaircraft guns never attack; one cannot go { TO($space) }.
refusal-gun-waits-for-noncombat = Antiaircraft guns move in the noncombat move; the one for { THE($space) } has to wait.
refusal-escort-without-raider = { UNITS($unit) } cannot raid { SPACE($space) } alone: they go along with bombers that do.
refusal-planes-cannot-hit = { UNITS($unit) } cannot hit submarines { IN($space) } without a destroyer of your side beside them.
refusal-convoy-of-enemy = { UNITS($unit) } cannot enter { THE($space) } now: an enemy holds its convoy, and that takes a combat move.
refusal-convoy-needs-warship = { UNITS($unit) } cannot take the convoy { IN($space) }: they carry troops.
refusal-convoy-not-free = { UNITS($unit) } cannot take the convoy { IN($space) } while enemy ships are there.
refusal-raid-needs-bombers = Only bombers fly strategic bombing raids, not { UNITS($unit) }.
refusal-raid-needs-complex = A raid needs an enemy industrial complex; { THE($space) } has none.
refusal-no-attack-in-first-round = This game is played without an attack by { POWER($power) } in round 1, so not on { THE($space) } either.
refusal-attack-too-far = In the first combat move { UNITS($unit) } attack enemy units only in the next space, not yet { IN($space) }.
refusal-not-in-second-move = { UNITS($unit) } do not move in the second combat move: it is for armor alone.
refusal-too-many-sea-zones =
    On the way to a battle, and again on the way home, { UNITS($unit) } enter { $most } { $most ->
        [one] sea zone
       *[other] sea zones
    } at most; this way enters { $zones }.
refusal-carrier-has-launched = The carrier { IN($space) } has sent its planes out, and that ended its own move.
refusal-fighter-returns-home = { UNITS($unit) } that fought from a carrier return to it: from { THE($space) } theirs is within reach, { IN($zone) }.
refusal-fighter-stays-ashore = { UNITS($unit) } that fought from land do not come down on a carrier this turn, so not { IN($space) }.
refusal-landing-forgotten = The { UNITS($unit) } { IN($space) } must come down: nobody gives up units that can be saved. Within reach: { SPACES($spaces) }.
refusal-no-landing-place =
    Not all { UNITS($unit) } { IN($space) } could land afterwards: with { $left } { $left ->
        [one] space
       *[other] spaces
    } left to fly they reach no place that can take them.
refusal-landing-impossible =
    From { THE($space) } { UNITS($unit) } cannot come down { IN($land) }: { $left } { $left ->
        [one] space
       *[other] spaces
    } { $left ->
        [one] is
       *[other] are
    } left to fly, and the place must be able to take them.
refusal-no-room-aboard =
    { $room ->
        [0] No transport { IN($zone) } has room for { FORCE($unit, $asked) }.
       *[other] The transports { IN($zone) } have room for { FORCE($unit, $room) }, not for { $asked }.
    }
refusal-no-patrol = { CAPITAL(UNITS($unit)) } do not go on patrol now: fighters do, in noncombat movement.
refusal-patrol-not-beside = A patrol goes from land to a sea zone right beside it, not from { SPACE($space) } this way ({ UNIT($unit) }).
refusal-patrol-elsewhere = { UNITS($unit) } go on patrol in { THEATRE($theatre) } only, not over { SPACE($space) }.
refusal-not-on-patrol = Over { SPACE($space) } there are { $there } planes of yours on patrol that are still to land, not { $asked }.
refusal-patrol-cannot-land = A patrol over { SPACE($space) } lands on friendly land beside it or on a carrier there with room, not so: { SPACE($to) }.
refusal-not-aboard =
    { $there ->
        [0] No { UNITS($unit) } are aboard ships { IN($zone) }.
       *[other]
            Only { FORCE($unit, $there) } { $there ->
                [one] is
               *[other] are
            } aboard ships { IN($zone) }; { $asked } { $asked ->
                [one] is
               *[other] are
            } asked for.
    }
refusal-transport-done = The transports { IN($space) } have landed their cargo and are done for this turn.
refusal-one-landing-place = A transport { IN($zone) } lands all its cargo in one territory; it has begun elsewhere and cannot land { IN($to) } as well.
refusal-allied-transport-waits = An ally’s transport { IN($space) } lands your units on a later turn than the one they boarded in.
refusal-part-of-cargo = What is aboard one transport { IN($zone) } lands together and in one territory; { FORCE($unit, $kept) } would be left out.
refusal-boarding-without-landing = Enemies are { IN($zone) }: { UNITS($unit) } board there in the combat move only to land in the same turn.
refusal-mixed-powers = A transport carries troops of one power only: aboard { IN($zone) } are those of { POWER($aboard) }, so no other { UNITS($unit) } board.
refusal-never-boards = The troops of { POWER($power) } never board ships: the { UNITS($unit) } { IN($space) } stay ashore.
refusal-one-coast-for-guests = The allied transport { IN($zone) } lies at the coast of { THE($used) } this turn; units { FROM($coast) } cannot board it as well.
refusal-transfer-at-sea = { IN($zone) } { UNITS($unit) } cannot change ships or zones: they board from land and go ashore.
refusal-ships-of-enemy = { POWER($power) } is an enemy; its ships { IN($zone) } carry nobody of yours.
refusal-space-not-friendly = { UNITS($unit) } cannot enter { THE($space) } in the noncombat move: it is not friendly.
refusal-zone-holds-enemies = { UNITS($unit) } cannot do this { IN($space) }: enemy ships are there.
refusal-neutral-in-flight = { UNITS($unit) } cannot fly over neutral { SPACE($space) } in the noncombat move.
refusal-newly-taken = { UNITS($unit) } cannot land { IN($space) }: it was taken only this turn.
refusal-landing-not-friendly = { UNITS($unit) } cannot land { IN($space) }: it is not friendly.
refusal-bomber-at-sea = Bombers cannot land at sea, so not { IN($space) }.
refusal-no-room-on-carrier =
    The carriers { IN($space) } have room for { $room ->
        [0] no more planes
       *[other] { FORCE($unit, $room) }
    }; { $asked } would land.
refusal-carrier-holds-landed = The carrier { IN($space) } has taken planes aboard this turn and does not move again.

## Money, research, purchase, placement, rockets, neutrals and bids

refusal-too-expensive = That costs { $cost } IPC; the treasury holds { $treasury }.
refusal-unknown-purse = { POWER($power) } has no purse “{ PURSE($purse) }”; it has { PURSES($purses) }.
refusal-capital-lost = Enemies hold { THE($capital) }: without its capital { POWER($power) } can neither buy nor research.
refusal-no-complex-held = { POWER($power) } holds neither its capital nor any industrial complex and buys nothing.
refusal-technology-off = This game is played without weapons development.
refusal-research-dice =
    { $most } { $most ->
        [one] die is
       *[other] dice are
    } thrown a turn; { $dice } are asked for.
refusal-research-once =
    Research is thrown once a turn, and { $dice } { $dice ->
        [one] die was
       *[other] dice were
    } bought already.
refusal-nothing-to-research = { POWER($power) } has all the technologies there are.
refusal-unit-not-in-game = There are no { UNITS($unit) } in this game.
refusal-unit-of-others = { POWER($power) } cannot buy { UNITS($unit) }; only these powers can: { POWERS($buyers) }.
refusal-unit-of-other-purse = The purse “{ $purse }” cannot pay for { UNITS($unit) }; it takes one of these: { LIST($purses) }.
refusal-complexes-exhausted =
    { $left } { $left ->
        [one] industrial complex is
       *[other] industrial complexes are
    } left to build in this game; { $asked } { $asked ->
        [one] is
       *[other] are
    } asked for.
refusal-no-advance-due = No cash advance is to be spent now.
refusal-advance-not-yours = The cash advance is for { POWERS($from) } to spend now, not for { POWER($power) }.
refusal-advance-too-dear =
    { $ipc ->
        [one] This costs { $cost } IPC; { $ipc } IPC of the cash advance is left.
       *[other] This costs { $cost } IPC; { $ipc } IPC of the cash advance are left.
    }
refusal-advance-not-beside-own = Nothing can be set down { IN($space) }: { POWER($power) } has no unit of its own there.
refusal-advance-elsewhere = Nothing can be set down { IN($space) }: the advance is for { THEATRE($theatre) }.
refusal-no-tribute-due = Nobody has to pay anything now.
refusal-tribute-not-yours = Who pays is for { POWERS($from) } to say, not for { POWER($power) }.
refusal-tribute-sum = The shares come to { $named } IPC; { $ipc } IPC are to be paid.
refusal-tribute-not-from = { POWER($power) } has no part in this payment.
refusal-no-fund-due = There is no convoy money to divide now.
refusal-fund-not-yours = This convoy money is for { POWERS($from) } to divide, not for { POWER($power) }.
refusal-fund-sum = The shares come to { $named } IPC; { $ipc } IPC are to be divided, all of them.
refusal-fund-purse-shut = Nothing can be put into the purse “{ PURSE($purse) }”: its capital is lost. Open: { PURSES($purses) }.
refusal-no-lend-lease = { POWER($power) } takes no units of allies over.
refusal-lend-lease-not-there = Units of allies are not taken over { IN($space) }. Possible: { SPACES($spaces) }.
refusal-lend-lease-not-held = { IN($space) } { POWER($power) } takes no units over: it does not hold the place with a complex of its own.
refusal-no-land-to-give = { POWER($power) } has taken no land together with an ally of its turn.
refusal-land-not-yours = { THE($space) } is not for { POWER($power) } to give: another power holds it.
refusal-land-not-shared = { THE($space) } cannot go to { POWER($to) }: only land of enemies that land units of both have taken in this turn can be given, and none that is somebody’s by a rule.
refusal-new-complexes-off = This game is played without new industrial complexes.
refusal-bid-due = The bid of the { SIDE($side) } comes first; nothing else can happen before it.
refusal-no-bid-due = No bid is awaited in this game.
refusal-bid-of-other-side = The bid belongs to the { SIDE($side) }; { POWER($power) } is not one of them.
refusal-bid-for-enemy = A bid of the { SIDE($side) } gives nothing to { POWER($power) }.
refusal-bid-not-lowest = The lower bid plays the Axis: { $total } IPC is more than the { $against } the other player asked for.
refusal-bid-not-own-land =
    { $word ->
        [land-held] Units of a bid go to land of their own power; { POWER($power) } does not hold { THE($space) }.
       *[other] Units of a bid go to land that was their own power’s from the start; { THE($space) } was not { POWER($power) }’s.
    }
refusal-bid-zone-not-beside = Ships of a bid go to a zone beside land of their own power; { THE($zone) } touches none of { POWER($power) }.
refusal-bid-zone-taken =
    { $word ->
        [zone-without-enemies] Enemy units are { IN($zone) }: ships of a bid cannot be placed there.
       *[other] Ships of a bid go to an empty zone or one with only their own; { IN($zone) } there are others than those of { POWER($power) }.
    }
refusal-bid-over-total = The units of the bid cost { $worth } IPC; its total is { $total }, and the total holds.
refusal-bid-units-missing =
    A bid below 0 gives up what is there: { FORCE($unit, $asked) } ({ POWER($power) }) were named { IN($space) }, and there { $there ->
        [one] is
       *[other] are
    } { $there }.
refusal-bid-money-missing = The bid gives up { $ipc } IPC of { POWER($power) }, whose treasury holds { $treasury }.
refusal-bid-ship-loaded = The { UNIT($unit) } { IN($space) } carries units; it can only be given up together with all it carries.
refusal-not-a-bidder = { $player } does not bid in this game.
refusal-bid-sealed-twice = { $player } has sealed a bid already, and a seal holds.
refusal-bid-unsealed = In this game bids are sealed first and opened afterwards: a bid in clear is not taken, for the other side would know it.
refusal-bid-not-sealed-here = In this game no bid is sealed: the winning bid was settled before and is laid out as it is.
refusal-seals-missing = Bids are opened when both are sealed; that of { LIST($players) } is not sealed yet.
refusal-bid-opened-twice = The bid of { $player } is open already.
refusal-bid-lapsed = The bid of { $player } was not there in time and no longer counts.
refusal-not-bought =
    { $bought ->
        [0]
            No { UNITS($unit) } were bought; { $asked } { $asked ->
                [one] is
               *[other] are
            } to be placed.
       *[other]
            Only { FORCE($unit, $bought) } { $bought ->
                [one] was
               *[other] were
            } bought; { $asked } are to be placed.
    }
refusal-bought-from-other-purse = What stands { IN($space) } is paid from the purse “{ PURSE($purse) }”: it bought { $bought } { UNIT($unit, $bought) }, and { $asked } are to be placed.
refusal-unit-not-for-land = New { UNITS($unit) } are placed at sea, not { IN($space) }.
refusal-unit-not-for-sea = New { UNITS($unit) } are placed on land, not { IN($space) }.
refusal-no-complex = { THE($space) } has no industrial complex of yours to place units with.
refusal-complex-of-another = The industrial complex { IN($space) } belongs to { POWER($owner) }.
refusal-complex-too-new = The industrial complex { IN($space) } came into your hands only this turn; it works from your next one on.
refusal-no-complex-beside =
    { $from ->
        [none] No territory beside { THE($zone) } has an industrial complex you can use.
       *[other] { THE($from) } has no industrial complex of yours that touches { THE($zone) }.
    }
refusal-complex-limit =
    The industrial complex { IN($space) } places { $limit } { $limit ->
        [one] unit
       *[other] units
    } a turn; these would be { $asked }.
refusal-enemy-in-zone = Enemy ships are { IN($zone) }: no new ships can be placed there.
refusal-territory-has-gun = { THE($space) } already has an antiaircraft gun; a territory holds one.
refusal-territory-has-complex = { THE($space) } already has an industrial complex; a territory holds one.
refusal-not-owned-since-start = A new industrial complex needs land of your own: { POWER($power) } did not hold { THE($space) } when the turn began.
refusal-no-deck-free = No carrier { IN($zone) } can take another { UNIT($unit) }: it must be one of the same power, beside the complex or launched by it, with room left.
refusal-plane-not-rested =
    { $asked } { UNIT($unit, $asked) } cannot board the new carrier: { IN($space) } { $there ->
        [one] stands
       *[other] stand
    } { $there } that did not fight this turn.
refusal-planes-stay = Planes on land do not board new carriers { IN($zone) }.
refusal-no-piece-left =
    That would make { $stacks } { $stacks ->
        [one] stack
       *[other] stacks
    } of { UNITS($unit) }; the box has pieces for { $limit }.
refusal-no-rockets = { POWER($power) } has no rockets.
refusal-rocket-already-fired = This turn’s rocket was already fired, { FROM($from) }.
refusal-no-gun-there = { POWER($power) } has no { KIND("rockets") } { IN($space) }.
refusal-rocket-aboard = The { KIND("rockets") } { IN($space) } is aboard a transport and cannot fire a rocket.
refusal-rocket-captured = The { KIND("rockets") } { IN($space) } was captured this turn and cannot fire a rocket yet.
refusal-rocket-went-to-fight = The { KIND("rockets") } { IN($space) } has gone to fight this turn and cannot fire a rocket as well.
refusal-no-enemy-complex = { THE($space) } has no enemy industrial complex to hit.
refusal-rocket-out-of-range =
    From { THE($from) } { TO($target) } it is { $distance } { $distance ->
        [one] space
       *[other] spaces
    }; a rocket reaches { $range }.
refusal-not-for-defence = A neutral is defended by land units and planes; { UNITS($unit) } are neither.
refusal-defence-sum = The defenders cost { $cost } IPC. There are { $ipc } to spend, all at once, until less than { $least } are left.
refusal-neutral-fee = To enter neutral { SPACE($space) } costs { $fee } IPC; the treasury holds { $treasury }.

## Battles and the choices in them

refusal-no-such-battle = There is no battle for { THE($battle) } this turn.
refusal-battle-over = The battle for { THE($battle) } is over.
refusal-battle-twice = The battle for { THE($battle) } is named twice.
refusal-sea-battle-first = Before the landing { IN($battle) } the sea battle { IN($first) } has to be fought.
refusal-raid-first = The strategic bombing raid on { THE($first) } comes before the battle for { THE($battle) }.
refusal-order-of-loss-twice = The order of loss names { UNITS($unit) } twice.
refusal-no-shot-there =
    { $there ->
        [0] No battleship
       *[other]
            Only { $there } { $there ->
                [one] battleship
               *[other] battleships
            }, not { $asked },
    } can fire in support { IN($battle) }: battleships fire at the shore only beside a landing, from the same sea zone.
refusal-casualties-miscounted =
    { IN($battle) } { $needed } { $needed ->
        [one] unit has
       *[other] units have
    } to be taken off; { $named } { $named ->
        [one] is
       *[other] are
    } named.
refusal-casualty-not-there =
    { POWER($power) } can lose { $there ->
        [0] no { UNITS($unit) }
       *[other] { FORCE($unit, $there) }
    } here; { $asked } { $asked ->
        [one] is
       *[other] are
    } named.
refusal-submarine-hits-need-ships =
    { IN($battle) } submarines have hit, and they hit ships only: { $needed } { $needed ->
        [one] ship has
       *[other] ships have
    } to be among the losses, not { $named }.
refusal-retreat-not-attacker = Only the attacker can retreat; { IN($battle) } { POWER($power) } defends.
refusal-retreat-before-defence = { IN($battle) } the defenders have to fire before the attacker can retreat.
refusal-retreat-from-nothing = { IN($battle) } no enemy is left to retreat from.
refusal-retreat-from-assault = { THE($battle) } is attacked from the sea: once the troops are ashore nobody retreats.
refusal-retreat-is-whole = The attackers have left { THE($battle) }, all together; nobody is left to fight on or to retreat elsewhere.
refusal-retreat-needs-space = Say where the attackers { IN($battle) } retreat to: { EITHER(SPACES($spaces), none: "nowhere at all") }.
refusal-retreat-not-there = From { THE($battle) } there is no retreat { TO($to) }: it goes to one space beside it that the attack came by and no enemy holds. Open: { EITHER(SPACES($spaces), none: "nowhere at all") }.
refusal-way-not-open = From { THE($battle) } { UNITS($unit) } cannot leave for { THE($to) }. Open to them: { EITHER(SPACES($spaces), none: "nowhere at all") }.
refusal-only-planes-leave = { THE($battle) } is attacked from the sea: once the troops are ashore only planes break off, by themselves.
refusal-retreat-is-partial =
    Whoever leaves takes all his units along: { POWER($power) } has not said where { FORCE($unit, $left) } { $left ->
        [one] goes
       *[other] go
    } from { THE($battle) }.
refusal-retreat-goes-together = The whole force leaves { THE($battle) } for one and the same space.
refusal-planes-have-no-retreat-space = Only planes are left { IN($battle) }: they break off and fly home in the noncombat move, so do not name { THE($to) }.
refusal-submerge-stays = Submarines go under { IN($battle) } where they are, and not { TO($to) }.
refusal-cannot-intercept = { UNITS($unit) } do not rise against a raid { IN($space) }.
refusal-hit-made-void = { IN($battle) } the losses must leave a target for hits that may fall on some units only.
refusal-withdraw-not-now = { IN($battle) } no submarines can withdraw now.
refusal-withdraw-after-victory = The battle { IN($battle) } is won; submarines no longer withdraw.
refusal-withdraw-needs-zone = Say where the submarines { IN($battle) } withdraw to: { EITHER(SPACES($zones), none: "nowhere at all") }.
refusal-not-enough-submarines =
    { IN($battle) } { $there } { $there ->
        [one] submarine
       *[other] submarines
    } can withdraw, not { $asked }.
refusal-withdraw-not-adjacent = Submarines withdraw to a zone next to theirs; { THE($to) } does not touch { THE($from) }.
refusal-withdraw-to-enemies = Enemy ships are { IN($to) }: submarines cannot withdraw there.
refusal-withdraw-to-battle-site = There is or was a battle { IN($to) } this turn: submarines cannot withdraw there.
refusal-withdraw-not-an-origin = Attacking submarines withdraw the way attackers came, not { TO($to) }. Open: { EITHER(SPACES($zones), none: "nowhere at all") }.
refusal-withdraw-other-zone = This round’s other submarines went { TO($used) }; all go to the same zone, so not { TO($to) }.
refusal-withdraw-not-open = Submarines cannot withdraw { TO($to) } now. Open: { EITHER(SPACES($zones), none: "nowhere at all") }.
