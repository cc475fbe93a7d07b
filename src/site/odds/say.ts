// What is wrong with a question, in the sentences of the page.

import type { Nearest } from '../../notation/index.ts';
import { fill } from '../elements/fill.ts';
import type { Handed } from './handed.ts';
import type { Fault } from './question.ts';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const nearestOf = ({ units }: Handed, nearest: readonly Nearest[]): readonly string[] =>
  nearest.flatMap((meant) => (meant.kind === 'unit' ? [units[meant.unit][0]] : []));

/** A fault as sentences: what, and what may have been meant. */
export const sayFault = (handed: Handed, fault: Fault): string => {
  const { said, units, locale } = handed;
  switch (fault.code) {
    case 'words': {
      const { code, params, nearest } = fault.why;
      const places = Object.fromEntries(Object.entries(params).map(([place, value]) => [place, String(value)]));
      const what = fill(said.problems[code] ?? said.problems['not-understood'] ?? '', { text: '', ...places });
      const meant = nearestOf(handed, nearest);
      const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(meant);
      return capital(meant.length === 0 ? what : `${what} ${fill(said.meant, { list })}`);
    }
    case 'unit':
    case 'shore':
      return capital(fill(said.faults[fault.code], { unit: units[fault.unit][0] }));
    case 'too-many':
      return fill(said.faults[fault.code], { n: String(fault.most) });
    case 'defenders-stay':
    case 'not-damaged':
    case 'no-landing':
      return said.faults[fault.code];
    default:
      return fill(said.faults[fault.code], { said: fault.said });
  }
};
