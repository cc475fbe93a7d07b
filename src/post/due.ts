// What a game waits for, told to players who answer by mail: who, what, until when, and with which line.

import { waitingOf } from '../archive/index.ts';
import { hasTrait, neighboursOfKind } from '../board/index.ts';
import {
  type Awaited,
  awaits,
  type BattleId,
  decisionsIn,
  type GameOrderType,
  openToFight,
  spaceAt,
} from '../engine/index.ts';
import { sayBattle, sayPurpose } from '../i18n/echo/index.ts';
import { list, stop } from '../i18n/format.ts';
import { sayLate } from '../i18n/length.ts';
import { roundDue, type Trust, witnessesOf } from '../trust/index.ts';
import { HOUR, type Power, type SpaceId, secondsOf, type Trait } from '../vocab/index.ts';
import { answerLine, choiceLine, goOnLine } from './answer-line.ts';
import { choiceText, decisionText, endedText } from './choices.ts';
import { nameOf, namesOf, partyName, type Telling } from './telling.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;

/** What to answer, for those who play the powers. A letter to somebody else says that he has nothing to do. */
const howLines = (
  { game, reader, t }: Telling,
  powers: readonly Power[],
  ask: 'letter-answer-orders' | 'letter-answer-decision',
  lines: readonly string[],
): readonly string[] => {
  const players = game.trust.players.filter((player) => player.powers.some((power) => powers.includes(power)));
  if (reader !== undefined && players.length > 0 && !players.some(({ id }) => id === reader))
    return game.trust.proposals.length === 0 ? [t('letter-due-not-you')] : [];
  // A letter to several says whom it means.
  const [only, ...others] = players;
  const who = reader === undefined && only !== undefined && others.length === 0 ? nameOf(game, only.id) : undefined;
  return [t(ask, { who }), ...lines.map((line) => `  ${line}`)];
};

/** Land of a power's own that lines can be shown with: where troops stand, beside it, and where new ones are placed. */
const exampleOf = (
  { game, ruleset, words }: Telling,
  power: Power,
): { readonly from: string; readonly to: string; readonly place: string } | undefined => {
  const { board } = ruleset;
  const { state } = game.replay;
  const countIn = (id: SpaceId, trait: Trait): number =>
    spaceAt(state, id).units.filter((unit) => unit.power === power && hasTrait(board, unit.type, trait)).length;
  const own = board.spaces.filter(({ id, kind }) => kind === 'land' && spaceAt(state, id).control === power);
  const beside = (id: SpaceId) =>
    neighboursOfKind(board, id, 'land').find((next) => spaceAt(state, next.id).control === power)?.id;
  const [move] = own
    .flatMap(({ id }) => {
      const to = beside(id);
      return to === undefined ? [] : [{ from: id, to, troops: countIn(id, 'holds-land') }];
    })
    .sort((a, b) => b.troops - a.troops);
  const home = own.find(({ id }) => countIn(id, 'industry') > 0);
  if (move === undefined || home === undefined) return undefined;
  const [from, to, place] = [move.from, move.to, home.id].map(words.shorthand);
  return from === undefined || to === undefined || place === undefined ? undefined : { from, to, place };
};

/** Lines such as those that are open now look like, with land of whoever writes them. */
const exampleLines = (telling: Telling, power: Power, open: readonly GameOrderType[]): readonly string[] => {
  const { t } = telling;
  const land = exampleOf(telling, power);
  const fights = open.includes('fight') || open.includes('combat-move');
  return [
    ...(open.includes('purchase') ? [t('letter-example-purchase')] : []),
    ...(land !== undefined && open.includes('noncombat-move') ? [t('letter-example-move', land)] : []),
    ...(fights ? [t('letter-example-fight')] : []),
    ...(land !== undefined && open.includes('place') ? [t('letter-example-place', { space: land.place })] : []),
    ...(open.includes('end-turn') ? [t('letter-example-end-turn')] : []),
  ];
};

/** Powers with those who play them. */
const powersTold = (telling: Telling, powers: readonly Power[]): string => {
  const who = namesOf(telling, powers);
  const told = telling.words.powers(powers);
  return who === '' ? told : `${told} (${who})`;
};

const decisionLines = (telling: Telling, due: Decision): readonly string[] => {
  const { words, game, ruleset } = telling;
  const powers = powersTold(telling, due.from);
  const { state } = game.replay;
  const lines = [
    answerLine(ruleset.board, words, state, due),
    ...(due.decision === 'retreat' ? [goOnLine(words, due)] : []),
  ];
  return [...decisionText(words, state, due, powers), ...howLines(telling, due.from, 'letter-answer-decision', lines)];
};

/** Who gives the dice that are due, and how; nothing where whoever enters the turn throws them. */
const giversLines = ({ game, language, moment, words: { say }, t }: Telling): readonly string[] => {
  const { open, source } = game.trust;
  if (open === undefined) return [];
  if (source === 'reveal')
    return [say('proof-keeper-due', { keeper: nameOf(game, open.keeper ?? '') }), t('letter-due-by-program')];
  if (source !== 'drand') return [];
  const due = roundDue(game.trust);
  if (due !== undefined) return [say('proof-round-due', { round: due.round, at: moment(due.at) })];
  const witnesses = witnessesOf(game.trust).map(({ id }) => nameOf(game, id));
  return [say('proof-receipt-due', { witnesses: list(language, witnesses) }), t('letter-due-by-program')];
};

/** True for orders that may be given while others have to decide. */
const isMeanwhile = ({ game }: Telling, due: Awaited): boolean =>
  due.kind === 'orders' && decisionsIn(game.replay.state).length > 0;

