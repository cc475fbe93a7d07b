// Games, their turns and the people who play them as records. Of a turn its battles and what players remarked are
// found; tables of money and units are not.

import { theArchive } from '../data/archive.ts';
import { theGames } from '../data/games.ts';
import { peopleOf } from '../data/players.ts';
import type { GameRow, TurnRow } from '../data/rows.ts';
import { saidOfTurn } from '../kept.ts';
import { pageLink } from '../link.ts';
import { nameOf, purposeOf, sayTeams, sayWon } from '../words/game.ts';
import { type Speech, speak } from '../words/speak.ts';
import { plainNote } from './plain.ts';
import type { SearchRecord } from './record.ts';

const gameRecord = (s: Speech, { view }: GameRow): SearchRecord => {
  const { t, language } = s;
  const { title, slug: game } = view;
  const mark = purposeOf(view)?.mark;
  const shown = [
    sayTeams(s, view),
    mark === undefined ? '' : t(mark),
    sayWon(s, view) ?? (view.turns.length === 0 ? '' : t('game-round', { round: view.round })),
  ];
  return {
    kind: 'game',
    game,
    url: pageLink(language, { page: 'game', game }),
    title,
    place: theArchive().settings.name,
    text: shown.filter((said) => said !== '').join(' · '),
    also: [title, title, game],
  };
};

const turnRecord = (s: Speech, row: GameRow, turn: TurnRow): SearchRecord => {
  const { t, words, language } = s;
  const { view } = row;
  const said = saidOfTurn(language, row, turn.id);
  const title = t('game-turn-of', { power: words.power(turn.power), round: turn.round });
  const name = (player: string): string => nameOf(view.players, player);
  const remarks = said.remarks.map(({ by, for: player, note }) => `${name(player ?? by)}: ${plainNote(note)}`);
  return {
    kind: 'turn',
    game: view.slug,
    url: pageLink(language, { page: 'turn', game: view.slug, turn: turn.id }),
    title,
    place: view.title,
    text: [...said.what, ...remarks].join(' · '),
    also: [title, view.title, view.slug, turn.id, ...turn.by.map(name)],
  };
};

/** Games and turns in the order of lists, then people; a game is told of when its records are asked for. */
export function* gameRecords(s: Speech): Generator<SearchRecord> {
  const games = theGames();
  for (const game of games) {
    const own = speak(s.language, game.view.board);
    yield gameRecord(own, game);
    for (const turn of game.turns) yield turnRecord(own, game, turn);
  }
  for (const { id: player, name, games: played } of peopleOf(games))
    yield {
      kind: 'player',
      url: pageLink(s.language, { page: 'player', player }),
      title: name,
      place: theArchive().settings.name,
      text: played.map(({ view }) => view.title).join(' · '),
      also: [name, name, player],
    };
}
