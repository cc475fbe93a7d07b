// The things worth telling of a turn, one function a kind, each with its weight.

import { type GameState, isOver, turnMates } from '../../engine/index.ts';
import type { Beat, Clash, Gain } from '../../i18n/story/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countTotal, type Power, type SpaceId } from '../../vocab/index.ts';
import type { TurnAccount } from '../account/account.ts';
import type { MoveAccount } from '../account/moves.ts';
import { attackersOf, byIf, clashOf, lostIn } from './clash.ts';
import { gainsOf } from './gains.ts';
import { WEIGHTS, weightOfClash, weightOfConquest, weightOfRaid, weightOfWaste } from './weights.ts';
import { tollOf } from './worth.ts';

/** What becomes of the war where it is won by theatre, and of peace; who wins it all has won its theatres. */
const turns = ({ power, won, theatresWon, reopened, peaceBroken }: TurnAccount): readonly Beat[] => [
  ...(won !== undefined || theatresWon === undefined
    ? []
    : theatresWon.map((theatre): Beat => ({ kind: 'theatre-won', weight: WEIGHTS['theatre-won'], ...theatre }))),
  ...(reopened ?? []).map((theatre): Beat => ({ kind: 'reopened', weight: WEIGHTS.reopened, theatre })),
  ...(peaceBroken ?? []).flatMap((pair): readonly Beat[] => {
    const other = pair.find((one) => one !== power);
    if (other === undefined || !pair.includes(power)) return [];
    return [{ kind: 'peace-broken', weight: WEIGHTS['peace-broken'], with: other }];
  }),
];

const ends = ({ won, resigned }: TurnAccount, before: GameState, after: GameState): readonly Beat[] => [
  ...(won === undefined ? [] : [{ kind: 'won', weight: WEIGHTS.won, ...won } as const]),
  ...(after.drawn !== undefined && isOver(after) && !isOver(before)
    ? [{ kind: 'drawn', weight: WEIGHTS.drawn } as const]
    : []),
  ...(resigned.length === 0 ? [] : [{ kind: 'resigned', weight: WEIGHTS.resigned, powers: resigned } as const]),
];

const hardest = (clashes: readonly Clash[]): Clash | undefined => {
  const fallen = ({ lost }: Clash): number => lost.attack.ipc + lost.defence.ipc;
  return [...clashes].sort((a, b) => fallen(b) - fallen(a))[0];
};

/** Who won land in a turn: those who fought for it, or who walked in. */
const winnersOf = (ruleset: Ruleset, { power, battles }: TurnAccount, gains: readonly Gain[]): readonly Power[] => {
  const mates = turnMates(ruleset, power);
  const all = gains.flatMap(({ space, to, how }) => {
    const fought = battles.find((battle) => how === 'fought' && battle.space === space && battle.taken !== undefined);
    if (fought !== undefined) return attackersOf(ruleset, power, fought);
    return mates.includes(to) ? [to] : [power];
  });
  return mates.filter((mate) => all.includes(mate));
};

const land = (
  ruleset: Ruleset,
  account: TurnAccount,
  clashes: readonly Clash[],
  gains: readonly Gain[],
): readonly Beat[] => {
  const { board, sides } = ruleset;
  const at = (space: SpaceId): readonly Clash[] =>
    clashes.filter((clash) => clash.space === space && (clash.result === 'taken' || clash.result === 'freed'));
  const capitalAt = (space: SpaceId) => board.powers.find(({ capital }) => capital === space)?.power;
  const sideOf = (power: Gain['to']) => sides.find(({ powers }) => powers.includes(power))?.side;
  const capitals = gains.flatMap(({ space, to }): readonly Beat[] => {
    const of = capitalAt(space);
    if (of === undefined) return [];
    const change = sideOf(to) === sideOf(of) ? 'freed' : 'taken';
    const [clash] = at(space);
    const loot = account.battles.find((battle) => battle.space === space)?.loot?.ipc ?? 0;
    const weight = WEIGHTS[`capital-${change}`];
    return [{ kind: 'capital', weight, change, of, space, loot, ...(clash === undefined ? {} : { clash }) }];
  });
  const others = gains.filter(({ space }) => capitalAt(space) === undefined);
  if (others.length === 0) return capitals;
  const clash = hardest(others.flatMap(({ space }) => at(space)));
  const weight = weightOfConquest(board, others, clash);
  const by = byIf(account.power, winnersOf(ruleset, account, others));
  return [...capitals, { kind: 'conquest', weight, gains: others, ...by, ...(clash === undefined ? {} : { clash }) }];
};

