// The islands of a sea zone, by word: fighters without a deck come down on one that their side holds.

import { neighboursOfKind, type Space } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId } from '../../vocab/index.ts';

/**
 * Islands by word. The islands that lie wholly within one zone are just those on DAAK's list, under the names it uses
 * (ruling D25: CAR are the Caroline, SUL the Solomon Islands), and not Madagascar or Australia, which touch several.
 */
const ISLANDS: {
  readonly [word in Ruleset['carriers']['homelessFighters']]: (space: Space, zone: SpaceId) => boolean;
} = {
  'friendly-island-beside-zone': ({ island }) => island,
  'friendly-island-within-zone': ({ enclosingSea }, zone) => enclosingSea === zone,
  'friendly-land-beside-zone': () => true,
};

/** The islands of a zone on which such fighters may come down, whoever holds them. */
export const islandsOf = ({ board, carriers }: Ruleset, zone: SpaceId): readonly SpaceId[] =>
  neighboursOfKind(board, zone, 'land')
    .filter((space) => ISLANDS[carriers.homelessFighters](space, zone))
    .map(({ id }) => id);
