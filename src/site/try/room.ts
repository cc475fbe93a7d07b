// In a reader's browser, beside the page: a trial at work. It plays what is planned, answers what is asked, lets the
// sparring player move, and tells what happened. Dice are thrown here, by the browser's own chance.

import { type Around, give, handOf, nextIn, openTrial, type Trial, takenBack, trialFrom } from '../../clerk/trial.ts';
import { type Awaited, awaitedFrom, cashOf, type GameState, isOver, type PowerOrder } from '../../engine/index.ts';
import { type Tongue, withFurther } from '../../i18n/check/tongue.ts';
import { unpacked } from '../../i18n/messages/catalogue.ts';
import { type Words, wordsIn } from '../../i18n/words.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { randomFrom } from '../../sparring/random.ts';
import { isBefore, kindOf, type Language, type Power, type Side } from '../../vocab/index.ts';
import { newestRules, rulesOf } from '../check/rules.ts';
import { TONGUES } from '../check/tongues.ts';
import type { CaseBeginning } from './case.ts';
import { hex } from './chance.ts';
import type { Beginning, NoTrial, TrialDeed, TrialTold } from './message.ts';
import { movesFrom, positionIn, stepsFrom, titleOf } from './seen.ts';

const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

/** The whims of the sparring player. */
const whims = randomFrom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);

interface Speech {
  readonly around: Around;
  readonly tongue: Tongue;
  /** With the words for what is refused. */
  fluent(): Promise<Tongue>;
}

let speech: Promise<Speech> | undefined;
let trial: Trial | undefined;
/** What can be answered with a press now. */
let offered: readonly PowerOrder[] = [];

const speechIn = async (language: Language): Promise<Speech> => {
  const speaks = TONGUES[language];
  const [own, told] = await Promise.all([speaks.tongue(), speaks.told()]);
  const tongue = withFurther(own, told);
  return {
    around: { language, hex, now },
    tongue,
    fluent: async () => withFurther(tongue, await speaks.further()),
  };
};

const wordsFor = ({ language, place, catalogues }: Tongue, { board }: Ruleset): Words =>
  wordsIn(board, language, place, catalogues.map(unpacked));

/** The opening of a ruleset. */
const openingOf = async ({ ruleset: id, options = {} }: Beginning) => {
  const ruleset = id === undefined ? undefined : await newestRules(id);
  return ruleset && { ruleset, options };
};

/** What a trial begins with; undefined where it is not there, or its rules are not known. */
const foundFor = async (of: Beginning): Promise<CaseBeginning | undefined> => {
  if (of.from !== undefined) return (await import('./from.ts')).turnIn(of.from);
  return of.spec === undefined ? openingOf(of) : (await import('./case.ts')).caseIn(of.spec);
};

