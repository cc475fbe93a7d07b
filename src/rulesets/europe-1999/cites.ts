import { secondEdition } from '../second-edition/index.ts';
export const cites = { ...secondEdition.cites };
