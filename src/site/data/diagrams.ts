// Which clauses have a picture in their text: `content/diagrams.json` names for each the case that is drawn.

import diagrams from '../../../content/diagrams.json' with { type: 'json' };
import type { Case } from '../../cases/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import { theCases } from './cases.ts';

const chosen: ReadonlyMap<string, string> = new Map(Object.entries(diagrams));

/** The case that is drawn for a clause. Throws if the file names one that is not there. */
export const diagramOf = (id: ClauseId): Case | undefined => {
  const wanted = chosen.get(id);
  if (wanted === undefined) return undefined;
  const found = theCases().find(({ spec }) => spec.id === wanted);
  if (found === undefined)
    throw new Error(`content/diagrams.json: there is no case ${wanted}, which is to show ${id}.`);
  return found.spec;
};
