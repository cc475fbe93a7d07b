// English: the help of each command. Two real examples each; the command stands first, what it does behind it.

import { postCommands } from '../../post/commands-en.ts';
import { agreementCommands } from '../agreements/commands-en.ts';
import { bidCommands } from '../bids/commands-en.ts';
import { clubCommands } from '../club/commands-en.ts';
import { oddsCommands } from '../odds/commands-en.ts';
import { proofCommands } from '../proof/commands-en.ts';
import { referenceCommands } from '../reference/commands-en.ts';

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

export const commands = {
  ...clubCommands,
  ...agreementCommands,
  ...proofCommands,
  ...referenceCommands,
  ...oddsCommands,
  ...bidCommands,
  ...postCommands,
  new: {
    does: 'open a game',
    about:
      'Opens a game: asks for title, players and options, or takes them as options. Nothing is written before it has been shown.',
    args: {},
    options: {
      title: 'title of the game',
      slug: 'short name for addresses and commands (default: from the title)',
      ruleset: 'the rules: {rulesets} (default: second-edition)',
      player: 'a player and his powers, such as "Anna=ussr,uk,usa"; may be repeated',
      option: 'an option that differs from the usual, such as luck=low-luck; may be repeated',
      dice: 'where dice come from: local, recorded, reveal or drand (default: as fieldpost.json says)',
      from: 'an agreed position to start from, as JSON',
      role: 'somebody who is not playing, such as "Carl=steward"; may be repeated',
      clock: 'hours: turn=72,answer=24,forfeit=120 and days: absence=21; only turn is needed',
      absence: 'somebody known to be away, such as "anna=2026-03-05..2026-03-12"; may be repeated',
      'enters-for': 'who may enter what others mailed, such as "anna=ben,carl"; may be repeated',
      commits: 'git author names of a player, such as "anna=Anna Berg"; may be repeated',
      dialect: 'whose abbreviations a player uses, iaapa or daak, such as "anna=daak"; without a player: of all',
      language:
        'in which language a player is answered: en, de or nl, such as "anna=nl"; without a player: all (default: yours)',
      authors: 'checked: the author of a commit must be the one who entered its lines (default: free)',
      keeper: 'who keeps the dice of all and plays no power, such as carl; with reveal only',
      key: 'a key a player signs with, such as "anna=anna.pub"; may be repeated',
      signatures: 'required: nothing is taken without a signature (default: of whoever has a key)',
      demonstration: 'a game made for show, and said to be so on every page',
      yes: 'write without asking',
    },
    examples: examples(
      ['npx fieldpost new', 'asks for everything'],
      [
        'npx fieldpost new --title "Spring 26" --player "Anna=ussr,uk,usa" --player "Ben=germany,japan" --as anna --yes',
        'opens spring-26',
      ],
    ),
  },
  status: {
    does: 'games, whose turn it is and what is awaited',
    about:
      'Without a game: all games of the archive and who is awaited since when; what is overdue or has waited longest comes first. With one: its players, options, deadlines and what is due from whom.',
    args: { game: 'short name of a game' },
    options: { mine: 'only games that wait for you: --as, or git config fieldpost.player' },
    examples: examples(
      ['npx fieldpost status', 'all games'],
      ['npx fieldpost status --mine', 'what waits for you'],
      ['npx fieldpost status spring-26', 'one game, with players and options'],
    ),
  },
  submit: {
    does: 'send a turn sheet',
    about:
      'Reads a turn sheet in the usual notation, says in full words what was understood and what is not possible and why, asks, writes, throws the dice and tells what happened.',
    args: { game: 'short name of a game', file: 'the sheet; - reads standard input' },
    options: {
      yes: 'write without asking',
      'dry-run': 'check only: write nothing, throw no die',
      sync: 'sync before and after, and publish each order before its dice fall',
      forfeit: 'let units be lost that are not placed or brought home',
      power: 'in whose name, if you play several that are awaited',
      for: 'entered for another player',
      evidence: 'the mail it came in: a file, or its SHA-256; only the hash is kept',
      note: 'a remark to stand with the first order',
      dice: 'faces thrown elsewhere, in the order asked for: 1,4,6 or purpose=1,4,6; may be repeated',
      service: 'who threw them (default: table)',
      reference: 'what finds the throw there again, such as a number',
    },
    examples: examples(
      ['npx fieldpost submit spring-26 turn.txt', 'shows what was understood and asks'],
      ["echo 'Buy 8 inf' | npx fieldpost submit spring-26 - --dry-run", 'checks one line and writes nothing'],
    ),
  },
  turn: {
    does: 'make your turn, guided phase by phase',
    about:
      'Goes through the phases of the turn, shows what is possible in each, takes lines in the usual notation and submits them.',
    args: { game: 'short name of a game' },
    options: {
      power: 'in whose name, if you play several that are awaited',
      for: 'entered for another player',
      evidence: 'the mail it came in: a file, or its SHA-256; only the hash is kept',
    },
    examples: examples(
      ['npx fieldpost turn spring-26', 'asks, phase by phase'],
      ['npx fieldpost turn spring-26 --json', 'lists every move that is possible now, for programs'],
    ),
  },
  fight: {
    does: 'fight battles as far as decisions allow',
    about: 'Fights the battles named, or all that wait, in order, until the first decision that no order covers.',
    args: { game: 'short name of a game', battle: 'where, such as UKR or "GER SBR"; none: all that wait' },
    options: {
      plan: 'SA, SAAC, TAAC, KAAC or ask',
      ool: 'order of loss, such as "inf arm ftr"',
      rounds: 'stop and ask after this round',
      'retreat-after': 'retreat after this round',
      'retreat-to': 'where a retreat goes',
      subs: 'submarines: stay, withdraw or ask',
      yes: 'write without asking',
      'dry-run': 'check only: write nothing, throw no die',
      sync: 'sync before and after, and publish each order before its dice fall',
      power: 'in whose name, if you play several that are awaited',
      for: 'entered for another player',
      evidence: 'the mail it came in: a file, or its SHA-256; only the hash is kept',
      dice: 'faces thrown elsewhere, in the order asked for: 1,4,6 or purpose=1,4,6; may be repeated',
      service: 'who threw them (default: table)',
      reference: 'what finds the throw there again, such as a number',
    },
    examples: examples(
      ['npx fieldpost fight spring-26', 'all battles under the standing orders'],
      ['npx fieldpost fight spring-26 UKR --plan SAAC --ool "inf arm ftr"', 'one battle, planes to be saved'],
    ),
  },
  roll: {
    does: 'enter or throw the dice that are due',
    about: 'Throws the dice an order waits for, or takes them as they fell elsewhere, and tells what happened.',
    args: { game: 'short name of a game' },
    options: {
      dice: 'the faces, in the order asked for: 1,4,6 or purpose=1,4,6; may be repeated',
      service: 'who threw them (default: table)',
      reference: 'what finds the throw there again, such as a number',
      evidence: 'the mail of the dice server: a file, or its SHA-256; only the hash is kept',
      note: 'why, if you as the referee throw in place of a keeper or beacon',
      for: 'entered for another player',
    },
    examples: examples(
      ['npx fieldpost roll spring-26', 'throws them, or asks for each'],
      ['npx fieldpost roll spring-26 --dice 1,4,6,2 --service marti --reference 8841', 'as a dice server threw them'],
    ),
  },
  show: {
    does: 'the board, a space, or a past moment',
    about:
      'The position as text: money, territories and units. With a space: everything about it. With --at: as it was then.',
    args: { game: 'short name of a game', space: 'a space by any of its names' },
    options: { at: 'a turn such as r03-germany (as it ended), or the number of an entry' },
    examples: examples(
      ['npx fieldpost show spring-26', 'the board now'],
      ['npx fieldpost show spring-26 Karelia --at r01-germany', 'one space as Germany’s first turn ended'],
    ),
  },
  log: {
    does: 'the entries of a game',
    about: 'The entries of a game, or of one turn, with their numbers: who ordered what, and what came of it.',
    args: { game: 'short name of a game', turn: 'a turn such as r03-germany; none: the turn under way' },
    options: { all: 'all entries of the game' },
    examples: examples(
      ['npx fieldpost log spring-26', 'the turn under way, entry by entry'],
      ['npx fieldpost log spring-26 r01-ussr', 'a turn that is over'],
    ),
  },
  void: {
    does: 'take back entries of the turn under way',
    about:
      'Declares orders of the turn under way void; their dice go with them. Takes effect at once by the referee, else when every other side has agreed.',
    args: { game: 'short name of a game', entries: 'numbers of entries, as log shows them' },
    options: {
      drop: 'units of the battle that is dropped: they stay, such as "caucasus=3 inf" (may be repeated)',
      reason: 'why (needed)',
      rule: 'the clause appealed to',
      yes: 'write without asking',
      for: 'entered for another player',
    },
    examples: examples(
      ['npx fieldpost void spring-26 14 --reason "too few transports"', 'one order and its dice'],
      [
        'npx fieldpost void spring-26 14 16 --reason "wrong units" --rule B8.1 --as carl --yes',
        'two orders, by the referee',
      ],
    ),
  },
  ruling: {
    does: 'let entries stand that today’s rules decide otherwise',
    about:
      'Says that entries stand as they are although verify lists them as different. By the referee or steward, else when every other side has agreed.',
    args: { game: 'short name of a game', entries: 'numbers of entries, as verify shows them' },
    options: {
      reason: 'why (needed)',
      rule: 'the clause appealed to',
      yes: 'write without asking',
      for: 'entered for another player',
    },
    examples: examples(
      ['npx fieldpost ruling spring-26 21 --reason "played so by agreement"', 'one entry'],
      [
        'npx fieldpost ruling spring-26 21 23 --reason "old reading of the rule" --rule ruling.D5',
        'two entries, with the clause',
      ],
    ),
  },
  agree: {
    does: 'agree to a proposal',
    about: 'Shows what is proposed, asks, and gives your side’s consent. With the last consent it takes effect.',
    args: { game: 'short name of a game', entry: 'number of the proposal; needed if there are several' },
    options: {
      yes: 'write without asking',
      for: 'entered for another player',
      evidence: 'the mail it came in: a file, or its SHA-256; only the hash is kept',
    },
    examples: examples(
      ['npx fieldpost agree spring-26', 'to the one proposal there is'],
      ['npx fieldpost agree spring-26 17 --as ben --yes', 'to proposal #17, as ben'],
    ),
  },
  decline: {
    does: 'decline a proposal, or take your own back',
    about: 'Refuses consent: the proposal is off. Whoever made it takes it back the same way.',
    args: { game: 'short name of a game', entry: 'number of the proposal; needed if there are several' },
    options: {
      yes: 'write without asking',
      for: 'entered for another player',
      evidence: 'the mail it came in: a file, or its SHA-256; only the hash is kept',
    },
    examples: examples(
      ['npx fieldpost decline spring-26', 'the one proposal there is'],
      ['npx fieldpost decline spring-26 17 --as ben --yes', 'proposal #17, as ben'],
    ),
  },
  note: {
    does: 'add a remark',
    about: 'Adds a remark in Markdown to the log; it changes nothing in the game.',
    args: { game: 'short name of a game', text: 'the remark' },
    options: {
      of: 'number of an entry it is about; may be repeated',
      for: 'entered for another player',
      yes: 'write without asking',
    },
    examples: examples(
      ['npx fieldpost note spring-26 "Away until Sunday."', 'a remark'],
      ['npx fieldpost note spring-26 "A brave one." --of 12', 'about entry #12'],
    ),
  },
  report: {
    does: 'enter rounds that were played elsewhere',
    about:
      'Enters positions or events as somebody reported them: an old game typed in, rounds before the tool was used. Nothing of it is verified, and pages say so.',
    args: { game: 'short name of a game', file: 'JSON: a list of { at?, note?, position } or { at?, note?, events }' },
    options: { yes: 'write without asking', for: 'entered for another player' },
    examples: examples(
      ['npx fieldpost report spring-26 rounds.json', 'shows what it would enter and asks'],
      ['npx fieldpost report spring-26 rounds.json --yes --json', 'for programs'],
    ),
  },
  sync: {
    does: 'take in what others published and publish your own',
    about:
      'Fetches the branch your group publishes to, sees that nothing published has been changed, carries your new entries onto it by the rules and publishes them. What has become impossible is set aside, with the reason.',
    args: { games: 'publish only these games, the others stay as they are; none: all' },
    options: {
      'dry-run': 'only tell what would be published and set aside',
      branch: 'propose the entries on this branch, for a pull request; the branch here stays as it is',
      also: 'publish the entries of this player as well, from a folder you share; may be repeated',
      accept: 'take a game as it is published now, although it was changed; only if the group agreed; may be repeated',
    },
    examples: examples(
      ['npx fieldpost sync', 'takes in and publishes'],
      ['npx fieldpost sync spring-26 --branch anna-r03', 'proposes one game instead; then open a pull request'],
    ),
  },
  verify: {
    does: 'prove every line of games',
    about:
      'Reads each log strictly, decides every order again and derives every die again. Ends with 1 if a game is broken, or differs without a ruling.',
    args: { games: 'short names of games; none: all of the archive' },
    options: {
      checkpoint:
        'a line “pbem-checkpoint v1 …” somebody kept, or a file or mail that holds one: is all of it still there?',
      with: 'old mails about a game (files, folders): does the log still hold what they say?',
      against: 'judge the whole change since this commit, as CI does: published logs only grow, a turn comes alone',
      head: 'the commit to judge (default: HEAD); its files are read from git and never run',
      forward: 'it was pushed, not proposed: it must stand on that commit (no force push)',
    },
    examples: examples(
      ['npx fieldpost verify', 'the whole archive, as CI does'],
      ['npx fieldpost verify spring-26 --json', 'one game, entry by entry'],
      ['npx fieldpost verify --with old-mails/', 'whether anything in them was changed or cut off since'],
      ['npx fieldpost verify --against origin/main', 'what your branch would bring'],
      ['npx fieldpost verify --against main --head origin/anna-r03', 'a proposed change, from a checkout of main'],
    ),
  },
  cases: {
    does: 'run conformance cases',
    about: 'Runs cases from files and folders and says, clause by clause, which passed. Ends with 1 if one fails.',
    args: { paths: 'files or folders; none: the cases of this project' },
    options: { clause: 'only cases that speak of this clause, by name', failed: 'list clauses with failures only' },
    examples: examples(
      ['npx fieldpost cases', 'the cases of the project'],
      ['npx fieldpost cases my-cases/ blitz.1.json', 'your own'],
      ['npx fieldpost cases --clause retreat.attacker-only', 'what proves one clause'],
    ),
  },
  export: {
    does: 'a game as JSON or as turn sheets',
    about:
      'Writes a game for other programs (json: players, options, turns, position) or for people (notation: the turn sheets that say its orders).',
    args: { game: 'short name of a game' },
    options: { format: 'json or notation (default: json)', out: 'a file instead of standard output' },
    examples: examples(
      ['npx fieldpost export spring-26 --format notation', 'the turn sheets'],
      ['npx fieldpost export spring-26 --out spring-26.json', 'all there is to say, as data'],
    ),
  },
  schema: {
    does: 'the JSON Schema of a log line or a case',
    about: 'Prints the JSON Schema of one line of a log, or of a conformance case.',
    args: { what: 'line (default) or case' },
    options: {},
    examples: examples(
      ['npx fieldpost schema', 'to look at it'],
      ['npx fieldpost schema > log-line.schema.json', 'to keep it'],
      ['npx fieldpost schema case', 'for engines that run the cases'],
    ),
  },
  serve: {
    does: 'build the site, show it here, build again when a log changes',
    about: 'Builds the site of the archive, serves it on this machine and builds it again whenever a log changes.',
    args: {},
    options: {
      port: 'port to listen on (default: 4321; 0 takes any free one)',
      out: 'folder of the built site (default: dist in the archive)',
    },
    examples: examples(
      ['npx fieldpost serve', 'at http://localhost:4321'],
      ['npx fieldpost serve --port 8080 --archive ../club', 'another archive, another port'],
    ),
  },
  build: {
    does: 'build the site',
    about: 'Builds the static site of the archive, ready to be put on any web space.',
    args: {},
    options: { out: 'folder of the built site (default: dist in the archive)' },
    examples: examples(
      ['npx fieldpost build', 'into dist'],
      ['npx fieldpost build --out public --archive ../club', 'elsewhere'],
    ),
  },
};