const begin = async (of: Beginning, { around, tongue }: Speech): Promise<NoTrial | undefined> => {
  const found = await foundFor(of);
  const note = (of.from ?? of.spec)?.note;
  const powersOf = (wanted: Side | undefined): readonly Power[] =>
    found?.ruleset.sides.find(({ side }) => side === wanted)?.powers ?? [];
  if (found === undefined) return of.from === undefined ? 'outdated' : 'no-turn';
  const { ruleset } = found;
  const words = wordsFor(tongue, ruleset);
  // A case that says who plays which powers is played by just these, each called after his powers.
  const { players, ...begins } = found;
  const seats =
    players?.map((powers) => ({ name: words.powers(powers), powers })) ??
    of.seats?.map(([side, name]) => ({ name, powers: powersOf(side) }));
  const opened = openTrial(
    of.slug,
    {
      title: of.title,
      ...begins,
      ...(note === undefined ? {} : { note }),
      sparring: players === undefined ? powersOf(of.sparring) : [],
      names: of.names,
      ...(seats && { seats }),
    },
    words,
    around,
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  trial = opened.value;
  return undefined;
};

/** Whose orders are looked for: of a power that is awaited, else of the one that has the turn. */
const whoIn = (of: Trial): Power => {
  const next = nextIn(of);
  const [power] = next === undefined ? [] : awaitedFrom(next.due);
  return power ?? of.table.game.replay.state.turn.power;
};

/** Whether there is money that can still be spent. */
const buys = ({ phases }: Ruleset, state: GameState): 'yes' | 'no' => {
  const { phase, power, powers = [power] } = state.turn;
  const mayBuy = kindOf(phase) === 'purchase' || isBefore(phases, phase, 'purchase');
  return mayBuy && powers.some((each) => cashOf(state, each) > 0) ? 'yes' : 'no';
};

/** True where there is more to ask than what is ordered next. */
const isAsking = (due: Awaited): boolean =>
  due.kind === 'decision' || due.kind === 'choice' || (due.kind === 'orders' && due.orders.includes('fight'));

const toldOf = async (of: Trial, from: number, more: Partial<TrialTold> = {}): Promise<TrialTold> => {
  const { game, ruleset, words } = of.table;
  const { state } = game.replay;
  const next = nextIn(of);
  const isMine = next?.by === 'screen' && isAsking(next.due);
  const asking = isMine || isOver(state) ? await import('./asked.ts') : undefined;
  const { orders, ...asked } = (isMine ? asking?.askedIn(of, next.due) : undefined) ?? { orders: [], fights: [] };
  offered = orders;
  const ended = asking?.endedText(words, state);
  const hand = ended === undefined ? handOf(of, state.turn.power) : undefined;
  const holds = hand && handOf(of, whoIn(of));
  return {
    slug: game.slug,
    title: titleOf(game),
    at: { position: positionIn(of), power: whoIn(of) },
    log: `${of.lines.join('\n')}\n`,
    steps: stepsFrom(of, from),
    moves: movesFrom(of, from),
    text: '',
    trouble: [],
    next: next?.by ?? 'over',
    ...(ended === undefined ? {} : { ended }),
    ...(hand === undefined ? {} : { hand }),
    ...(holds === undefined ? {} : { holds }),
    ...asked,
    buys: buys(ruleset, state),
    back: takenBack(of).ok ? 'yes' : 'no',
    ...more,
  };
};

/** Does what the page asks, and tells how the trial stands then. */
export const doInRoom = async (deed: TrialDeed, language: Language): Promise<TrialTold | NoTrial> => {
  speech ??= speechIn(language);
  const spoken = await speech;
  if (deed.does === 'begin') {
    const failed = await begin(deed.of, spoken);
    if (failed !== undefined || trial === undefined) return failed ?? 'no-trial';
    const { spec } = deed.of;
    const text = spec === undefined ? '' : (await import('./case.ts')).sheetIn(trial, spec.orders, language);
    return toldOf(trial, 0, { text });
  }
  if (deed.does === 'go-on') {
    trial = await trialFrom(deed.log, rulesOf, (ruleset) => wordsFor(spoken.tongue, ruleset));
    return trial === undefined ? 'no-trial' : toldOf(trial, lastTurn(trial));
  }
  if (trial === undefined) return 'no-trial';
  const from = trial.table.game.entries.length;
  switch (deed.does) {
    case 'play': {
      const { play } = await import('./lines.ts');
      const { trial: after, ...told } = await play(trial, whoIn(trial), deed, spoken.around, spoken.fluent);
      trial = after;
      return toldOf(trial, from, told);
    }
    case 'answer': {
      const order = offered[deed.at];
      if (order !== undefined) trial = give(trial, order, spoken.around);
      return toldOf(trial, from);
    }
    case 'spar': {
      const { ruleset, game } = trial.table;
      const { nextOrder } = await import('../../sparring/player.ts');
      const order = nextOrder(ruleset, game.replay.state, { random: whims });
      if (order !== undefined && 'power' in order) trial = give(trial, order, spoken.around);
      return toldOf(trial, from);
    }
    case 'take-back': {
      const back = takenBack(trial);
      if (!back.ok) return toldOf(trial, from, { text: deed.text });
      const { sheetOf } = await import('./lines.ts');
      const { order } = back.value;
      trial = back.value.trial;
      return toldOf(trial, from, {
        text: `${sheetOf(trial, order.power, [order], language)}\n${deed.text}`.trim(),
        taken: 'yes',
      });
    }
  }
};

/** Where the turn under way begins: what is told again to whoever comes back. */
const lastTurn = ({ table: { game } }: Trial): number =>
  game.entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-began')) + 1;
