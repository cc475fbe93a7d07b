// What is told of a build of the site, and where it goes.

import type { Pictures } from '../site/build.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { cleanLine } from './paint.ts';

export const outOf = (given: Given): { readonly out?: string } => {
  const out = given.text('out');
  return out === undefined ? {} : { out };
};

export const seconds = (value: number): string => value.toFixed(1);

/** How a build went; pictures that failed are told of once. */
export const talkOfBuild = (
  desk: Desk,
  built: { readonly pages: number; readonly seconds: number; readonly pictures: Pictures },
): void => {
  const { t } = desk;
  const { failed } = built.pictures;
  desk.talk(t('serve-pages', { pages: built.pages, seconds: seconds(built.seconds) }));
  if (failed.length > 0)
    desk.talk(desk.paint.yellow(t('serve-pictures', { failed: failed.length, why: cleanLine(failed[0] ?? '') })));
};
