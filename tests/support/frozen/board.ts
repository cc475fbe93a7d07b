// What a game can notice of a board, boiled down to a hash. Names, aliases and places on the globe may be mended.

import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Ruleset } from '../../../src/rulesets/index.ts';

/** The board of a ruleset by id and version, with a hash of it as the ruleset plays it. */
export const frozenBoard = ({ board }: Ruleset): string => {
  const noticed = {
    spaces: board.spaces.map(({ id, index, kind, ipc, originalOwner, neutral, capitalOf, adjacent }) => ({
      ...{ id, index, kind, ipc, originalOwner, neutral, capitalOf, adjacent },
    })),
    units: board.roster
      .map((type) => board.units[type])
      .map(({ type, cost, move, attack, defence, domain, maxPerTerritory, cargo, hold }) => ({
        ...{ type, cost, move, attack, defence, domain },
        ...(maxPerTerritory === undefined ? {} : { maxPerTerritory }),
        ...(cargo === undefined ? {} : { cargo }),
        ...(hold === undefined ? {} : { hold }),
      })),
    powers: board.powers.map(({ power, side, capital, startingIpc }) => ({ power, side, capital, startingIpc })),
    canals: board.canals.map(({ name: _, ...canal }) => canal),
    scopedLinks: board.scopedLinks,
    closed: board.closed,
    setup: board.setup,
    pieceLimits: board.pieceLimits,
  };
  const hash = createHash('sha256').update(canonicalize(noticed) ?? '');
  return `${board.id}@${board.version} ${hash.digest('hex')}`;
};
