// A game that is loaded, as figures are made of it.

import type { CountedGame } from '../../figures/index.ts';
import type { GameData } from './loaded.ts';

/** Undefined for a game whose rules are not known: nothing can be told of it. */
export const countedGame = ({ told, view, turns }: GameData): CountedGame | undefined => {
  const { ruleset } = told;
  if (ruleset === undefined) return undefined;
  const days = new Map(view.pace.map((turn) => [turn.id, turn.days]));
  const bid = turns.find(({ account }) => account.bid !== undefined)?.account.bid;
  return {
    ruleset,
    game: {
      game: view.slug,
      title: view.title,
      ruleset: ruleset.id,
      version: ruleset.version,
      purpose: view.isTrial ? 'trial' : view.purpose,
      dice: view.dice ?? null,
      luck: view.options?.luck ?? null,
      status: view.status,
      winner: view.won?.side ?? null,
      won_how: view.won?.how ?? null,
      drawn: view.drawn === undefined ? 0 : 1,
      forfeited: view.forfeited === undefined ? 0 : 1,
      agreed_start: view.opening?.start === undefined ? 0 : 1,
      bid_side: bid?.side ?? null,
      bid: bid?.total ?? null,
      rounds: view.round,
      entries: view.entries,
      verdict: view.verdict,
      opened: told.game.entries[0]?.at ?? null,
      ended: view.ended ?? null,
      head: told.game.trust.head.hash,
    },
    players: view.players.filter(({ role }) => role === 'player'),
    turns: told.turns.flatMap((turn, at) => {
      const view = turns[at];
      if (view === undefined) return [];
      const { account, clauses, times } = view;
      const took = days.get(turn.id);
      return [
        {
          turn,
          account,
          clauses,
          ...(times === undefined ? {} : { times }),
          ...(took === undefined ? {} : { took }),
        },
      ];
    }),
  };
};
