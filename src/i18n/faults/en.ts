// English: what is wrong with a log, and what to do about it.

import { capital, counted, day, either, list, moment, number } from '../format.ts';
import { dice, type FaultParams, type FaultTexts, short, versionsOf } from './params.ts';

const UNCLEAN = {
  'lone-surrogate': 'half a character',
  control: 'a control character',
  direction: 'a character that turns the direction of writing',
  invisible: 'an invisible character',
  'not-nfc': 'characters that are not in their composed form (NFC)',
  'mail-address': 'a mail address; logs are public',
};
const ROLES = {
  player: 'a player',
  steward: 'the steward',
  referee: 'the referee',
  witness: 'a witness',
  bot: 'a bot',
};
const n = (value: number): string => number('en', value);
const at = (path: string): string => (path === '' ? 'the line' : `“${path}”`);

/** What a part of the line must be. */
const mustBe = ({ problem, expected, min, max }: Omit<FaultParams['wrong-shape'], 'at'>): string => {
  const [first = 'other', ...others] = expected;
  switch (problem) {
    case 'missing':
      return 'is missing';
    case 'unknown-keys':
      return `holds ${list(
        'en',
        expected.map((key) => `“${key}”`),
      )}, which ${others.length === 0 ? 'does' : 'do'} not belong there`;
    case 'not-one-of':
      return others.length === 0 ? `must be “${first}”` : `must be one of ${either('en', expected)}`;
    case 'whole-number':
      if (min !== undefined && max !== undefined) return `must be a whole number from ${n(min)} to ${n(max)}`;
      if (min !== undefined) return `must be a whole number, ${n(min)} or more`;
      return max === undefined ? 'must be a whole number' : `must be a whole number, ${n(max)} or less`;
    case 'text-length':
      return max === undefined
        ? 'must not be empty'
        : `must have at most ${counted('en', max, 'character', 'characters')}`;
    case 'list-length':
      return max === undefined
        ? `must have at least ${counted('en', min ?? 1, 'entry', 'entries')}`
        : `must have at most ${counted('en', max, 'entry', 'entries')}`;
    case 'kind':
      return KINDS[first] ?? 'has not the shape it must have';
    case 'form':
      return FORMS[first] ?? 'is not written as it must be';
    case 'other':
      return 'has not the shape it must have';
  }
};
const KINDS: { readonly [kind: string]: string } = {
  text: 'must be a text',
  list: 'must be a list',
  object: 'must be an object with keys and values',
};
const FORMS: { readonly [form: string]: string } = {
  time: 'must be a time in UTC such as 2026-03-01T20:14:00Z',
  day: 'must be a day such as 2026-03-01',
  hash: 'must be 64 hexadecimal digits in small letters',
  id: 'must be small letters and digits, joined by single hyphens',
};

const numbered = (word: string, versions: readonly number[]): string =>
  `${word}${versions.length === 1 ? '' : 's'} ${list('en', versions.map(n))}`;

/** A later version of rules that are known, or rules nobody here has heard of. */
const unknownRuleset = (params: FaultParams['unknown-ruleset']): string => {
  const { ruleset, version, known } = params;
  const versions = versionsOf(params);
  const played = `This game is played by version ${n(version)} of the ruleset “${ruleset}”`;
  if (versions.length > 0) return `${played}; of that ruleset this program knows ${numbered('version', versions)}.`;
  const all = known.map((one) => `“${one.id}” (version ${n(one.version)})`);
  return `${played}, which this program does not know at all: a newer Fieldpost may, unless the name is misspelt. It knows ${list('en', all)}.`;
};