const meanwhileText = (telling: Telling, { power }: Extract<Awaited, { kind: 'orders' }>): string => {
  const { words, game, ruleset, language } = telling;
  const battles = openToFight(ruleset, game.replay.state).map(({ id }) => sayBattle(id, words));
  return words.say('awaited-meanwhile', { powers: powersTold(telling, [power]), battles: list(language, battles) });
};

/** What is awaited, in a line. */
const awaitedHead = (telling: Telling, due: Exclude<Awaited, Decision>): string => {
  const { words, game, language, t } = telling;
  switch (due.kind) {
    case 'bids': {
      const who = list(
        language,
        due.players.map((id) => nameOf(game, id)),
      );
      return words.say(`bids-due-${due.step}`, { players: who });
    }
    case 'dice':
      return t('letter-due-dice', { count: due.needs.reduce((sum, { n }) => sum + n, 0) });
    case 'choice':
      return choiceText(words, due, powersTold(telling, due.from), game.replay.state);
    case 'orders':
      if (isMeanwhile(telling, due)) return meanwhileText(telling, due);
      return t('letter-due-orders', { power: words.power(due.power), players: namesOf(telling, [due.power]) });
  }
};

const awaitedLines = (telling: Telling, due: Awaited): readonly string[] => {
  const { words, game, language, t } = telling;
  if (due.kind === 'decision') return decisionLines(telling, due);
  const head = awaitedHead(telling, due);
  if (due.kind === 'bids') return [head, t('letter-due-bid', { game: game.slug })];
  if (due.kind === 'dice') {
    const needs = due.needs.map((each) => `  ${words.say('roll-need', { what: sayPurpose(each, words), n: each.n })}`);
    return [head, ...needs, ...giversLines(telling)];
  }
  if (due.kind === 'choice')
    return [
      head,
      ...howLines(telling, due.from, 'letter-answer-decision', [choiceLine(telling.ruleset.board, words, due)]),
    ];
  if (isMeanwhile(telling, due))
    return [
      head,
      ...howLines(telling, [due.power], 'letter-answer-orders', exampleLines(telling, due.power, due.orders)),
    ];
  const unfought = game.replay.state.turn.battles.filter(({ status }) => status !== 'ended');
  const orders = list(
    language,
    due.orders.map((order) => t('order-name', { order })),
  );
  const battles = list(
    language,
    unfought.map(({ id }) => sayBattle(id, words)),
  );
  return [
    head,
    t('letter-due-open', { orders }),
    ...(unfought.length === 0 ? [] : [t('letter-due-battles', { battles })]),
    ...howLines(telling, [due.power], 'letter-answer-orders', exampleLines(telling, due.power, due.orders)),
  ];
};

/** Until when, and how late it is now; of a decision in a battle its own time. */
const timesOf = (
  { game, moment, t, words }: Telling,
  now: string | undefined,
  battle: BattleId | undefined,
): readonly string[] =>
  waitingOf(game)
    .filter((waiting) => waiting.kind !== 'consent' && waiting.battle === battle)
    .flatMap(({ deadline }) => {
      if (deadline === undefined) return [];
      const late = now === undefined ? 0 : secondsOf(now) - secondsOf(deadline);
      return [
        t('letter-due-by', { at: moment(deadline) }),
        ...(late > 0 ? [t('letter-due-overdue', { span: sayLate(words.say, Math.floor(late / HOUR)) })] : []),
      ];
    });

/** A proposal that waits for consent. */
export const proposalLine = ({ game, words, language, t }: Telling, proposal: Trust['proposals'][number]): string => {
  const { seq, player, order, waits } = proposal;
  return t('letter-due-proposal', {
    seq,
    player: nameOf(game, player),
    what: words.say(`awaited-proposals-${order.type}`),
    sides: list(
      language,
      waits.map((side) => partyName(game, words, side)),
    ),
  });
};

/** For whom a game waits and until when, or how it ended: sentences for everybody, with no word of what to answer. */
export const awaitedText = (telling: Telling): readonly string[] => {
  const { game, ruleset, words, t } = telling;
  const { state } = game.replay;
  const ended = endedText(words, state);
  if (ended !== undefined) return [ended];
  const { power } = state.turn;
  const turn = t('game-turn-of', { power: powersTold(telling, [power]), round: state.round });
  const heads = awaits(ruleset, state).flatMap((due): readonly string[] => {
    if (due.kind === 'decision')
      return [
        ...decisionText(words, state, due, powersTold(telling, due.from)).slice(0, 1).map(stop),
        ...timesOf(telling, undefined, due.battle),
      ];
    if (due.kind === 'dice') return [stop(t('feed-dice', { turn }))];
    return [stop(awaitedHead(telling, due))];
  });
  return [...heads, ...timesOf(telling, undefined, undefined)];
};

const battleIn = (due: Awaited): BattleId | undefined => (due.kind === 'decision' ? due.battle : undefined);

/** What is due, in lines, with what to answer. `now` tells how late somebody is. */
export const dueLines = (telling: Telling, now?: string): readonly string[] => {
  const { game, ruleset, words } = telling;
  const { state } = game.replay;
  const ended = endedText(words, state);
  const lines = awaits(ruleset, state).flatMap((due, index): readonly string[] => {
    const [first = '', ...more] = awaitedLines(telling, due);
    // What is no decision in a battle is awaited until one time, told once.
    const isTimed = due.kind === 'decision' || index === 0;
    return [first, ...(isTimed ? timesOf(telling, now, battleIn(due)) : []), ...more];
  });
  return [
    ...(ended === undefined ? lines : [ended]),
    ...game.trust.proposals.map((each) => proposalLine(telling, each)),
  ];
};
