// Rounds of a public beacon, asked for over the network. Whoever answers need not be trusted: the signature is checked.

import { z } from 'zod';
import { type Beacon, isSignedByBeacon } from '../../dice/index.ts';
import type { Environment } from '../environment.ts';

/** Servers that hand out the rounds; any will do. */
const RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
] as const;

const RoundSchema = z.object({ round: z.int(), signature: z.string() });

/** The signature of a round, from the first server that has it; undefined if none can be reached or has it yet. */
export const fetchRound = async (
  { fetchText }: Pick<Environment, 'fetchText'>,
  beacon: Beacon,
  round: number,
): Promise<string | undefined> => {
  for (const relay of RELAYS) {
    try {
      const said = RoundSchema.parse(JSON.parse((await fetchText?.(`${relay}/${beacon.chain}/public/${round}`)) ?? ''));
      if (said.round === round && isSignedByBeacon(beacon, round, said.signature)) return said.signature;
    } catch {
      // no answer, or none of use: the next one is asked
    }
  }
  return undefined;
};
