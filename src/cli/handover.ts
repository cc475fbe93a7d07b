// What is passed on when the game goes to somebody else: one line to paste into a mail, with the address of the turn
// just played, in the language of whoever comes next.

import { type Game, turnId, type Waiting, waitingOf } from '../archive/index.ts';
import { awaits, type GameState, isOver } from '../engine/index.ts';
import { sayBattle } from '../i18n/echo/index.ts';
import { capital, list } from '../i18n/format.ts';
import { momentIn } from '../i18n/zone.ts';
import { choiceLine, choiceText, endedText, partyName } from '../post/index.ts';
import type { Language } from '../vocab/index.ts';
import { siteAddress } from './address.ts';
import type { Desk } from './desk.ts';
import { cleanLine } from './paint.ts';
import type { Table } from './table.ts';

export interface Handover {
  readonly text: string;
  /** The page of the turn just played. */
  readonly page: string;
  readonly players: readonly string[];
}

const pageOf = ({ settings }: Desk, { slug }: Game, { round, turn }: GameState, language: Language): string =>
  siteAddress(settings, language, { page: 'turn', game: slug, turn: turnId(round, turn.power) });

const namesOf = ({ trust }: Game, ids: readonly string[], language: Language): string =>
  list(
    language,
    trust.players.filter(({ id }) => ids.includes(id)).map(({ name }) => cleanLine(name)),
  );

/** Those the game waits for; consent to proposals is asked for elsewhere. */
const holders = (game: Game): readonly Waiting[] => waitingOf(game).filter(({ kind }) => kind !== 'consent');

const sameHolder = (a: Waiting, b: Waiting): boolean =>
  a.players.join() === b.players.join() && a.powers.join() === b.powers.join();

/** What waits for somebody who did not have it before: whoever answers and is asked again is at it anyhow. */
const newHolders = (before: Game, after: Game): readonly Waiting[] => {
  const now = holders(after);
  const had = holders(before);
  const goesOn = ({ battle }: Waiting): boolean => !now.some((one) => one.battle === battle);
  return now.filter(
    (one) => !had.some((other) => sameHolder(one, other) && (one.battle === other.battle || goesOn(other))),
  );
};

/** What to pass on when the game went to somebody else. */
const turnOf = (desk: Desk, before: Table, after: Table): Handover | undefined => {
  const { game } = after;
  const { state } = game.replay;
  const played = before.game.replay.state;
  const news = newHolders(before.game, game);
  const [next] = news;
  if (game.entries.length === before.game.entries.length) return undefined;
  if (!isOver(state) && (next === undefined || next.kind === 'dice')) return undefined;
  const players = isOver(state)
    ? game.trust.players.filter(({ powers }) => powers.length > 0).map(({ id }) => id)
    : [...new Set(news.flatMap((one) => one.players))];
  const reader = game.trust.players.find(({ id }) => id === next?.players[0]);
  const language = reader?.language ?? desk.language;
  const words = desk.words(after.ruleset, language);
  const t = words.say;
  const page = pageOf(desk, game, played, language);
  const turn = t('game-turn-of', { power: words.power(played.turn.power), round: played.round });
  const ended = played.round !== state.round || played.turn.power !== state.turn.power || isOver(state);
  const line = ended ? t('clock-done', { turn, page }) : `${turn}: ${page}`;
  const how = endedText(words, state);
  if (how !== undefined) return { text: `${line}  ${how}`, page, players };
  if (next === undefined) return undefined;
  const bids = awaits(after.ruleset, state).find((due) => due.kind === 'bids');
  if (bids !== undefined) {
    const said = t(`bids-due-${bids.step}`, { players: namesOf(game, bids.players, language) });
    return { text: `${said}  ${page}  npx fieldpost bid ${game.slug}`, page, players };
  }
  const whoOf = (one: Waiting): string =>
    `${namesOf(game, one.players, language) || '–'} (${words.powers(one.powers)})`;
  const byOf = ({ deadline }: Waiting): string | undefined =>
    deadline === undefined ? undefined : momentIn(language, desk.settings.timeZone, deadline);
  const by = byOf(next);
  const decisions = news.flatMap((one) => {
    if (one.battle === undefined) return [];
    const battle = capital(sayBattle(one.battle, words));
    const at = byOf(one);
    const told = { who: whoOf(one), battle };
    return [at === undefined ? t('clock-decide', told) : t('clock-decide-by', { ...told, at })];
  });
  if (decisions.length > 0) return { text: `${line}  ${decisions.join(' ')}`, page, players };
  const who = whoOf(next);
  const choice = awaits(after.ruleset, state).find((due) => due.kind === 'choice');
  if (choice !== undefined) {
    const answer = choiceLine(after.ruleset.board, words, choice);
    const said =
      choice.choice === 'neutral-defence'
        ? t('clock-defend', { who, space: choice.space, ipc: choice.ipc, line: answer, at: by })
        : choiceText(words, choice, words.powers(choice.from), state);
    return { text: `${line}  ${said}`, page, players };
  }
  return {
    text: `${line}  ${by === undefined ? t('clock-next', { who }) : t('clock-next-by', { who, at: by })}`,
    page,
    players,
  };
};

/** What to pass on of a proposal just made: what it is, its page, who has to agree and with which command. */
const proposalOf = (desk: Desk, before: Table, { game, ruleset }: Table): Handover | undefined => {
  const proposal = game.trust.proposals.find(({ seq }) => seq >= before.game.entries.length);
  if (proposal === undefined) return undefined;
  const { seq, hash, player, order, waits } = proposal;
  const players = waitingOf(game).find((waiting) => waiting.proposal === hash)?.players ?? [];
  const language = game.trust.players.find(({ id }) => id === players[0])?.language ?? desk.language;
  const words = desk.words(ruleset, language);
  const t = words.say;
  const page = pageOf(desk, game, game.replay.state, language);
  const what = t('awaited-proposal', {
    seq,
    player: namesOf(game, [player], language),
    what: t(`awaited-proposals-${order.type}`),
    sides: list(
      language,
      waits.map((side) => partyName(game, words, side)),
    ),
  });
  const who = namesOf(game, players, language) || '–';
  return {
    text: `${what}: ${page}  ${t('clock-to-agree', { who, command: `npx fieldpost agree ${game.slug} ${seq}` })}`,
    page,
    players,
  };
};

/**
 * What to pass on, if the game went to somebody else or somebody has to agree to a proposal.
 *
 * @param before the game as it was before the command
 */
export const handoverOf = (desk: Desk, before: Table, after: Table): Handover | undefined =>
  turnOf(desk, before, after) ?? proposalOf(desk, before, after);

/** Says it, unbroken, so that it can be copied. */
export const tellHandover = (desk: Desk, before: Table, after: Table): void => {
  const handover = handoverOf(desk, before, after);
  if (handover === undefined) return;
  desk.say();
  desk.say(desk.paint.bold(desk.t('clock-pass-on')));
  desk.sayWhole(handover.text);
};
