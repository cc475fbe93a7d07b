// The exact odds of a battle whose hits are taken a step at a time: support on land, ships that bear hits, hits that
// fall on some units only, submarines that go under. What stands is numbers of each group on both sides; every round is
// worked through with all its dice can show, and rounds without effect are taken out by dividing by what they leave.

import { hasTrait } from '../board/roster.ts';
import type { Battle, Force, Group } from './battle.ts';
import { summedUp } from './books.ts';
import { hitsOf, type Pool } from './fire.ts';
import type { Outcome } from './outcome.ts';
import { MOST_PAIRS, roundsApart } from './rows.ts';
import { SalvoFire } from './salvo-fire.ts';
import { type Afloat, leftAfter, targetsIn } from './salvo-losses.ts';
import { type SalvoRules, salvoProgramOf } from './salvo-program.ts';
import { Rounds } from './salvo-round.ts';
import { type SalvoSide, salvoSideOf } from './salvo-side.ts';
import { SalvoWork } from './salvo-work.ts';

/**
 * Strengths of one side that are looked for: with more of them there are too many pairs in all but lopsided battles.
 */
const MOST_STRENGTHS = 1500;

const freshOf = (groups: readonly Group[]): Afloat => ({
  here: groups.map(({ count }) => count),
  spare: groups.map(({ spare = 0 }) => spare),
  under: groups.map(() => 0),
});

/** Where dice that are thrown once leave a force, hit by hit. */
const fallen = (force: Force, from: Afloat, kinds: 'air' | 'land' | 'all', hits: Float64Array) => {
  const targets = [targetsIn(force.groups, [kinds === 'all' ? ['land', 'air', 'sea'] : [kinds]])];
  return [...hits].map((chance, count) => ({
    chance,
    standing: leftAfter({ ...force, keeps: 'nothing' }, from, targets, [count], 'as-he-likes'),
  }));
};

/** The dice of guns and of ships that support a landing, and where they leave both sides before round 1. */
const opened = ({ attacker, defender, opening, marked, luck }: Battle) => {
  const planes = attacker.groups.reduce((sum, { domain, count }) => sum + (domain === 'air' ? count : 0), 0);
  const flak = opening.guns.map((guns) => ({ dice: guns * planes, need: opening.gunNeed }));
  const support: readonly Pool[] = opening.support ?? [{ dice: opening.shots, need: opening.shotNeed }];
  // They are of one power, so that low luck adds them up.
  const pips = support.reduce((sum, { dice, need }) => sum + dice * need, 0);
  const shots = luck === 'dice' ? support : [{ dice: pips, need: 1 }];
  const whole = freshOf(defender.groups);
  const unmarked = { ...whole, here: whole.here.map((count, index) => count - (marked[index] ?? 0)) };
  return {
    above: fallen(attacker, freshOf(attacker.groups), 'air', hitsOf(flak, luck)),
    below: fallen(defender, unmarked, opening.shotsAt === 'land-unit' ? 'land' : 'all', hitsOf(shots, luck)),
    whole,
  };
};

/** Whether some attacker can hit some defender. */
const hitters =
  (fires: readonly SalvoFire[], above: SalvoSide, below: SalvoSide) =>
  (a: number, d: number): boolean => {
    const [own, other] = [above.standing[a]?.here ?? [], below.standing[d]?.here ?? []];
    return fires.some((fire) => fire.finds(own, other));
  };

/** Support that could lift troops of one owner or another: under low luck it matters whose. */
const isUnsettled = ({ luck, attacker }: Battle): boolean => {
  const { groups } = attacker;
  const taking = new Set(groups.filter(({ support }) => support === 'takes').map(({ owner }) => owner));
  return luck === 'low-luck' && taking.size > 1 && groups.some(({ support }) => support === 'gives');
};

/**
 * The exact odds of a battle, fought on by the plans that stand in it.
 *
 * @returns undefined where its steps are such as this solver does not know, or more than `MOST_PAIRS` of strengths can
 *   come up
 */
export const solveSalvos = (rules: SalvoRules, battle: Battle): Outcome | undefined => {
  const { attacker, defender, luck, leaving } = battle;
  const program = salvoProgramOf(rules, battle);
  if (program === undefined || isUnsettled(battle)) return undefined;
  const words = rules.combat.restrictedHits ?? 'as-he-likes';
  const upon = (step: typeof program.attack): SalvoFire =>
    step.fires === 'attack'
      ? new SalvoFire(rules, step, luck, attacker.groups, defender.groups)
      : new SalvoFire(rules, step, luck, defender.groups, attacker.groups);
  const first = program.first === undefined ? undefined : upon(program.first);
  const [attack, defence] = [upon(program.attack), upon(program.defence)];
  const divers = (force: Force, dives: boolean): readonly number[] =>
    force.groups.flatMap(({ type }, index) => (dives && hasTrait(rules.board, type, 'submerges') ? [index] : []));
  const start = opened(battle);
  const above = salvoSideOf(attacker, {
    from: start.above.map(({ standing }) => standing),
    fires: [defence],
    words,
    divers: divers(attacker, program.attackersSubmerge),
    parts: leaving.apart === 'planes' ? 'planes-leave' : 'together',
    most: MOST_STRENGTHS,
  });
  const below = salvoSideOf(defender, {
    from: [start.whole, ...start.below.map(({ standing }) => standing)],
    fires: first === undefined ? [attack] : [first, attack],
    words,
    divers: divers(defender, program.defendersSubmerge),
    parts: 'together',
    most: MOST_STRENGTHS,
  });
  if (above === undefined || below === undefined || above.size * below.size > MOST_PAIRS) return undefined;
  const rounds = new Rounds({
    program,
    above,
    below,
    ...(first === undefined ? {} : { first }),
    attack,
    defence,
    divers: divers(defender, program.defendersSubmerge),
  });
  const canHit = hitters(first === undefined ? [attack] : [first, attack], above, below);
  const work = new SalvoWork(rules.board, battle, above, below, rounds, canHit);
  const firing = below.find(start.whole);
  for (const up of start.above)
    for (const down of start.below)
      work.begin(above.find(up.standing), below.find(down.standing), up.chance * down.chance);
  const last = battle.fought + roundsApart(battle);
  for (let round = battle.fought + 1; round <= last; round += 1)
    work.fightApart(round, round === battle.fought + 1 ? firing : undefined);
  work.fightOn();
  return summedUp(battle, work.books, above, below, work.rounds);
};
