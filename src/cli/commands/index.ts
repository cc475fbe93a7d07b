// The commands in the order in which the help lists them.

import type { Command } from '../command.ts';
import { clause } from './clause.ts';
import { newGame } from './new.ts';
import { show } from './show.ts';
import { status } from './status.ts';
import { submit } from './submit.ts';

export const COMMANDS: readonly Command[] = [newGame, status, submit, show, clause];
