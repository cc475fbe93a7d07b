// What the enemy can reach, and how it would go.

export { LEAST_CHANCE, MOST_THREATS, type Threat, type Threats, threatsTo } from './threats.ts';
