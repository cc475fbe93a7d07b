// Dice that others give: a keeper's secret or the round of a beacon, landed where they are due. Before anything is
// revealed or witnessed, the order that waits is proved: nobody lends his name to one that the rules would not allow.

import { appendFormal, appendRoll, type Draft, type Game, verifySome } from '../../archive/index.ts';
import { beaconOf } from '../../dice/index.ts';
import { list } from '../../i18n/format.ts';
import { chainOf, playerOf, roundDue, witnessesOf } from '../../trust/index.ts';
import { secondsOf } from '../../vocab/index.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine, stopAt } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { type Seat, type Table, timeNow } from '../table.ts';
import { chainFileOf, secretOf } from './chains.ts';
import { fetchRound } from './relays.ts';

const nameOf = ({ trust }: Game, id: string): string => cleanLine(playerOf(trust, id)?.name ?? id);

/** True if the rules say of the order that waits what its line says. */
const isProved = (game: Game): boolean => {
  const { open } = game.trust;
  if (open === undefined) return false;
  const [check] = verifySome(game, ({ seq }) => seq === open.seq);
  return check?.verdict === 'proved' || check?.ruling !== undefined;
};

const mustBeProved = (desk: Desk, game: Game): void => {
  if (isProved(game)) return;
  const { t } = desk;
  throw new Stop(EXIT.refused, [
    t('proof-not-proved', { seq: game.trust.open?.seq ?? 0 }),
    nextLine(desk, `npx fieldpost verify ${game.slug}`),
  ]);
};

/** From whom the dice have to come that an order waits for; nothing where anybody throws them. */
export const givenByLines = (desk: Desk, { game }: Pick<Table, 'game'>): readonly string[] => {
  const { t } = desk;
  const { source, open } = game.trust;
  if (open === undefined) return [];
  if (source === 'reveal') return [t('proof-keeper-due', { keeper: nameOf(game, open.keeper ?? '') })];
  if (source !== 'drand') return [];
  const due = roundDue(game.trust);
  if (due !== undefined) return [t('proof-round-due', { round: due.round, at: desk.moment(due.at) })];
  const witnesses = witnessesOf(game.trust).map(({ id }) => nameOf(game, id));
  return [t('proof-receipt-due', { witnesses: list(desk.language, witnesses) })];
};

/** What brings the dice that are due, for whoever asks: he gives them, or passes the order on to those who do. */
export const nextForDice = (desk: Desk, { trust, slug }: Pick<Game, 'trust' | 'slug'>): string => {
  const me = desk.common.as ?? desk.env.gitConfig('fieldpost.player');
  const { source, open } = trust;
  const roll = `npx fieldpost roll ${slug}`;
  if (open === undefined) return roll;
  if (source === 'reveal') return open.keeper === me ? roll : desk.t('proof-pass-on', { slug });
  if (source !== 'drand' || roundDue(trust) !== undefined) return roll;
  const sees = open.by !== me && witnessesOf(trust).some(({ id }) => id === me);
  return sees ? `npx fieldpost bot ${slug}` : desk.t('proof-pass-on', { slug });
};

/** The draft of a reveal by the keeper; undefined for anybody else. */
export const draftReveal = (desk: Desk, { game, words }: Table, said: Seat['said']): Draft | undefined => {
  const { open } = game.trust;
  const chain = open?.keeper === undefined ? undefined : chainOf(game.trust, open.keeper);
  if (open === undefined || chain === undefined || open.keeper !== said.by || said.for !== undefined) return undefined;
  mustBeProved(desk, game);
  const k = open.seed === undefined ? chain.used + 1 : chain.used;
  const x = secretOf(desk.env, chain, k);
  if (x === undefined) {
    const { t } = desk;
    throw new Stop(EXIT.refused, [
      t('proof-secret-gone', { file: chainFileOf(desk.env, chain.anchor) }),
      nextLine(desk, t('proof-secret-gone-next')),
    ]);
  }
  const made = appendRoll(game, said, { source: 'reveal', k, x });
  if (!made.ok) throw stopAt(desk, game.slug, made.error, words);
  return made.value;
};

/** The draft of a roll with the round that is due; undefined while it has not come. */
export const draftRound = async (
  desk: Desk,
  { game, words }: Table,
  said: Seat['said'],
): Promise<Draft | undefined> => {
  const { dice } = game.trust;
  const due = roundDue(game.trust);
  const beacon = dice.source === 'drand' ? beaconOf(dice.chain) : undefined;
  if (due === undefined || beacon === undefined || timeNow(desk) < due.at) return undefined;
  const signature = await fetchRound(desk.env, beacon, due.round);
  if (signature === undefined) {
    const { t } = desk;
    throw new Stop(EXIT.waiting, [
      t('proof-no-network', { round: due.round }),
      nextLine(desk, t('proof-no-network-next')),
    ]);
  }
  const made = appendRoll(game, said, { source: 'drand', chain: beacon.chain, round: due.round, signature });
  if (!made.ok) throw stopAt(desk, game.slug, made.error, words);
  return made.value;
};

/** `ahead`: the log bears a time to come, so that a receipt would too; `not-his`: somebody else must witness. */
export type NoReceipt = 'none-due' | 'ahead' | 'not-his';

/** The draft of a receipt by a witness, with his own clock. */
export const draftReceipt = (desk: Desk, { game, words }: Table, by: string): Draft | NoReceipt => {
  const { trust } = game;
  const { open } = trust;
  if (trust.source !== 'drand' || open === undefined || open.receipt !== undefined) return 'none-due';
  if (!witnessesOf(trust).some(({ id }) => id === by) || open.by === by) return 'not-his';
  const at = timeNow(desk);
  if (trust.at !== undefined && secondsOf(trust.at) > secondsOf(at)) return 'ahead';
  mustBeProved(desk, game);
  const made = appendFormal(game, { type: 'receipt', of: open.hash }, { at, by });
  if (!made.ok) throw stopAt(desk, game.slug, made.error, words);
  return made.value;
};
