// Enhanced Realism, leaving battles (realism.retreat, ruling.RR20 to ruling.RR24, ruling.D33, ruling.D37) and zones
// shared with enemies between turns.

import { describe, expect, test } from 'vitest';
import { awaits, type GameOrder, type GameState, type StandingOrder, violations } from '../../../src/engine/index.ts';
import { enhancedRealism as ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import type { Power, SpaceId, UnitCounts } from '../../../src/vocab/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, load, march, type Outcome, unload } from '../../support/moves.ts';
import { force, type Given, positionOf } from '../../support/position.ts';

type Wishes = StandingOrder['conduct'];
type Ways = NonNullable<Extract<GameOrder, { type: 'retreat' }>['ways']>;

const KARELIA = 'karelia-ssr';
const HAWAII = 'hawaiian-sea';
const MIDWAY = 'midway-sea';

const at = (given: Given): GameState => positionOf({ ruleset, ...given });

/** Germany in Karelia after a round without a hit; what comes of it hangs on what was left standing. */
const karelia = (
  defence: Partial<Record<Power, string>>,
  wishes: Wishes | undefined,
  more: Partial<Given> = {},
): Outcome => {
  const start = at({
    power: 'germany',
    units: { 'eastern-europe': { germany: '3 inf 1 ftr' }, [KARELIA]: defence },
    ...more,
  });
  const wished =
    wishes === undefined
      ? start
      : give(
          start,
          {
            type: 'standing-orders',
            power: 'ussr',
            orders: [{ power: 'ussr', side: 'defence', scope: 'land', conduct: wishes }],
          },
          undefined,
          ruleset,
        ).state;
  const state = moved(combat(wished, [march('3 inf 1 ftr', `eastern-europe > ${KARELIA}`)], { ruleset }));
  return attack(state, KARELIA);
};

/** One round in which nobody hits; the attacker goes on. */
const attack = (state: GameState, battle: SpaceId, conduct: Wishes = {}): Outcome =>
  give(
    state,
    { type: 'fight', power: state.turn.power, battles: [{ battle, conduct }], nonce: NONCE },
    ({ purpose, n }) => (purpose.startsWith(`combat/${battle}/1/`) ? Array<number>(n).fill(6) : undefined),
    ruleset,
  );

const leave = (
  state: GameState,
  power: Power,
  battle: SpaceId,
  ways: readonly (readonly [string, SpaceId])[],
): Outcome =>
  give(
    state,
    {
      type: 'retreat',
      power,
      battle,
      nonce: NONCE,
      ways: ways.map(([units, to]): Ways[number] => ({ units: force(units), to })),
    },
    undefined,
    ruleset,
  );

const stay = (state: GameState, power: Power, battle: SpaceId): Outcome =>
  give(state, { type: 'fight', power, battles: [{ battle }], nonce: NONCE }, undefined, ruleset);

/** Who is asked whether he leaves. */
const askedOf = (state: GameState): readonly Power[] =>
  awaits(ruleset, state).flatMap((due) => (due.kind === 'decision' && due.decision === 'retreat' ? due.from : []));

describe('who speaks', () => {
  test('the attacker first, then the defending powers in turn from him on', () => {
    const begun = karelia({ ussr: '2 inf', uk: '1 inf' }, undefined);
    expect(askedOf(begun.state)).toEqual(['uk']);
    const left = leave(begun.state, 'uk', KARELIA, [['1 inf', 'russia']]);
    expect(askedOf(left.state)).toEqual(['ussr']);
    expect(effectsOf(left)).toContain('defender-left');
    expect(violations(ruleset, left.state)).toEqual([]);
    const fought = stay(left.state, 'ussr', KARELIA);
    expect(happened(fought, 'stayed')).toMatchObject([{ side: 'defence', powers: ['ussr'] }]);
    expect(asked(fought)).toContain(`${KARELIA}/2/attack/germany 4`);
  });

  test('an attacker who leaves asks nobody', () => {
    const state = moved(
      combat(
        at({ power: 'germany', units: { 'eastern-europe': { germany: '2 inf' }, [KARELIA]: { ussr: '2 inf' } } }),
        [march('2 inf', `eastern-europe > ${KARELIA}`)],
        { ruleset },
      ),
    );
    const gone = attack(state, KARELIA, { retreatAfter: 1, retreatTo: 'ukraine-ssr' });
    expect(happened(gone, 'battle-ended')).toMatchObject([{ outcome: 'retreat' }]);
    expect(standing(gone.state, 'ukraine-ssr', 'germany')).toEqual({ infantry: 2 });
    expect(happened(gone, 'decision-due')).toEqual([]);
  });

  test('others than those asked are told who is', () => {
    const { state } = karelia({ ussr: '2 inf' }, undefined);
    const refused = leave(state, 'germany', KARELIA, [['3 inf', 'eastern-europe']]);
    expect(codesOf(refused)).toEqual(['decision-not-yours']);
    expect(clausesOf(refused)).toContain('realism.retreat.attacker-then-defender');
    expect(codesOf(stay(state, 'germany', KARELIA))).toEqual(['decision-not-yours']);
  });

  test('who gives up while he is asked stays', () => {
    const { state } = karelia({ ussr: '2 inf', uk: '1 inf' }, undefined);
    const after = give(state, { type: 'resign', power: 'uk' }, undefined, ruleset);
    expect(happened(after, 'stayed')).toMatchObject([{ side: 'defence', powers: ['uk'] }]);
    expect(askedOf(after.state)).toEqual([]);
  });
});

describe('orders left standing', () => {
  test('leave after a round, for the place named', () => {
    const gone = karelia(
      { ussr: '2 inf 1 ftr' },
      { retreatAfter: 1, retreatTo: 'caucasus' },
      { options: { askDefender: 'never' } },
    );
    expect(standing(gone.state, 'caucasus', 'ussr')).toEqual({ infantry: 2, fighter: 1 });
    expect(happened(gone, 'battle-ended')).toMatchObject([{ outcome: 'attacker' }]);
    expect(happened(gone, 'control-changed')).toMatchObject([{ space: KARELIA, to: 'germany' }]);
    expect(violations(ruleset, gone.state)).toEqual([]);
  });

  test('leave below a strength, and not above it', () => {
    const never = { options: { askDefender: 'never' } } as const;
    expect(
      happened(karelia({ ussr: '2 inf' }, { retreatBelow: 3, retreatTo: 'russia' }, never), 'retreated'),
    ).toHaveLength(1);
    expect(happened(karelia({ ussr: '3 inf' }, { retreatBelow: 3, retreatTo: 'russia' }, never), 'retreated')).toEqual(
      [],
    );
  });

  test('where nobody is asked they stay unless an order says otherwise; one to ask is kept', () => {
    const never = { options: { askDefender: 'never' } } as const;
    expect(asked(karelia({ ussr: '2 inf' }, undefined, never))).toContain(`${KARELIA}/2/attack/germany 4`);
    expect(askedOf(karelia({ ussr: '2 inf' }, { plan: 'ask' }, never).state)).toEqual(['ussr']);
    expect(askedOf(karelia({ ussr: '2 inf' }, { rounds: 1 }, never).state)).toEqual(['ussr']);
  });

  test('with a plan of his own the defender is not asked', () => {
    expect(askedOf(karelia({ ussr: '2 inf' }, { plan: 'KAAC' }).state)).toEqual([]);
    expect(askedOf(karelia({ ussr: '2 inf' }, { orderOfLoss: ['infantry'] }).state)).toEqual(['ussr']);
  });

  test('with a place to choose and none named he is asked where to', () => {
    expect(askedOf(karelia({ ussr: '2 inf' }, { retreatAfter: 1 }).state)).toEqual(['ussr']);
  });
});

describe('a whole force, each unit for itself', () => {
  test('all must be named, no more than there are, and none of an ally', () => {
    const { state } = karelia({ ussr: '3 inf', uk: '1 inf' }, undefined);
    const asksUssr = stay(state, 'uk', KARELIA).state;
    const partial = leave(asksUssr, 'ussr', KARELIA, [['2 inf', 'russia']]);
    expect(codesOf(partial)).toEqual(['retreat-is-partial']);
    expect(clausesOf(partial)).toEqual(['realism.retreat.no-partial']);
    expect(codesOf(leave(asksUssr, 'ussr', KARELIA, [['4 inf', 'russia']]))).toContain('not-enough-units');
    // Whoever is sent where he may not go has been named all the same.
    expect(codesOf(leave(asksUssr, 'ussr', KARELIA, [['3 inf', 'germany']]))).toEqual(['way-not-open']);
    const ofAlly = give(
      asksUssr,
      {
        type: 'retreat',
        power: 'ussr',
        battle: KARELIA,
        nonce: NONCE,
        ways: [{ power: 'uk', units: force('1 inf'), to: 'russia' }],
      },
      undefined,
      ruleset,
    );
    expect(codesOf(ofAlly)).toContain('units-of-ally');
  });

  test('who names no place at all has not said where anybody goes', () => {
    const { state } = karelia({ ussr: '3 inf' }, undefined);
    const refused = give(state, { type: 'retreat', power: 'ussr', battle: KARELIA, nonce: NONCE }, undefined, ruleset);
    expect(codesOf(refused)).toEqual(['retreat-is-partial']);
  });

  test('in the second edition the force goes to one space', () => {
    const state = moved(
      combat(
        positionOf({
          power: 'germany',
          units: { 'eastern-europe': { germany: '2 inf' }, [KARELIA]: { ussr: '2 inf' } },
        }),
        [march('2 inf', `eastern-europe > ${KARELIA}`)],
      ),
    );
    const due = fight(state, KARELIA, dice({}, 6), { rounds: 1 });
    const refused = give(due.state, {
      type: 'retreat',
      power: 'germany',
      battle: KARELIA,
      nonce: NONCE,
      ways: [{ units: { infantry: 2 }, to: 'eastern-europe' }],
    });
    expect(codesOf(refused)).toEqual(['retreat-goes-together']);
    expect(clausesOf(refused)).toContain('retreat.single-adjacent-origin');
    const byDefender = give(due.state, { type: 'fight', power: 'ussr', battles: [{ battle: KARELIA }], nonce: NONCE });
    expect(codesOf(byDefender)).toEqual(['decision-not-yours']);
    expect(secondEdition.retreat.by).toBe('attacker');
  });
});

/** A Japanese battleship at Hawaii after a round without a hit. */
const hawaii = (units: Given['units'], cargo: Given['cargo'] = []): Outcome => {
  const state = at({ power: 'japan', units: { 'solomon-sea': { japan: '1 bb' }, ...units }, cargo });
  return attack(moved(combat(state, [march('1 bb', `solomon-sea > ${HAWAII}`)], { ruleset })), HAWAII);
};

const unitsAt = (state: GameState, space: SpaceId, power: Power): UnitCounts => standing(state, space, power);

describe('at sea', () => {
  const carrier: Given['cargo'] = [{ space: HAWAII, power: 'usa', ship: 'carrier', units: { usa: '2 ftr' } }];

  test('fighters go along with their carrier', () => {
    const { state } = hawaii({}, carrier);
    const gone = leave(state, 'usa', HAWAII, [['1 car', MIDWAY]]);
    expect(unitsAt(gone.state, MIDWAY, 'usa')).toEqual({ fighter: 2, carrier: 1 });
    expect(happened(gone, 'battle-ended')).toMatchObject([{ outcome: 'attacker' }]);
    expect(violations(ruleset, gone.state)).toEqual([]);
  });

  test('or fly to land of their own', () => {
    const { state } = hawaii({}, carrier);
    const gone = leave(state, 'usa', HAWAII, [
      ['1 car', MIDWAY],
      ['1 ftr', 'hawaiian-islands'],
    ]);
    expect(unitsAt(gone.state, MIDWAY, 'usa')).toEqual({ fighter: 1, carrier: 1 });
    expect(unitsAt(gone.state, 'hawaiian-islands', 'usa')).toEqual({ fighter: 1 });
    expect(effectsOf(gone)).toContain('planes-fell-back');
    expect(violations(ruleset, gone.state)).toEqual([]);
  });

  test('cargo goes with its ship', () => {
    const laden: Given['cargo'] = [{ space: HAWAII, power: 'usa', ship: 'transport', units: { usa: '2 inf' } }];
    const { state } = hawaii({}, laden);
    const gone = leave(state, 'usa', HAWAII, [['1 trn', MIDWAY]]);
    expect(unitsAt(gone.state, MIDWAY, 'usa')).toEqual({ infantry: 2, transport: 1 });
    expect(effectsOf(gone)).toContain('cargo-retreats-with-ship');
    expect(violations(ruleset, gone.state)).toEqual([]);
  });

  test('contact broken off ends the battle; the zone is shared', () => {
    const { state } = hawaii({ [HAWAII]: { usa: '1 bb 1 sub' } });
    const gone = leave(state, 'usa', HAWAII, [['1 bb 1 sub', HAWAII]]);
    expect(happened(gone, 'battle-ended')).toMatchObject([{ outcome: 'broken-off' }]);
    expect(effectsOf(gone)).toContain('contact-broken-off');
    expect(unitsAt(gone.state, HAWAII, 'usa')).toEqual({ submarine: 1, battleship: 1 });
    expect(violations(ruleset, gone.state)).toEqual([]);
    const ended = give(gone.state, { type: 'end-turn', power: 'japan' }, undefined, ruleset);
    expect(ended.ok).toBe(true);
  });

  test('who fell back into another battle of the turn takes no part in it', () => {
    const start = at({
      power: 'japan',
      units: {
        'solomon-sea': { japan: '1 bb' },
        'okinawa-sea': { japan: '1 bb' },
        [HAWAII]: { usa: '1 trn' },
        'wake-island-sea': { usa: '1 sub' },
      },
    });
    const state = moved(
      combat(start, [march('1 bb', `solomon-sea > ${HAWAII}`), march('1 bb', 'okinawa-sea > wake-island-sea')], {
        ruleset,
      }),
    );
    const left = leave(attack(state, HAWAII).state, 'usa', HAWAII, [['1 trn', 'wake-island-sea']]);
    const next = attack(left.state, 'wake-island-sea');
    expect(happened(next, 'battle-opened')[0]?.defenders).toMatchObject([{ type: 'submarine' }]);
  });
});

/** Both fleets lie at Hawaii as the American turn begins. */
const shared = (more: Given['units'] = {}, cargo: Given['cargo'] = []): GameState =>
  at({ power: 'usa', units: { [HAWAII]: { usa: '1 bb 1 sub', japan: '1 bb' }, ...more }, cargo });

describe('a zone shared with enemies', () => {
  test('nothing is owed in it', () => {
    const ended = give(shared(), { type: 'end-turn', power: 'usa' }, undefined, ruleset);
    expect(ended.ok).toBe(true);
    expect(happened(ended, 'battle-declared')).toEqual([]);
  });

  test('those that are ordered to attack all attack', () => {
    const order: GameOrder = { type: 'combat-move', power: 'usa', moves: [], attacks: [HAWAII], nonce: NONCE };
    const made = give(shared(), order, undefined, ruleset);
    expect(happened(made, 'moves-made')).toMatchObject([{ attacks: [HAWAII] }]);
    const [battle] = happened(made, 'battle-declared');
    expect(battle?.attackers.map(({ type }) => type)).toEqual(['submarine', 'battleship']);
  });

  test('an attack needs own ships among enemies', () => {
    const order: GameOrder = { type: 'combat-move', power: 'usa', moves: [], attacks: [MIDWAY], nonce: NONCE };
    const refused = give(shared(), order, undefined, ruleset);
    expect(codesOf(refused)).toEqual(['nothing-to-attack']);
    expect(clausesOf(refused)).toContain('ruling.RR24');
  });

  test('who comes from outside fights, who was there does not', () => {
    const state = shared({ [MIDWAY]: { usa: '1 sub' } });
    const [battle] = happened(combat(state, [march('1 sub', `${MIDWAY} > ${HAWAII}`)], { ruleset }), 'battle-declared');
    expect(battle?.attackers.map(({ type, ids }) => `${ids.length} ${type}`)).toEqual(['1 submarine']);
  });

  test('who was there sails off without stopping; who comes stops', () => {
    const off = combat(
      shared({ 'wake-island-sea': { japan: '1 trn' } }),
      [march('1 sub', `${HAWAII} > wake-island-sea`)],
      { ruleset },
    );
    expect(off.ok).toBe(true);
    const through = combat(
      shared({ [MIDWAY]: { usa: '1 sub' }, 'wake-island-sea': { japan: '1 trn' } }),
      [march('1 sub', `${MIDWAY} > ${HAWAII} > wake-island-sea`)],
      { ruleset },
    );
    expect(codesOf(through)).toContain('blocked-by-enemy-ships');
    expect(clausesOf(through)).toContain('ruling.RR24');
  });

  test('nobody boards in it before it is cleared', () => {
    const state = shared({ [HAWAII]: { usa: '1 trn', japan: '1 sub' }, 'hawaiian-islands': { usa: '1 inf' } });
    const refused = combat(state, [load('1 inf', `hawaiian-islands > ${HAWAII}`)], { ruleset });
    expect(codesOf(refused)).toContain('zone-holds-enemies');
    expect(clausesOf(refused)).toContain('ruling.RR24');
  });

  test('who announces a landing from it attacks there first', () => {
    const laden: Given['cargo'] = [{ space: HAWAII, power: 'usa', ship: 'transport', units: { usa: '2 inf' } }];
    const state = at({
      power: 'usa',
      units: { [HAWAII]: { usa: '1 bb', japan: '1 sub' } },
      cargo: laden,
      control: { 'hawaiian-islands': 'japan' },
    });
    const made = combat(state, [unload('2 inf', `${HAWAII} > hawaiian-islands`)], { ruleset });
    expect(happened(made, 'battle-declared')).toMatchObject([{ battle: HAWAII }, { battle: 'hawaiian-islands' }]);
  });
});

describe('a landing', () => {
  const landing = (conduct: Wishes): Outcome => {
    const state = at({
      power: 'uk',
      options: { askDefender: 'never' },
      units: { 'western-europe': { germany: '3 inf' }, 'united-kingdom': { uk: '1 ftr' } },
      cargo: [{ space: 'north-sea', power: 'uk', ship: 'transport', units: { uk: '2 inf' } }],
    });
    const made = combat(
      state,
      [unload('2 inf', 'north-sea > western-europe'), march('1 ftr', 'united-kingdom > north-sea > western-europe')],
      { ruleset },
    );
    return attack(moved(made), 'western-europe', conduct);
  };

  test('planes leave it alone, by order too', () => {
    const left = landing({ retreatAfter: 1 });
    expect(happened(left, 'retreated').map(({ units }) => units.map(({ type }) => type))).toEqual([['fighter']]);
    expect(happened(left, 'battle-ended')).toEqual([]);
    expect(asked(left)).toContain('western-europe/2/attack/uk 2');
  });

  test('and nobody else', () => {
    const due = landing({ rounds: 1 });
    expect(askedOf(due.state)).toEqual(['uk']);
    const refused = leave(due.state, 'uk', 'western-europe', [['2 inf', 'north-sea']]);
    expect(codesOf(refused)).toEqual(['only-planes-leave']);
    expect(clausesOf(refused)).toContain('ruling.D33');
  });
});
