// English: the words of the page on which a turn is checked before it is sent.

export const check = {
  'check.title': 'Check my turn',
  'check.lead':
    'Paste the text of your turn: the page says what it understands, what the rules do not allow and why, what it costs, and how your battles stand.',
  'check.how':
    'Write as you would in a mail, in English, German or Dutch, with your club’s abbreviations. Nothing is sent and nothing is entered: that is done with the mail you get at the end.',
  'check.game': 'Game',
  'check.player': 'You are',
  'check.sheet': 'The text of your turn',
  'check.kept':
    'Your text stays in this browser tab until you close it. It is checked on your own computer and sent nowhere.',
  'check.button': 'Check',
  'check.working': 'Checking …',
  'check.empty': 'There is no text to check yet.',
  'check.failed': 'The rules or the position could not be loaded. Please try once more.',
  'check.outdated': 'This page is older than the position. Please reload it.',
  'check.rule': 'Rule',
  'check.use': (said: string) => `Write ${said}`,
  'check.mail': 'The mail',
  'check.mail-how':
    'Copy subject and text into a mail to your steward or your opponent. Only the lines at the top are read as orders; what stands between the marks is for people.',
  'check.subject': 'Subject',
  'check.text': 'Text',
  'check.copy-subject': 'Copy the subject',
  'check.copy': 'Copy as mail',
  'check.copied': 'Copied.',
  'check.not-copied': 'The browser does not allow copying; the text is selected, copy it with your keyboard or menu.',
  'check.open': 'Open in the mail program',
  'check.running': 'Games under way',
  'check.none': 'No game is under way, so there is nothing to check.',
  'check.answer': 'A line that would answer:',
  'check.no-script':
    'Checking needs JavaScript, for the rules run in your own browser. Without it, send your turn by mail all the same: before anything is entered you are told what was understood, what was not and what is not possible. On the command line “npx fieldpost submit --dry-run” says the same.',
  'check.by-mail': 'How to play by mail',
  'data.position': 'the position as it stands (JSON), whole enough to try orders on',
  'check.here': 'Check my turn',
};
