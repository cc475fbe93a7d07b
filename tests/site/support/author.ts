// Somebody who writes a game for the site tests, through the archive's own appending, as in a real archive.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appendOrder, type Drafted, type Game, openGame, type Said } from '../../../src/archive/index.ts';
import type { OpenGame, PowerOrder } from '../../../src/engine/index.ts';
import { secondEdition, usualOptions } from '../../../src/rulesets/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { nextOrder, nonceFrom, type Random, randomFrom } from '../../support/sparring/index.ts';

/** The hash of a mail somebody keeps. */
export const MAIL = 'ab'.repeat(32);

/** Writes a game line by line, each some hours after the last. */
export class Author {
  readonly random: Random;
  readonly lines: string[] = [];
  readonly slug: string;
  game: Game | undefined;
  #hours = 0;

  constructor(slug: string, seed: number) {
    this.slug = slug;
    this.random = randomFrom(seed);
  }

  said(by: string, more: Partial<Said> = {}): Said {
    this.#hours += 7;
    const at = new Date(Date.UTC(2026, 2, 1, 9 + this.#hours)).toISOString().replace('.000', '');
    return { at, by, ...more };
  }

  take(drafted: Drafted): Game {
    if (!drafted.ok) throw new Error(`${this.slug}: ${JSON.stringify(drafted.error)}`);
    this.game = drafted.value.game;
    this.lines.push(...drafted.value.lines);
    return this.game;
  }

  now(): Game {
    if (this.game === undefined) throw new Error(`${this.slug} is not open.`);
    return this.game;
  }

  open(more: Partial<OpenGame> = {}): void {
    this.take(
      openGame(
        this.slug,
        {
          type: 'open-game',
          title: 'A long war',
          board: secondEdition.board.id,
          ruleset: secondEdition.id,
          version: secondEdition.version,
          options: usualOptions(secondEdition),
          players: [
            { id: 'anna', name: 'Anna', role: 'player', powers: ['germany', 'japan'] },
            { id: 'bram', name: 'Bram', role: 'player', powers: ['ussr', 'uk', 'usa'] },
            { id: 'clara', name: 'Clara', role: 'steward', powers: [] },
          ],
          dice: { source: 'local' },
          purpose: 'play',
          ...more,
        },
        this.said('clara'),
      ),
    );
  }

  playerOf(power: Power): string {
    return this.now().trust.players.find(({ powers }) => powers.includes(power))?.id ?? 'anna';
  }

  order(order: PowerOrder, more: Partial<Said> = {}, dice: 'thrown' | 'due' = 'thrown'): void {
    const supply = { source: 'local', seed: nonceFrom(this.random) } as const;
    const said = this.said(this.playerOf(order.power), more);
    this.take(appendOrder(this.now(), order, said, ...(dice === 'thrown' ? ([supply] as const) : ([] as const))));
  }

  /** Sparring players go on for a while. */
  spar(until: (game: Game) => boolean): void {
    while (!until(this.now())) {
      const order = nextOrder(secondEdition, this.now().replay.state, { random: this.random });
      if (order === undefined || order.type === 'open-game' || order.type === 'bid-seal')
        throw new Error(`${this.slug} waits for nobody.`);
      this.order(order);
    }
  }

  save(root: string, lines: readonly string[] = this.lines): void {
    const folder = path.join(root, 'games', this.slug);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'log.jsonl'), lines.map((line) => `${line}\n`).join(''));
  }
}