export const en: FaultTexts = {
  faults: {
    'no-log': () => 'There is no log, or not a line in it.',
    'file-too-large': ({ bytes, max }) => `The log has ${n(bytes)} bytes; at most ${n(max)} are read.`,
    'too-many-lines': ({ lines, max }) => `The log has ${n(lines)} lines; at most ${n(max)} are read.`,
    'bad-game-id': ({ game }) =>
      `“${game}” cannot be the id of a game: 3 to 40 small letters, digits and single hyphens.`,
    'line-empty': () => 'The line is empty.',
    'merge-markers': () => 'The line is a mark git leaves where it could not join two versions of the file.',
    'line-ends': () => 'The line ends with CR LF, as Windows writes it, instead of LF alone.',
    'line-too-long': ({ bytes, max }) => `The line has ${n(bytes)} bytes; at most ${n(max)} are allowed.`,
    'too-deep': ({ depth, max }) => `Brackets stand ${depth} deep; at most ${max} are allowed.`,
    'not-utf8': () => 'The line is not UTF-8.',
    'byte-order-mark': () => 'The line begins with a byte order mark.',
    'not-json': () => 'The line is not JSON.',
    'not-an-object': () => 'The line is JSON, but no object.',
    'number-not-safe': ({ at: path }) => `The number at ${at(path)} is not a whole number that can be kept exactly.`,
    'key-forbidden': ({ at: path, key }) => `${at(path)} has the key “${key}”, which is not allowed.`,
    'text-unclean': ({ at: path, why }) => `The text at ${at(path)} holds ${UNCLEAN[why]}.`,
    'not-canonical': ({ column }) =>
      `The line is not in its canonical form; it differs from character ${n(column)} on.`,
    'unknown-version': ({ v, known }) =>
      `The line is of format version ${n(v)}, which a newer Fieldpost writes; this program knows ${numbered('version', known)}.`,
    'unknown-ruleset': (params) => unknownRuleset(params),
    'unknown-order': ({ order }) => `There is no order “${order}”.`,
    'unknown-event': ({ at: path, event }) => `There is no event “${event}” (${at(path)}).`,
    'wrong-shape': ({ at: path, ...shape }) => `${capital(at(path))} ${mustBe(shape)}.`,
    'signature-wrong': () => 'The signature is not one of this line: line or signature was changed.',

    'symbolic-link': ({ path }) => `${path} is a symbolic link; links are not followed.`,
    'not-a-file': ({ path }) => `${path} is neither a file nor a folder.`,
    'game-exists': ({ game }) => `There is a game “${game}” already.`,
    'log-busy': ({ holder }) =>
      holder === ''
        ? 'Another command is writing to this game.'
        : `Another command is writing to this game (${holder}).`,
    'log-moved-on': ({ expected }) =>
      `The log went on in the meantime: it had ${n(expected)} lines when this was worked out.`,
    'entry-invalid': ({ fault }) => `The line could not be written: ${fault}.`,

    'dice-wrong-for-seed': ({ purpose, expected, got }) =>
      `The dice “${purpose}” are ${dice(got)}; their seed gives ${dice(expected)}.`,
    'beacon-forged': ({ round }) => `The signature of round ${n(round)} is not the beacon’s.`,
    'fold-failed': ({ event, message }) => `Event ${event + 1} of the line cannot have happened: ${message}.`,

    'wrong-game': ({ game, expected }) => `The line belongs to the game “${game}”, not to “${expected}”.`,
    'wrong-seq': ({ seq, expected }) =>
      `The line calls itself number ${n(seq)}; it would have to be number ${n(expected)}.`,
    'time-goes-back': ({ at: time, before }) =>
      `The line says that it was written ${moment('en', time)}, before the line above it (${moment('en', before)}).`,
    'wrong-prev': ({ prev, expected }) =>
      `The line follows ${short(prev)}…, but the line before it is ${short(expected)}…: one of the two was changed.`,

    'not-opened': () => 'The first line does not open a game.',
    'opened-twice': () => 'The game is opened a second time.',
    'unknown-player': ({ player }) => `“${player}” is not one of the players of this game.`,
    'player-twice': ({ player }) => `The player “${player}” is listed twice.`,
    'power-twice': ({ power: id }, power) => `${power(id)} is given to two players.`,
    'for-himself': ({ player }) => `${player} needs no “for” to speak for himself.`,
    'may-not-enter-for': ({ player, for: other }) =>
      `${player} may not enter anything for ${other}: neither a steward nor named for it in the first line.`,
    'evidence-missing': ({ player, for: other }) =>
      `${player} enters something for ${other} without the mail it came in.`,
    'role-may-not': ({ player, role, order }) => `${player} is here as ${ROLES[role]} and may not give “${order}”.`,
    'power-not-his': ({ player, power: id }, power) => `${player} does not play ${power(id)}.`,

    'clock-odd': ({ answer, turn }) =>
      `The clock gives ${n(answer)} hours for an answer and only ${n(turn)} for a whole turn.`,
    'absence-backwards': ({ from, to }) => `The absence ends (${day('en', to)}) before it begins (${day('en', from)}).`,
    'absence-past': ({ from, day: today }) =>
      `An absence cannot be declared afterwards: it begins on ${day('en', from)}, and the line is of ${day('en', today)}.`,
    'absence-too-long': ({ player, days, max }) =>
      `${player} would be away for ${counted('en', days, 'day', 'days')} in all; this game allows ${n(max)}.`,

    'substitute-himself': ({ player }) => `${player} cannot take the place of ${player}.`,
    'nothing-taken-over': ({ player, leaves }) => `${player} takes no power over from ${leaves}.`,
    'player-differs': ({ player }) =>
      `${player} is in the game already, with other particulars (name, role, language) than given here.`,
    'role-differs': ({ player, role, expected }) =>
      `${player} would come in as ${ROLES[role]}, but who leaves is ${ROLES[expected]}.`,
    'leaver-missing': ({ player }) => `${player} is to play, but it is not said whose powers he takes over.`,
    'forfeit-own-side': ({ player, power: id }, power) =>
      `${player} is on the side of ${power(id)}; giving up is done with “resign”.`,
    'bid-of-another': ({ player, of }) => `A bid is its player’s own affair: ${player} cannot speak for ${of} here.`,
    'bid-not-due': ({ player }) => `No bid of ${player} is awaited.`,
    'forfeit-own-bid': ({ player }) => `${player} cannot declare his own bid forfeit.`,
    'seal-missing': ({ player }) => `${player} has not sealed a bid.`,
    'seal-broken': ({ player }) => `This is not the bid that ${player} sealed: its hash is another.`,
    'edit-into-bids': ({ seq }) =>
      `After entry #${seq} bids were still awaited; it has since been decided who plays what.`,
    'forfeit-without-clock': ({ player }) =>
      `${player} may not declare a forfeit: the first line sets no time from which that could be done.`,
    'forfeit-too-early': ({ from }, _, when) =>
      `A forfeit may be declared from ${when?.(from) ?? moment('en', from)} on.`,
    'not-waited-for': ({ power: id }, power) => `The game does not wait for ${power(id)}.`,

    'dice-first': ({ seq }) => `The dice of order #${seq} come first.`,
    'dice-missing': () => 'The order “roll” brings no dice.',
    'dice-unexpected': ({ order }) => `Dice stand with “${order}”; they belong to “roll”.`,
    'nothing-to-roll': () => 'No order waits for dice.',
    'roll-of-another': ({ of, commitment }) =>
      `These dice are for the order ${short(of)}…; the one that waits is ${short(commitment)}….`,
    'dice-source-not-agreed': ({ source, agreed }) => `These dice are “${source}”; this game agreed on “${agreed}”.`,
    'seed-changed': ({ commitment }) => `The dice of the order ${short(commitment)}… come from two different seeds.`,
    'commitment-without-nonce': ({ order }) => `“${order}” needs dice and has no nonce.`,

    'signature-missing': ({ player }) => `${player} has to sign here, and the line bears no signature.`,
    'signature-of-another': ({ player, key }) =>
      `The line of ${player} is signed with the key ${key}, which is not in force for ${player}.`,
    'key-unsound': ({ key }) => `The key ${key} is not one that every program checks in the same way.`,
    'key-twice': ({ key, player }) => `The key ${key} is or was that of ${player}.`,
    'key-not-his': ({ player, of }) => `${player} may not change the keys of ${of}; only ${of} or the referee can.`,
    'key-last': ({ player }) => `It is the only key of ${player}: another has to come in with it or before.`,
    'key-unknown': ({ player, key }) => `${player} has no key ${key} in force.`,
    'keeper-missing': ({ power: id }, power) => `Nobody among the enemies of ${power(id)} can keep the dice.`,
    'keeper-unfit': ({ player }) =>
      `${player} cannot keep the dice of all: that takes a steward, referee or bot without powers and with a key.`,
    'keeper-enters': ({ player }) => `${player} keeps the dice of this order and therefore cannot enter it.`,
    'anchor-missing': ({ player }) =>
      `${player} keeps the dice of this order and has no secrets left for it in the log.`,
    'anchor-needless': ({ player }) => `${player} keeps no dice in this game.`,
    'anchor-spent': ({ player }) => `${player} has anchored these dice before; their secrets are known.`,
    'reveal-not-his': ({ player, keeper }) => `${player} cannot reveal these dice: ${keeper} keeps them.`,
    'reveal-out-of-order': ({ k, expected }) => `This is secret number ${n(k)}; number ${n(expected)} is due.`,
    'reveal-wrong': ({ k, keeper }) => `Secret number ${n(k)} does not belong to what ${keeper} anchored.`,
    'beacon-unknown': ({ chain }) => `This version does not know the beacon ${short(chain)}….`,
    'beacon-not-agreed': ({ chain, agreed }) =>
      `These dice are from the beacon ${short(chain)}…; this game agreed on ${short(agreed)}….`,
    'witness-missing': () =>
      'Dice of a beacon need a witness: a bot, steward, referee or witness without powers and with a key.',
    'receipt-needless': ({ of }) => `No order ${short(of)}… waits for a receipt.`,
    'receipt-twice': ({ by }) => `There is a receipt already, by ${by}; the first one counts.`,
    'receipt-not-his': ({ player }) =>
      `${player} cannot witness this order: a witness has never played a power in this game, has a key and has not entered the order.`,
    'receipt-missing': () => 'Nobody has witnessed the order yet; only the receipt says which round gives the dice.',
    'round-wrong': ({ round, expected }) =>
      `The dice are from round ${n(round)}; after the receipt it must be round ${n(expected)}.`,

    'report-too-late': ({ player }) =>
      `Orders have been given in this game: ${player} cannot report facts any more, only its referee or steward can.`,
    'note-missing': () => 'The note says nothing.',
    'event-unexpected': ({ event, order }) => `“${event}” cannot come of “${order}”.`,
    'rewind-wrong': ({ to, from }) => `The game cannot go back to #${to}: the turn began with #${from}.`,
    'rewind-missing': () => 'The void does not say what the game goes back to.',
    'effect-missing': ({ order }) => `“${order}” takes effect here, but the line does not hold what comes of it.`,
    'effect-wrong': ({ order }) => `What the line holds is not what comes of “${order}”.`,
    'edit-into-dice': ({ seq }) => `After #${seq} dice were still to be thrown; name the entry with the dice.`,
    'game-is-over': () => 'The game is over.',
    'already-proposed': ({ seq }) => `The same is proposed already, in #${seq}.`,
    'no-such-entry': ({ of }) => `No line has the hash ${short(of)}….`,
    'not-an-order': ({ of }) => `Line ${short(of)}… is no order of this turn.`,
    'not-this-turn': ({ seq }) => `#${seq} is older than the turn under way.`,
    'already-void': ({ of }) => `Line ${short(of)}… is void already.`,
    'names-dice': ({ of, commitment }) => `${short(of)}… are only the dice of ${short(commitment)}….`,
    'no-such-proposal': ({ of }) => `No open proposal has the hash ${short(of)}….`,
    'consent-not-his': ({ player }) => `Nothing waits for the consent of ${player}.`,
  },
  advice: {
    'restore-the-line': (game) =>
      `see what was changed: git diff -- games/${game}/log.jsonl   and take it back: git restore -- games/${game}/log.jsonl   If it is committed already, the sound part may be kept: the guide “When something goes wrong” says how.`,
    'write-with-fieldpost': () => 'lines are written by the program, not by hand',
    'use-newer-version': () => 'use a newer version of Fieldpost',
    shorten: () => 'say it more shortly, or in two parts',
    'ask-the-author': () => 'ask whoever wrote it',
    'enter-the-dice': (game) => `npx fieldpost roll ${game}`,
    'name-the-player': (game) =>
      `say who you are with --as, or for whom with --for and the mail with --evidence; npx fieldpost status ${game}`,
    'order-own-powers': (game) =>
      `order the powers you play, or say who you are with --as; npx fieldpost status ${game}`,
    'use-agreed-dice': (game) => `npx fieldpost roll ${game}`,
    'name-the-order': () => 'void the order; its dice go with it',
    'propose-edit': (game) =>
      `what is older than the turn under way is set right by consent of all sides: npx fieldpost edit ${game}`,
    'give-consent-first': (game) => `wait for the other sides, who answer with: npx fieldpost agree ${game}`,
    sync: () => 'repair it with: npx fieldpost sync',
    'say-otherwise': () => 'leave it out and try again',
    'ask-consent': () => 'ask the other sides or the referee',
    'order-the-days': () => 'the day it begins comes first, then the day it ends',
    wait: (game) => `look who is awaited until when: npx fieldpost status ${game}`,
    'read-again': (game) => `look at the game as it is now, then try again: npx fieldpost show ${game}`,
    'try-again': () => 'try again in a moment',
    'remove-the-link': () => 'put the file itself there',
    sign: () => 'sign with your key; npx fieldpost key show',
    'make-a-key': () => 'make a key of your own: npx fieldpost key new',
    'anchor-first': (game) => `whoever keeps the dice anchors fresh ones: npx fieldpost anchor ${game}`,
    'use-other-dice': () => 'name somebody who can keep the dice, or agree on another source',
    'name-a-witness': () => 'name a witness with a key when the game is opened; the guide to dice says how',
    'wait-for-the-witness': (game) => `the witness writes its receipt with: npx fieldpost bot ${game}`,
    'open-the-bid': (game) => `open the bid as it was sealed: npx fieldpost bid ${game}`,
    repair: () => 'the next command that writes repairs it',
  },
};
