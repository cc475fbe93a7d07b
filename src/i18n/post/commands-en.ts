// English: the help of the commands that read and write mails.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

export const postCommands = {
  mail: {
    does: 'a turn as a mail, in eight parts',
    about:
      'Writes the mail of a turn: starting income, purchases, combat moves, combat results with every die, noncombat moves, placement, final income, the board and what is due from whom, with the entries for programs. Shown, written to a file, or sent to the players, each in his language. Addresses stand in addresses.local.json, the server in post.local.json; git sees neither.',
    args: { game: 'short name of a game' },
    options: {
      turn: 'a turn such as r03-germany (default: the last)',
      lang: 'language of the mail: en, de or nl (default: each reader’s own)',
      to: 'a player to send it to (default: all but you); may be repeated',
      eml: 'write the mail to this file',
      send: 'send it',
    },
    examples: examples(
      ['npx fieldpost mail spring-26', 'shows the mail of the last turn'],
      ['npx fieldpost mail spring-26 --turn r03-germany --send', 'sends that turn to the others'],
    ),
  },
  read: {
    does: 'enter the turns that came by mail',
    about:
      'Reads mails: files, a folder of them, a maildir, one from standard input (-), or what waits in the mailbox of post.local.json (imap), where it is then marked as dealt with. Each is answered in the language of whoever wrote it: what was understood, what is not possible and by which rule, what the dice did and what is due. Only whole, legal orders are entered; the rest is kept and asked about. Without a mail, orders that were waiting for dice go on.',
    args: { mails: 'mails: files, folders, maildirs, - or imap' },
    options: {
      eml: 'write the answers into this folder',
      send: 'send the answers',
      sync: 'sync before and after, and publish each order before its dice fall',
      'dry-run': 'say what would be done: write nothing, throw no die, send nothing',
    },
    examples: examples(
      ['npx fieldpost read inbox/', 'reads every mail in the folder and shows the answers'],
      ['npx fieldpost read imap --send', 'reads what waits in your mailbox and sends the answers'],
      ['npx fieldpost read ~/Maildir --send --sync', 'reads a maildir, publishes what was entered, sends the answers'],
    ),
  },
  remind: {
    does: 'remind those who are late',
    about:
      'Writes to everybody who is awaited past his deadline, in his language, with what is due and until when. Shown, or sent; whoever was reminded within a day is not reminded again.',
    args: { game: 'short name of a game (default: all)' },
    options: {
      send: 'send the reminders',
      again: 'also to those reminded within a day',
    },
    examples: examples(
      ['npx fieldpost remind', 'shows what would be sent to whom'],
      ['npx fieldpost remind spring-26 --send', 'sends it for one game'],
    ),
  },
};

export type PostCommandTexts = typeof postCommands;
