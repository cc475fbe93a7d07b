// English: a turn as a mail, in eight parts.

export const turn = {
  subject: (power: string, round: number) => `${power}, round ${round}`,
  title: (game: string, power: string, round: number) => `${game}: ${power}, round ${round}`,
  by: (players: string) => `played by ${players}`,
  underWay: 'This turn is under way.',
  parts: {
    start: 'Starting income',
    purchase: 'Purchases',
    'combat-move': 'Combat moves',
    combat: 'Combat results',
    'combat-move/2': 'Second armor move',
    'combat/2': 'Second combat results',
    'noncombat-move': 'Noncombat moves',
    place: 'Placement',
    end: 'Final income',
    /** Where income was counted first. */
    close: 'End of the turn',
    board: 'Board',
  },
  none: 'None.',
  notYet: 'Not yet.',
  money: 'land value / IPC to spend',
  remark: (player: string, words: string) => `${player} remarks: “${words}”`,
  due: 'What is due',
  page: 'On the site',
  checkpointSays: 'Keep this mail: whoever has this line can tell later whether any of those entries was changed.',
  entries: 'The entries, for programs:',
  attached: 'The entries are attached.',
};
