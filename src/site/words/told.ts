// What is said of a game in a language and takes the whole of it: its turns in sentences, what players remarked, lines
// that would answer what it waits for. It is kept as a row (`site/kinds.ts`).

import type { Language } from '../../vocab/index.ts';
import type { GameData } from '../data/loaded.ts';
import { answersIn } from '../data/trial.ts';
import type { TurnView } from '../data/turn.ts';
import type { Remark } from '../data/turn-entries.ts';
import { battleOutcome, battleTitle } from './battle.ts';
import { type Speech, speak } from './speak.ts';
import { turnHeadline, turnSentences } from './story.ts';

export interface SaidTurn {
  readonly headline: string;
  readonly what: readonly string[];
  readonly remarks: readonly Remark[];
}

export interface SaidGame {
  readonly turns: { readonly [id: string]: SaidTurn };
  readonly answers: readonly string[];
}

/** What came of a turn: its story, its battles, what changed hands, its money. */
const sayTurn = (s: Speech, turn: TurnView): readonly string[] => {
  const { t, words } = s;
  const { power, battles, captured, end } = turn.account;
  return [
    turnSentences(s, turn),
    ...battles.map(
      (battle) => `${battleTitle(s, battle)}: ${battleOutcome(s, battle, turn.clashes[battle.id], power)}`,
    ),
    ...(captured.length === 0 ? [] : [`${t('map-changed')}: ${words.spaces(captured)}`]),
    t('feed-money', { land: end[power].land, cash: end[power].cash }),
  ];
};

/** All that is said of a game in a language. */
export const sayGame = (language: Language, data: GameData): SaidGame => {
  const s = speak(language, data.view.board);
  return {
    turns: Object.fromEntries(
      data.turns.map((turn) => [
        turn.id,
        { headline: turnHeadline(s, turn), what: sayTurn(s, turn), remarks: turn.remarks },
      ]),
    ),
    answers: answersIn(data, s.words),
  };
};
