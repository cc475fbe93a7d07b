// A heading that names a landing from the sea by its place: `Landing West-Europa`, `Invasion of Finland`, `D-Day in
// Frankreich`. What stands below goes there.

import { standingToAttack } from '../../engine/state/queries.ts';
import { LANGUAGES, type SpaceId } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import { readPlace } from '../places.ts';
import { type Phrases, phrasesIn } from './phrases.ts';

const WORDS = {
  assault: {
    en: `landing, landings, invasion, the invasion, amphibious assault, amphibious landing, amphibious attack,
      amphibious operation, beach landing, seaborne landing, seaborne assault, d-day, sea landing`,
    de: `landung, invasion, die invasion, seelandung, amphibischer angriff, amphibische landung, landeunternehmen,
      landeoperation, angriff von see, angriff übers meer, d-day, strandlandung`,
    nl: `landing, invasie, de invasie, landingsoperatie, amfibische aanval, amfibische landing, zeelanding,
      strandlanding, aanval over zee, d-day, d-day-landing, aanval vanuit zee`,
  },
  at: {
    en: 'in, on, at, of, to, against, upon',
    de: 'in, auf, bei, von, gegen, nach',
    nl: 'in, op, bij, van, tegen, te, naar',
  },
  article: { en: 'the', de: 'der, die, das, dem, den', nl: 'de, het' },
} as const satisfies Phrases;

const anyOf = (words: Phrases[string]): string =>
  LANGUAGES.flatMap((language) => phrasesIn(words[language]))
    .sort((a, b) => b.length - a.length)
    .join('|');

const HEADING = new RegExp(
  `^(?:${anyOf(WORDS.assault)})\\s*(?:[:–-]\\s*|\\s(?:${anyOf(WORDS.at)})\\s+|\\s)(?:(?:${anyOf(WORDS.article)})\\s+)?([\\p{L}][^:;,.!?]*?)\\s*[:!.]*$`,
  'iu',
);

/** The place of such a heading, if enemies hold it: planes that were sent land nowhere so. */
export const assaulted = (context: NotationContext, line: number, text: string): SpaceId | undefined => {
  const [, name] = HEADING.exec(text.trim()) ?? [];
  if (name === undefined || /\d/.test(name)) return undefined;
  const cursor = cursorOn(context, line, name);
  const space = readPlace(cursor);
  if (space === undefined || cursor.problem !== undefined || cursor.at < cursor.tokens.length) return undefined;
  const { ruleset, state, power } = context;
  const standing = standingToAttack(ruleset, state, space, power);
  return standing === 'enemy-occupied' || standing === 'enemy-empty' ? space : undefined;
};
