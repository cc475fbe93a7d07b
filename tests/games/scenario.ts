// Plays a game step by step for the archive, through the same doors as a person: sheets in notation, the engine's
// decisions, lines appended. The same script always makes the same bytes.

import {
  appendOrder,
  appendProposal,
  appendReport,
  appendRoll,
  type DiceSupply,
  type Draft,
  type Drafted,
  emptyGame,
  type Game,
  headOf,
  openGame,
  rulesOf,
  type Said,
} from '../../src/archive/index.ts';
import type { GameEvent, OpenGame, PowerOrder } from '../../src/engine/index.ts';
import { hashOf, logNameOf } from '../../src/log/index.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { type Options, type Ruleset, secondEdition, usualOptions } from '../../src/rulesets/index.ts';
import type { Need, Power, Roll } from '../../src/vocab/index.ts';

/** Faces by purpose; a need that is not named gets faces that follow from the game's name. */
export type Thrown = { readonly [purpose: string]: readonly number[] };

export interface Setting {
  readonly slug: string;
  readonly title: string;
  readonly players: OpenGame['players'];
  /** The second edition unless named. */
  readonly ruleset?: Ruleset;
  readonly options?: Partial<Options>;
  readonly start?: OpenGame['start'];
  readonly source?: 'local' | 'recorded';
  /** The day the game begins, `YYYY-MM-DD`. */
  readonly day: string;
}

const hex = (text: string): string => hashOf(new TextEncoder().encode(text));

/** Seconds since 1970 of a day at seven in the evening, UTC. */
const evening = (day: string): number => Date.parse(`${day}T19:00:00Z`) / 1000;

const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** A game in the making and the lines made so far. */
export class Scenario {
  game: Game;
  readonly lines: string[] = [];
  private readonly setting: Setting;
  private clock: number;
  private orders = 0;

  constructor(setting: Setting) {
    this.setting = setting;
    this.clock = evening(setting.day);
    this.game = emptyGame(setting.slug, logNameOf(setting.slug));
    const first = setting.players[0];
    if (first === undefined) throw new Error('A game needs a player.');
    const { ruleset = secondEdition } = setting;
    const order: OpenGame = {
      type: 'open-game',
      title: setting.title,
      board: ruleset.board.id,
      ruleset: ruleset.id,
      version: ruleset.version,
      options: { ...usualOptions(ruleset), ...setting.options },
      players: setting.players,
      dice: { source: setting.source ?? 'recorded' },
      purpose: 'demonstration',
      ...(setting.start === undefined ? {} : { start: setting.start }),
    };
    this.take(openGame(setting.slug, order, this.said(first.id)), 'open-game');
  }

  get ruleset(): Ruleset {
    const ruleset = rulesOf(this.game);
    if (ruleset === undefined) throw new Error('The game was opened under a ruleset that is not there.');
    return ruleset;
  }

  get state() {
    return this.game.replay.state;
  }

  /** Who plays a power. */
  player(power: Power): string {
    return this.state.players.find(({ powers }) => powers.includes(power))?.id ?? 'nobody';
  }

  /** The next nonce, fresh for every order. */
  nonce(): string {
    this.orders += 1;
    return hex(`${this.setting.slug}/nonce/${this.orders}`);
  }

  /** Hands in a sheet for the power in turn (or another) and throws the dice it needs. */
  sheet(text: string, thrown: Thrown = {}, note?: string, power: Power = this.state.turn.power): this {
    let first = true;
    // Orders are read one line block at a time, since a later line may speak of what an earlier one brought about.
    for (const block of text.split(/\n\s*---\s*\n/)) {
      const { ruleset, state } = this;
      const sheet = parseSheet({ ruleset, state, power, nonce: () => this.nonce() }, block);
      const [problem] = sheet.problems;
      if (problem !== undefined) throw new Error(`${this.setting.slug}: ${JSON.stringify(problem)} in\n${block}`);
      for (const order of sheet.orders) {
        this.order(order, thrown, first ? note : undefined);
        first = false;
      }
    }
    return this;
  }

  /** Gives one order and throws the dice it needs. */
  order(order: PowerOrder, thrown: Thrown = {}, note?: string): this {
    const said = { ...this.said(this.player(order.power)), ...(note === undefined ? {} : { note }) };
    this.take(appendOrder(this.game, order, said), order);
    while (this.state.awaiting.length > 0) this.throwDice(said.by, thrown);
    return this;
  }

  /** A power that shares its turn makes no moves in it. */
  stays(power: Power, type: 'combat-move' | 'noncombat-move'): this {
    return this.order(
      type === 'combat-move' ? { type, power, moves: [], nonce: this.nonce() } : { type, power, moves: [] },
    );
  }

  /** Voids entries of the turn under way by their numbers. */
  void(by: string, lines: readonly number[], reason: string): this {
    const of = lines.map((line) => {
      const entry = this.game.entries[line];
      if (entry === undefined) throw new Error(`There is no entry ${line}.`);
      return entry.hash;
    });
    this.take(appendProposal(this.game, { type: 'void', of, reason }, this.said(by)), 'void');
    return this;
  }

  /** The number of the last entry with an order of this type. */
  last(type: PowerOrder['type']): number {
    return this.game.entries.findLastIndex(({ order }) => order?.type === type);
  }

  /** Enters what somebody reported. */
  report(by: string, events: readonly GameEvent[], note: string): this {
    this.take(appendReport(this.game, events, { ...this.said(by), note }), 'report');
    return this;
  }

  private throwDice(by: string, thrown: Thrown): void {
    const seed = hex(`${this.setting.slug}/seed/${headOf(this.game).hash}`);
    const rolls = this.state.awaiting.map((need) => this.roll(need, thrown));
    const supply: DiceSupply =
      this.setting.source === 'local' ? { source: 'local', seed } : { source: 'recorded', service: 'table', rolls };
    this.take(appendRoll(this.game, this.said(by), supply), 'roll');
  }

  private roll({ purpose, n, sides }: Need, thrown: Thrown): Roll {
    const own = thrown[purpose];
    const values =
      own ??
      Array.from(
        { length: n },
        (_, i) =>
          1 + (Number.parseInt(hex(`${this.setting.slug}/${this.orders}/${purpose}/${i}`).slice(0, 8), 16) % sides),
      );
    if (values.length !== n) throw new Error(`${this.setting.slug}: ${purpose} needs ${n} dice, not ${values.length}.`);
    return { purpose, sides, values };
  }

  private said(by: string): Said {
    this.clock += 60 * 37; // an unhurried evening
    return { at: stamp(this.clock), by };
  }

  /** The next morning: the other player answers. */
  wait(hours: number): this {
    this.clock += 3600 * hours;
    return this;
  }

  private take(drafted: Drafted, what: unknown): void {
    if (!drafted.ok) throw new Error(`${this.setting.slug}: ${JSON.stringify(drafted.error)}\n${JSON.stringify(what)}`);
    const draft: Draft = drafted.value;
    this.lines.push(...draft.lines);
    this.game = draft.game;
  }
}
