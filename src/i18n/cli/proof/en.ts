// English: keys and signatures, dice that a keeper reveals or a public beacon gives.

import { counted, plural } from '../../format.ts';

export const proof = {
  sources: {
    local: 'this program throws them (table trust)',
    recorded: 'we throw them elsewhere and type them in',
    reveal: 'an enemy keeps them under lock (proved; for players who all use this program)',
    drand: 'a public beacon gives them (proved; needs a bot as witness)',
  },
  signed: (count: number) => `${count} signed`,

  // dice that others give
  keeperDue: (keeper: string) => `${keeper} keeps these dice and reveals them.`,
  receiptDue: (witnesses: string) => `A witness has to see the order first: ${witnesses}.`,
  roundDue: (round: number, at: string) => `The dice are those of round ${round} of the beacon, from ${at} on.`,
  botNext: (slug: string) => `npx fieldpost bot ${slug}`,
  passOn: (slug: string) =>
    `npx fieldpost sync   takes the order to whoever gives the dice; by mail: npx fieldpost mail ${slug} --send`,
  notYours: 'The dice of this game are given by others; only the referee may enter faces in their place.',
  notProved: (seq: number) => `Today’s rules decide #${seq} otherwise, so nothing is revealed or witnessed for it.`,
  notProvedNext: (slug: string) => `npx fieldpost verify ${slug}`,
  secretGone: (file: string) => `The secrets of these dice are not on this machine: ${file} is missing.`,
  secretGoneNext: 'copy it from where the dice were anchored; if it is lost, the referee decides how to go on',
  noNetwork: (round: number) => `Round ${round} of the beacon could not be had.`,
  noNetworkNext: 'try again later; the round stays what it is',

  // anchor
  anchored: (length: number) => `Anchored: ${counted('en', length, 'secret', 'secrets')} for the dice of your enemies.`,
  anchorFile: (file: string) =>
    `They lie in ${file}; nobody else may see this file, and without it the game stands still.`,
  anchorThere: (left: number) =>
    `Your dice are anchored already; ${counted('en', left, 'secret is', 'secrets are')} left.`,
  anchorDue: (players: string) => `Before the next dice, secrets have to be anchored by ${players}.`,
  anchorNext: (slug: string) => `npx fieldpost anchor ${slug}`,
  anchorNotNow: 'An order waits for its dice; anchor afterwards.',
  anchorNoKeeper: (slug: string) => `In ${slug} you keep no dice.`,
  anchorOf: (game: string) => `${game}: your dice are anchored`,
  revealedIn: (game: string) => `${game}: you have revealed the dice`,

  // keys
  noKey: (player: string) => `There is no key of ${player} on this machine.`,
  noKeyNext: (player: string) => `npx fieldpost key new --as ${player}`,
  keyThere: (file: string) => `There is a key already: ${file}. It is not written over.`,
  keyMade: (file: string) => `A new key lies in ${file}; its public half beside it, ending in .pub.`,
  keyKeep: 'Whoever has this file can sign as you. Keep a copy where nobody else can read it.',
  keyLocked: (file: string) => `${file} has a passphrase; lines are signed with a key that has none.`,
  keyOther: (file: string) => `${file} holds no Ed25519 key.`,
  keyInForce: (since: string) => `in force since ${since}`,
  keyGone: (since: string, until: string) => `${since} to ${until}`,
  keysNone: (slug: string) => `Nobody has a key in ${slug}.`,
  keyAdded: 'The key counts from the next entry on.',
  keyRevoked: 'The key no longer counts.',
  whichKey: 'Which key is to go?',
  whichKeyNext: (keys: string) => `--key ${keys}`,
  badKey: (said: string) => `“${said}” is neither an Ed25519 key as OpenSSH writes it nor a file that holds one.`,
  badPlayerKey: (said: string) => `“${said}” is not “player=key”.`,
  whoseKey: 'Whose key?',
  whoseKeyNext: 'say it with --as, or once and for all: git config fieldpost.player <id>',
  badWhat: (said: string) => `“${said}” is nothing this command does: new, show, add, revoke, allowed-signers.`,
  gameMissing: 'Name the game.',
  badSignatures: (said: string) => `“${said}” does not say whether lines must be signed: required or free.`,
  keeperOnly: (source: string) => `“${source}” dice have no keeper; only “reveal” dice do.`,

  // bot
  receipt: (game: string, seq: number, round: number, at: string) =>
    `${game}: #${seq} seen; its dice are those of round ${round}, ${at}`,
  rolled: (game: string, seq: number, round: number) => `${game}: the dice of #${seq} from round ${round}`,
  later: (game: string, round: number, at: string) => `${game}: round ${round} comes at ${at}`,
  ahead: (game: string) => `${game}: its last entry bears a time to come, so nothing is witnessed yet`,
  notWitness: (game: string, player: string) => `${game}: ${player} cannot witness here`,
  nothing: 'Nothing to witness and no round due.',
  // what somebody kept of a log
  kept: {
    checkpoints: {
      equal: (game: string, count: number, _has: number) =>
        `${game}: the checkpoint holds; the log ends where it did then, after ${counted('en', count, 'entry', 'entries')}.`,
      ahead: (game: string, count: number, has: number) =>
        `${game}: the checkpoint holds; its ${counted('en', count, 'entry is', 'entries are')} unchanged, ${counted('en', has - count, 'entry has', 'entries have')} come since.`,
      truncated: (game: string, count: number, has: number) =>
        `${game}: the checkpoint speaks of ${counted('en', count, 'entry', 'entries')}, here there ${plural('en', has, 'is', 'are')} only ${has}. The end was cut off, or this copy is older.`,
      forked: (game: string, count: number, _has: number) =>
        `${game}: #${count - 1} is not the entry of the checkpoint. The log was rewritten, or there are two versions of it.`,
      unread: (game: string, count: number, has: number) =>
        `${game}: the checkpoint speaks of ${counted('en', count, 'entry', 'entries')}, but the log can be followed for ${has} only.`,
    },
    same: (game: string, count: number) =>
      `${game}: ${counted('en', count, 'entry of the mail stands', 'entries of the mail stand')} in the log as sent.`,
    entries: {
      other: (game: string, seq: number) => `${game}: #${seq} of the mail is not #${seq} of the log.`,
      missing: (game: string, seq: number) =>
        `${game}: #${seq} of the mail is not in the log. The end was cut off, this copy is older, or the mail was never entered.`,
      unread: (game: string, seq: number) => `${game}: the log cannot be followed as far as #${seq} of the mail.`,
    },
    twoVersions: (player: string, seq: number) =>
      `Both versions of #${seq} bear the signature of ${player}: the two lines together are the proof.`,
    forkedNext: 'keep the mail, ask the others what they have, and show both lines to whoever decides',
    shortNext: 'npx fieldpost sync; if it still is shorter then, ask the others what they have',
    nothing: (name: string) => `There is neither a checkpoint nor an entry in “${name}”.`,
    nothingNext: '"pbem-checkpoint v1 <game> <count> <hash>", a file that holds such a line, or a mail about a game',
  },
};

export type ProofTexts = typeof proof;
