// The form of plans as they wait beside an archive; as files they are read in `plan-file.ts`.

import { z } from 'zod';
import { isGameId } from '../log/index.ts';
import { isTime } from '../vocab/index.ts';
import { HASH, ID, MOST_TEXT, TURN_ID } from './plan-file.ts';

export const Hash = z.string().regex(HASH);
export const Id = z.string().regex(ID).max(40);
export const GameId = z.string().refine(isGameId);
export const Time = z.string().refine(isTime);
export const TurnId = z.string().regex(TURN_ID).max(40);

/** What every plan says, wherever it was written. */
export const PLAN_FIELDS = {
  game: GameId,
  player: Id,
  /** The turn it is for. */
  turn: TurnId,
  at: Time,
  text: z.string().max(MOST_TEXT),
} as const;
