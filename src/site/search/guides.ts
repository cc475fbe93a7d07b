// The guides and a group's own pages as records, one for each section, so that a reader lands where the answer stands.

import { render } from 'astro:content';
import type { Language } from '../../vocab/index.ts';
import { ownTextsIn, type Text, textsIn } from '../data/texts.ts';
import { pageLink } from '../link.ts';
import type { Place } from '../routes.ts';
import { plainMarkdown } from './plain.ts';
import type { SearchRecord } from './record.ts';

/** What stands before the first heading, then what stands under each; lines within code are no headings. */
const partsOf = (body: string): readonly string[] => {
  const parts: string[][] = [[]];
  let inCode = false;
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    if (!inCode && line.startsWith('## ')) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
};

const recordsOf = async (language: Language, guide: Text, place: Place): Promise<readonly SearchRecord[]> => {
  const { headings } = await render(guide.entry);
  const sections = headings.filter(({ depth }) => depth === 2);
  const [opening = '', ...parts] = partsOf(guide.body);
  const about = {
    kind: 'guide',
    place: guide.title,
    ...(guide.language === language ? {} : { borrowed: guide.language }),
  } as const;
  return [
    {
      ...about,
      url: pageLink(language, place),
      title: guide.title,
      text: `${guide.summary} ${plainMarkdown(opening)}`.trim(),
      also: [guide.title, guide.title],
    },
    ...sections.map(({ slug, text: title }, at) => ({
      ...about,
      url: pageLink(language, place, slug),
      title,
      text: plainMarkdown(parts[at] ?? ''),
      also: [title, title, guide.title],
    })),
  ];
};

/** All guides and pages of the group's own, in `language` as far as they are translated. */
export const guideRecords = async (language: Language): Promise<readonly SearchRecord[]> => {
  const [guides, own] = await Promise.all([textsIn('guides', language), ownTextsIn(language)]);
  const records = await Promise.all([
    ...guides.map((guide) => recordsOf(language, guide, { page: 'guide', guide: guide.name })),
    ...own.map((text) => recordsOf(language, text, { page: 'own', name: text.name })),
  ]);
  return records.flat();
};
