// English: the help of the commands by which players agree on something while a game goes on.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

const GAME = 'short name of a game';
const YES = 'write without asking';
const FOR = 'entered for another player';
const EVIDENCE = 'the mail it came in: a file, or its SHA-256; only the hash is kept';

export const agreementCommands = {
  absence: {
    does: 'say that you are away',
    about:
      'Says on which days you are away, both included, in UTC. Your deadlines wait for as long. Counts from now on and within the days the game allows.',
    args: { game: GAME, from: 'the first day, such as 2026-03-05', to: 'the last day; none: the same' },
    options: { yes: YES, for: FOR, evidence: EVIDENCE },
    examples: examples(
      ['npx fieldpost absence spring-26 2026-03-05 2026-03-12', 'a week'],
      [
        'npx fieldpost absence spring-26 2026-03-05 --as carl --for ben --evidence mail.eml',
        'a day, entered by the steward',
      ],
    ),
  },
  substitute: {
    does: 'let somebody take over, or join',
    about:
      'Lets somebody take over powers of a player who leaves, or join as steward, referee or witness. At once by who leaves, a referee or a steward; else when the other sides agree.',
    args: { game: GAME, enters: 'who comes: a name, id:name, or the id of somebody who is there already' },
    options: {
      leaves: 'whose powers are taken over',
      powers: 'which of them, such as uk,usa (default: all)',
      role: 'joins as steward, referee, witness or bot',
      language: 'the language of who comes (default: yours)',
      'enters-for': 'for whom he may enter what came by mail, such as ben,carl',
      commits: 'his author names in git, such as "Dora Klein,dk"',
      dialect: 'his abbreviations: iaapa or daak',
      reason: 'why',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: examples(
      ['npx fieldpost substitute spring-26 Dora --leaves anna', 'Dora takes over all that Anna plays'],
      ['npx fieldpost substitute spring-26 Carl --role steward', 'Carl joins as steward'],
    ),
  },
  forfeit: {
    does: 'declare powers lost that do not answer',
    about:
      'Declares that powers lose the game off the board. A referee may at any time, a steward once the deadline has passed, a player of another side once the time after it has passed that the game sets.',
    args: { game: GAME, powers: 'the powers; while sealed bids are awaited, the player whose bid is not there' },
    options: { reason: 'why (needed)', yes: YES, for: FOR, evidence: EVIDENCE },
    examples: examples(
      ['npx fieldpost forfeit spring-26 germany --reason "no answer for nine days"', 'one power'],
      [
        'npx fieldpost forfeit spring-26 germany japan --reason "has given up by mail" --as carl',
        'two, by the referee',
      ],
    ),
  },
  settings: {
    does: 'change options or the source of dice from here on',
    about:
      'Changes options of the game, or where its dice come from, from here on. At once by a referee; else when every other side has agreed.',
    args: { game: GAME },
    options: {
      option: 'an option and its new value, such as luck=low-luck; may be repeated',
      dice: 'where dice come from: local, recorded, reveal or drand',
      keeper: 'who keeps the dice of all and plays no power; with reveal only',
      note: 'a remark to stand with it',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: examples(
      ['npx fieldpost settings spring-26 --dice recorded', 'dice from a server from now on'],
      ['npx fieldpost settings spring-26 --option technology=off --note "as talked about"', 'no more research'],
    ),
  },
  draw: {
    does: 'offer a draw',
    about: 'Offers that the game end without a winner. At once by a referee; else when every other side has agreed.',
    args: { game: GAME },
    options: { note: 'a remark to stand with it', yes: YES, for: FOR, evidence: EVIDENCE },
    examples: examples(
      ['npx fieldpost draw spring-26', 'offers it'],
      ['npx fieldpost draw spring-26 --note "Neither of us can win this." --yes', 'with a remark, without being asked'],
    ),
  },
  edit: {
    does: 'set the position right',
    about:
      'Goes back to the position after an earlier entry, or sets spaces, treasuries and technologies right, or both; the turn begins anew from there. For what is older than the turn under way; a void takes back what is not. At once by a referee; else when every other side has agreed.',
    args: { game: GAME },
    options: {
      to: 'back to after this entry, by number, or to the end of a turn such as r03-germany',
      units: 'what stands in a space, such as "karelia=ussr 3 inf 1 arm"; "karelia=" empties it; may be repeated',
      control: 'who holds a space, such as karelia=germany or turkey=nobody; may be repeated',
      treasury: 'money of a power, such as germany=24; may be repeated',
      turn: 'whose turn begins, such as r03-germany (default: the one under way)',
      position: 'all that and more as JSON',
      reason: 'why (needed)',
      rule: 'the clause appealed to',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: examples(
      ['npx fieldpost edit spring-26 --to r02-japan --reason "the whole round again"', 'back to an earlier turn'],
      [
        'npx fieldpost edit spring-26 --units "karelia=ussr 5 inf" --treasury germany=24 --reason "two infantry forgotten"',
        'units and money',
      ],
    ),
  },
};
