// What can be planned or tried from the beginning: the opening of each ruleset, with the files its board is drawn from.

import type { Board } from '../../board/index.ts';
import { newestRulesets, usualOptions } from '../../rulesets/index.ts';
import type { Language } from '../../vocab/index.ts';
import { assetLink } from '../link.ts';
import { mapLink } from '../map-link.ts';
import type { Plannable } from '../plan/said.ts';
import type { Speech } from '../words/speak.ts';
import { lookOf } from './map.ts';

/** Where the shapes of a board lie, and its places with their names. */
export const drawnOf = (board: Board, language: Language): Pick<Plannable, 'file' | 'board'> => ({
  file: mapLink(board),
  board: assetLink({ data: 'board', look: lookOf(board), language }),
});

/** The name by which an opening is asked for. */
export const openingId = (ruleset: string): string => `rules-${ruleset}`;

export const openingsIn = ({ t, language }: Speech): readonly Plannable[] =>
  newestRulesets().map((ruleset) => ({
    id: openingId(ruleset.id),
    title: t('system-name', { system: ruleset.id }),
    ...drawnOf(ruleset.board, language),
    ruleset: ruleset.id,
    options: usualOptions(ruleset),
  }));
