// The form of the mails and of what a program makes of them; README.md beside the mails tells it in words.

import type { WrittenDice } from '../../../src/cases/dice.ts';
import type { Given } from '../../../src/cases/schema.ts';
import type { Power } from '../../../src/vocab/index.ts';

export type Language = 'en' | 'de' | 'nl';
export type Kind = 'orders' | 'asks' | 'refused' | 'nothing' | 'answer';
export type Counts = { readonly [unit: string]: number };

/**
 * A line of notation that was carried out, or the dice that fell then: power, unit, faces, in the order they are asked
 * for.
 */
type Step = string | { readonly dice: WrittenDice };

interface Asks {
  /** A piece of the line that is asked about. */
  readonly line: string;
  /** What must be among the readings offered: codes of spaces, English abbreviations of units, or a canonical line. */
  readonly proposal: readonly string[];
}

interface Request {
  /** agree, decline, draw, absence, status, board, odds, void, rule */
  readonly does: string;
  readonly [key: string]: unknown;
}

type Expect =
  | { readonly kind: 'orders'; readonly sheet: string }
  | { readonly kind: 'asks'; readonly asks: readonly Asks[]; readonly sheet?: string }
  | {
      readonly kind: 'refused';
      /** The lines in canonical form, as far as they are refused. */
      readonly meant?: string;
      readonly refused: readonly { readonly line: string; readonly code?: string; readonly clause?: string }[];
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'answer'; readonly sheet?: string; readonly requests?: readonly Request[] };

export interface Item {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly position: 'start' | { readonly given: Given; readonly played?: readonly Step[]; readonly options?: object };
  /** Whose orders these are; a player of several powers has them all in `powers`. */
  readonly power: Power;
  readonly powers?: readonly Power[];
  readonly player: string;
  readonly dialect?: 'daak' | 'iaapa';
  readonly mail:
    | { readonly raw: string }
    | { readonly from: string; readonly subject: string; readonly text?: string; readonly html?: string };
  readonly expect: Expect;
}

/** What a program made of a mail. */
export interface Understood {
  /** Order objects as the project has them; `nonce` does not matter. */
  readonly orders: readonly object[];
  /** Lines that were asked about or not understood, with the readings offered (see `Asks`). */
  readonly asked: readonly { readonly line: string; readonly why: string; readonly proposals: readonly string[] }[];
  readonly refused: readonly {
    readonly line: string;
    readonly code: string;
    readonly clauses: readonly string[];
  }[];
  /** What the mail wants that is no order of the turn. */
  readonly requests: readonly Request[];
}

export interface Project {
  /** Order objects of canonical lines; throws if one is not taken. */
  canonical(item: Item, sheet: string): readonly object[];
  /** Why canonical lines are refused. */
  refusals(item: Item, sheet: string): readonly { readonly code: string; readonly clauses: readonly string[] }[];
  read(item: Item, bytes: Uint8Array): Promise<Understood>;
}

const header = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

export const bytesOf = ({ mail, id, player }: Item): Uint8Array => {
  if ('raw' in mail) return new TextEncoder().encode(mail.raw.replace(/\r?\n/g, '\r\n'));
  const heads = [
    `From: ${header(player)} <${mail.from}>`,
    'To: steward@club.example',
    `Subject: ${header(mail.subject)}`,
    `Message-ID: <${id}@post.example>`,
    'Date: Sun, 08 Mar 2026 20:15:00 +0100',
    'MIME-Version: 1.0',
  ];
  const part = (type: string, text: string): string =>
    [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', text].join('\n');
  const { text, html } = mail;
  const body =
    text !== undefined && html !== undefined
      ? [
          'Content-Type: multipart/alternative; boundary="half"',
          '',
          '--half',
          part('text/plain', text),
          '--half',
          part('text/html', html),
          '--half--',
          '',
        ].join('\n')
      : html === undefined
        ? part('text/plain', text ?? '')
        : part('text/html', html);
  return new TextEncoder().encode([...heads, body].join('\n').replace(/\n/g, '\r\n'));
};
