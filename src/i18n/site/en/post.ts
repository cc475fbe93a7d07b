// English: the words of playing by post: who entered what, clocks and deadlines, orders to the archive, feeds, checkpoints.

import { counted, number } from '../../format.ts';

const n = (value: number): string => number('en', value);

/** Hours as people say them: whole days as days. */
const span = (hours: number): string =>
  hours % 24 === 0 ? counted('en', hours / 24, 'day', 'days') : counted('en', hours, 'hour', 'hours');

export const post = {
  // entered for somebody else
  'entered.by': (by: string, mail: string) => `entered by ${by}, ${mail}`,
  'entered.by-role': (by: string, role: string, mail: string) => `entered by ${by} (${role}), ${mail}`,
  'entered.mail': 'mail kept',
  'entered.mail-hash': (hash: string) => `mail kept (SHA-256 ${hash}…)`,
  'entered.no-mail': 'no mail kept',
  'entered.turn': (player: string, entered: string) => `For ${player}: ${entered}.`,

  // waiting
  'wait.since': 'since',
  'wait.until': 'until',
  'wait.forfeit': 'forfeit possible from',
  'wait.overdue': 'overdue',

  // clock and absences
  'clock.title': 'Clock',
  'clock.turn': 'Time for a turn',
  'clock.answer': 'Time for an answer',
  'clock.forfeit': 'Forfeit may be declared',
  'clock.after-deadline': (hours: number) => `${span(hours)} after the deadline`,
  'clock.by-referee': 'by a referee or steward alone',
  'clock.absence': 'Absence a player may take',
  'clock.span': span,
  'clock.days': (days: number) => `${counted('en', days, 'day', 'days')} in the whole game`,
  'clock.none': 'No deadlines were agreed.',
  'clock.authors': 'Author of each commit',
  'clock.authors-checked': 'must be the one who entered the lines',
  'clock.authors-free': 'is not checked',
  'absence.title': 'Absences',

  // players who came and went
  'change.title': 'Changes of players',
  'change.took-over': (enters: string, leaves: string) => `${enters} took over from ${leaves}`,
  'change.joined': (enters: string, role: string) => `${enters} joined (${role})`,

  // orders to the archive
  'log.absence': (player: string, from: string, to: string) => `${player} is away from ${from} to ${to}`,
  'log.absence-day': (player: string, day: string) => `${player} is away on ${day}`,
  'log.substitute': (enters: string, leaves: string) => `${enters} takes over from ${leaves}`,
  'log.substitute-proposed': (enters: string, leaves: string) => `Proposes that ${enters} take over from ${leaves}`,
  'log.join': (enters: string, role: string) => `${enters} joins (${role})`,
  'log.join-proposed': (enters: string, role: string) => `Proposes that ${enters} join (${role})`,
  'log.takes-powers': (powers: string) => `Powers taken over: ${powers}`,
  'log.forfeit-bid': (player: string) => `The bid of ${player} no longer counts`,
  'log.forfeit': (powers: string) => `Forfeited: ${powers}`,
  'log.settings': 'Changes what was agreed, from here on',
  'log.settings-proposed': 'Proposes to change what was agreed, from here on',
  'log.setting': (what: string, value: string) => `${what}: ${value}`,
  'log.edit': 'Sets the position right',
  'log.edit-proposed': 'Proposes to set the position right',
  'log.edit-to': (entry: string) => `back to the position after entry ${entry}`,
  'log.edit-control': (space: string, owner: string) => `${space}: owned by ${owner}`,
  'log.edit-free': (space: string) => `${space}: owned by nobody`,
  'log.edit-units': (space: string, units: string) => `${space}: ${units}`,
  'log.edit-aboard': (space: string, units: string) => `${space}, aboard: ${units}`,
  'log.edit-empty': (space: string) => `${space}: no units`,
  'log.edit-treasury': (power: string, ipc: number) => `Treasury of ${power}: ${n(ipc)} IPC`,
  'log.edit-turn': (power: string, round: number) => `In turn: ${power}, round ${n(round)}`,
  'log.edit-technology': (power: string, technologies: string) => `Technologies of ${power}: ${technologies}`,
  'log.draw': 'The game ends in a draw',
  'log.draw-proposed': 'Offers a draw',
  'log.anchor': (length: number) => `Anchors ${counted('en', length, 'secret', 'secrets')} for dice`,
  'log.change-key': (player: string) => `Changes the key of ${player}`,
  'turn.besides': 'Besides the moves',
  'log.mail': 'mail',
  'log.other-rounds': 'Other rounds of the log',

  // how a game can end
  'game.drawn': (round: number) => `The game ended in a draw in round ${n(round)}.`,

  // the list of games
  'games.title': 'Games',
  'games.lead': (games: number) => `${counted('en', games, 'game', 'games')} in this archive.`,
  'games.broken-state': 'needs repair',

  // checkpoints
  'head.title': 'Checkpoint',
  'head.says': (entries: number) =>
    `${counted('en', entries, 'entry', 'entries')}. Whoever writes this line down can tell later whether any of it was changed:`,
  'head.all': 'the checkpoints of all games (JSON)',

  // a player’s page
  'player.lead': 'Where this player is awaited, and the games played in this archive.',
  'player.awaited': 'Awaited',
  'player.nothing': 'Nobody waits for this player.',

  // feeds
  'feed.link': 'Feed (Atom)',
  'feed.archive': (name: string) => `${name}: all games`,
  'feed.player': (player: string, name: string) => `${player}: ${name}`,
  'feed.in-game': (what: string, game: string) => `${what}, in ${game}`,
  'feed.opened': (game: string) => `${game} has been opened`,
  'feed.over': (game: string) => `${game} is over`,
  'feed.orders': (turn: string) => `Awaited: ${turn}`,
  'feed.dice': (turn: string) => `Dice are awaited: ${turn}`,
  'feed.decision': (powers: string, turn: string) => `A decision by ${powers} is awaited: ${turn}`,
  'feed.consent': (powers: string) => `Consent of ${powers} is awaited`,
  'feed.bids': (players: string) => `Bids are awaited from ${players}`,
  'feed.your-bid': 'Your bid is awaited',
  'feed.your-orders': (turn: string) => `It is your turn: ${turn}`,
  'feed.your-dice': (turn: string) => `Your dice are awaited: ${turn}`,
  'feed.your-decision': (turn: string) => `Your decision is awaited: ${turn}`,
  'feed.your-consent': 'Your consent is awaited',
  'feed.money': (land: number, cash: number) => `Land value ${n(land)} IPC, ${n(cash)} IPC to spend.`,
};
