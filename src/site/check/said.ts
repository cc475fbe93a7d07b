// What the page hands its script: its words, and the games that can be chosen.

/**
 * What the page says, handed over in `data-said`. `use` holds `{it}`, `moved` `{turn}`, `{was}` and
 * `{now}`; of what is said of a file that is opened, `ofGame` `{game}`, `ofPlayer` `{player}`, the rest `{turn}`.
 */
export interface Said {
  readonly working: string;
  readonly workingAhead: string;
  readonly workingThreats: string;
  readonly empty: string;
  readonly failed: string;
  readonly outdated: string;
  readonly moved: string;
  readonly dropSure: string;
  readonly dropped: string;
  readonly notKept: string;
  readonly saved: string;
  readonly opened: string;
  readonly openSure: string;
  /** Why a file is not opened. */
  readonly noPlan: { readonly [why in 'other' | 'broken' | 'later']: string };
  readonly ofGame: string;
  readonly ofPlayer: string;
  readonly ofOtherLog: string;
  readonly ofLaterLog: string;
  readonly ofPast: string;
  readonly ofOtherTurn: string;
  readonly rule: string;
  readonly use: string;
  readonly mail: string;
  readonly mailHow: string;
  readonly subject: string;
  readonly text: string;
  readonly copySubject: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly open: string;
}

/** A game that can be chosen, and who plays it. */
export interface CheckedGame {
  readonly slug: string;
  /** How many lines its log has, and the hash of the last. */
  readonly head: { readonly count: number; readonly hash: string };
  readonly players: readonly {
    readonly id: string;
    readonly says: string;
    /** The turn that what he writes now is for. */
    readonly turn: string;
  }[];
}
