// What the enemy can reach, as rows of a table and the sentences around it.

import { LEAST_CHANCE, type Threat, type Threats } from '../../stats/index.ts';
import type { Speech } from './speak.ts';

interface SaidThreat {
  readonly threat: Threat;
  readonly space: string;
  readonly capital?: string;
  /** What stands there, or that nobody does. */
  readonly defence: string;
  readonly chance: string;
  readonly stake: string;
}

export interface SaidThreats {
  readonly says: string;
  readonly rows: readonly SaidThreat[];
  readonly safe?: string;
  readonly assumed: readonly string[];
}

/** What the enemy could reach, in words and numbers. */
export const sayThreats = (s: Speech, { list, safe }: Threats): SaidThreats => {
  const { t, words, percent, number } = s;
  const share = percent(LEAST_CHANCE);
  const tried = list.flatMap(({ rests }) => (rests?.kind === 'simulated' ? [rests] : []))[0];
  return {
    says: t('threat-says'),
    rows: list.map((threat) => ({
      threat,
      space: words.space(threat.space),
      ...(threat.capital === 'yes' ? { capital: t('threat-capital') } : {}),
      defence: threat.defenders.length === 0 ? t('threat-open') : s.forces(threat.defenders),
      chance: `${threat.rests?.kind === 'simulated' ? '≈ ' : ''}${percent(threat.chance)}`,
      stake: number(threat.stake),
    })),
    ...(safe.length === 0 ? {} : { safe: t('threat-safe', { spaces: words.spaces(safe) }) }),
    assumed: [
      t('threat-stake-why'),
      t('threat-assumed', { share }),
      ...(tried === undefined
        ? []
        : [t('threat-simulated', { games: number(tried.games), error: percent(0.5 / Math.sqrt(tried.games)) })]),
    ],
  };
};
