// What the enemy can reach, and how it would go.
export { type Attack, type Means, type Plan, planFor, strongestAttack } from './attack.ts';
export { LEAST_CHANCE, MOST_THREATS, type Threat, type Threats, threatsTo } from './threats.ts';
