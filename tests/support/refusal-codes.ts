// Every code a refusal can have, as the English catalogue of messages names them; that each has a message, the compiler sees.

import { FluentResource } from '@fluent/bundle';
import type { RefusalCode } from '../../src/engine/index.ts';
import { CATALOGUES } from '../../src/i18n/messages/files.ts';

const PREFIX = 'refusal-';

export const REFUSAL_CODES: readonly RefusalCode[] = CATALOGUES.en
  .flatMap((catalogue) => new FluentResource(catalogue).body.map(({ id }) => id))
  .filter((id) => id.startsWith(PREFIX))
  .map((id) => id.slice(PREFIX.length) as RefusalCode);