const fights = (clashes: readonly Clash[]): readonly Beat[] =>
  clashes
    .filter(({ result, lost }) => {
      if (result === 'taken' || result === 'freed') return false;
      return result === 'held' || result === 'retreated' || lost.attack.ipc + lost.defence.ipc > 0;
    })
    .map((clash) => ({ kind: 'clash', weight: weightOfClash(clash), clash }));

const raids = (ruleset: Ruleset, { battles, rockets }: TurnAccount): readonly Beat[] => {
  const bombed = battles.filter(({ kind, outcome }) => kind === 'raid' && outcome === 'raided');
  const hits = bombed.map((raid) => {
    const damage = raid.rounds
      .flatMap(({ happenings }) => happenings)
      .reduce((sum, each) => sum + (each.kind === 'bombed' ? each.damage : 0), 0);
    return { space: raid.space, damage };
  });
  const fired = rockets.map(({ target, damage }) => ({ space: target, damage: damage?.ipc ?? 0 }));
  return [
    { by: 'bombers', hits, lost: tollOf(ruleset, bombed.flatMap(lostIn)) } as const,
    { by: 'rockets', hits: fired, lost: tollOf(ruleset, []) } as const,
  ].flatMap((raid): readonly Beat[] => {
    if (raid.hits.length === 0) return [];
    const targets = [...raid.hits].sort((a, b) => b.damage - a.damage).map(({ space }) => space);
    const damage = raid.hits.reduce((sum, hit) => sum + hit.damage, 0);
    const weight = weightOfRaid(damage, raid.lost.ipc);
    return [{ kind: 'raid', weight, by: raid.by, targets, damage, lost: raid.lost }];
  });
};

const wasted = (ruleset: Ruleset, account: TurnAccount): readonly Beat[] => {
  const downed = account.overflights.flatMap(({ space, lost }): readonly Beat[] => {
    const toll = tollOf(ruleset, lost);
    return toll.ipc === 0 ? [] : [{ kind: 'downed', weight: weightOfWaste(toll.ipc), space, lost: toll }];
  });
  const moves: readonly MoveAccount[] = [
    ...account.combatMoves,
    ...account.besideBattles,
    ...(account.secondMoves ?? []),
    ...account.noncombatMoves,
  ];
  const homeless = moves.flatMap((move) =>
    move.kind === 'remove' && move.cause === 'no-landing-place' ? move.forces : [],
  );
  const lost = tollOf(ruleset, homeless);
  return lost.ipc === 0 ? downed : [...downed, { kind: 'stranded', weight: weightOfWaste(lost.ipc), lost }];
};

const plans = ({ research, battles, bid, purchases, purchaseCost, phase }: TurnAccount): readonly Beat[] => {
  const gained = research?.gained.map(({ technology }) => technology) ?? [];
  const waiting = phase === undefined ? [] : battles.filter(({ outcome }) => outcome === undefined);
  const spaces = [...new Set(waiting.map(({ space }) => space))];
  return [
    ...(gained.length === 0
      ? []
      : [{ kind: 'technology', weight: WEIGHTS.technology * gained.length, technologies: gained } as const]),
    ...(research === undefined || gained.length > 0 || research.fires.length === 0
      ? []
      : [{ kind: 'research', weight: WEIGHTS.research, dice: research.dice } as const]),
    ...(spaces.length === 0 ? [] : [{ kind: 'pending', weight: WEIGHTS.pending, spaces } as const]),
    ...(bid === undefined ? [] : [{ kind: 'bid', weight: WEIGHTS.bid, side: bid.side, total: bid.total } as const]),
    ...(countTotal(purchases) === 0
      ? []
      : [{ kind: 'purchase', weight: WEIGHTS.purchase, units: purchases, cost: purchaseCost } as const]),
  ];
};

/** Everything worth telling, in no order yet. */
export const beatsOf = (
  ruleset: Ruleset,
  account: TurnAccount,
  before: GameState,
  after: GameState,
): readonly Beat[] => {
  const clashes = account.battles.flatMap((battle) => clashOf(ruleset, account.power, battle) ?? []);
  return [
    ...ends(account, before, after),
    ...turns(account),
    ...land(ruleset, account, clashes, gainsOf(ruleset, account, before, after)),
    ...fights(clashes),
    ...raids(ruleset, account),
    ...wasted(ruleset, account),
    ...plans(account),
  ];
};
