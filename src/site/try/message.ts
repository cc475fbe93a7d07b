// What the page of a trial and its worker say to each other. The worker holds the trial; the page keeps its log in the
// browser and shows what it is told.

import type { Case } from '../../cases/index.ts';
import type { LoggedOptions } from '../../rulesets/index.ts';
import type { Language, Side, SpaceId } from '../../vocab/index.ts';
import type { Opening, ShownMove } from '../plan/message.ts';

/** An order of a case that is planned, and is not yet carried out, as a trial begins. */
export interface FirstOrder {
  readonly type: 'purchase' | 'combat-move' | 'noncombat-move' | 'place';
}

/** A case of the rules that a trial can begin with, as it lies beside its topic. */
export interface TriedCase {
  readonly clause: string;
  /** What it is about, by language. */
  readonly titles: { readonly [language: string]: string };
  /** Whether the rules let it pass. */
  readonly outcome: 'accepted' | 'refused';
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly options: LoggedOptions;
  readonly given: Case['given'];
  /** What it orders first, before dice fall; power and promise of dice may be left out. */
  readonly orders: readonly FirstOrder[];
}

/**
 * What a trial begins with: the opening of a ruleset, a turn of a game whose log lies at an address, or the position of
 * a case.
 */
export interface Beginning {
  readonly slug: string;
  readonly title: string;
  readonly ruleset?: string;
  readonly options?: LoggedOptions;
  /** Without a turn, the one that came last. */
  readonly from?: { readonly log: string; readonly turn?: string; readonly note: string };
  readonly spec?: Pick<TriedCase, 'ruleset' | 'options' | 'given' | 'orders'> & { readonly note: string };
  /** The side that the sparring player plays; nobody's, where all is played at the screen. */
  readonly sparring?: Side;
  readonly names: { readonly screen: string; readonly sparring: string };
  /** Sides with what their players are called, where each has one of its own at the screen. */
  readonly seats?: readonly (readonly [Side, string])[];
}

export type TrialDeed =
  | { readonly does: 'begin'; readonly of: Beginning }
  /** Goes on with a trial that was kept. */
  | { readonly does: 'go-on'; readonly log: string }
  /** Plays what is planned, as far as it goes. */
  | { readonly does: 'play'; readonly text: string; readonly losses: 'allowed' | 'held-back' }
  /** One of the answers that were offered, from 0. */
  | { readonly does: 'answer'; readonly at: number }
  /** The sparring player gives an order. */
  | { readonly does: 'spar' }
  /** Takes back the last order, which goes before what is planned. */
  | { readonly does: 'take-back'; readonly text: string };

/** An order, and what came of it. */
export interface ToldStep {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Something that can be answered with a press: `at` is its number among all that are offered. */
export interface ToldAnswer {
  readonly at: number;
  readonly says: string;
}

/** What is asked of whoever sits at the screen. */
export interface ToldQuestion {
  readonly says: readonly string[];
  readonly answers: readonly ToldAnswer[];
  /** A line of notation that would answer it. */
  readonly line: string;
}

/** A battle that waits to be fought. */
export interface ToldFight {
  readonly space: SpaceId;
  readonly says: string;
  readonly ways: readonly ToldAnswer[];
}

/** A trial as it stands. */
export interface TrialTold {
  readonly slug: string;
  readonly title: string;
  /** The position to plan from. */
  readonly at: NonNullable<Opening['at']>;
  /** All of its log. */
  readonly log: string;
  /** The last of the steps that were told before was taken back. */
  readonly taken?: 'yes';
  /** What happened since the last time. */
  readonly steps: readonly ToldStep[];
  /** Moves that were ordered since then, for the map. */
  readonly moves: readonly ShownMove[];
  /** What is left of the sheet. */
  readonly text: string;
  /** Why it did not go on. */
  readonly trouble: readonly string[];
  /** `losses`: units would be lost for nothing, unless it is said that they may. */
  readonly held?: 'losses';
  readonly next: 'screen' | 'sparring' | 'over';
  /** Who has the turn, where several sit at the screen. */
  readonly hand?: string;
  /** Who has the mouse now, there: whoever decides something in the midst of a turn is often another. */
  readonly holds?: string;
  /** How it ended. */
  readonly ended?: string;
  readonly question?: ToldQuestion;
  readonly fights: readonly ToldFight[];
  /** Whether something is still to be bought. */
  readonly buys: 'yes' | 'no';
  /** Whether the last order may be taken back. */
  readonly back: 'yes' | 'no';
}

/** Why no trial stands. */
export type NoTrial = 'outdated' | 'no-trial' | 'no-turn';

export interface RoomAsk {
  readonly asks: 'try';
  readonly language: Language;
  readonly deed: TrialDeed;
}

export interface RoomAnswers {
  readonly try: TrialTold | NoTrial;
}
