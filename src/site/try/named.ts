// In a reader's browser: the case of the rules that the address of the page names, to begin a trial with.

import { languageOf } from '../check/language.ts';
import { html } from '../elements/html.ts';
import { assetLink, pageLink } from '../link.ts';
import type { Part } from '../plan/beside.ts';
import type { TriedCase } from './message.ts';
import type { TrySaid } from './said.ts';

/** A case, in the words of the page. */
export interface NamedCase extends TriedCase {
  readonly id: string;
  readonly topic: string;
  readonly title: string;
}

const casesOf = async (topic: string): Promise<{ readonly [id: string]: TriedCase }> => {
  const answer = /^[a-z-]+$/.test(topic) ? await fetch(assetLink({ data: 'cases', topic })) : undefined;
  if (!answer?.ok) return {};
  return ((await answer.json()) as { readonly cases: { readonly [id: string]: TriedCase } }).cases; // written by the site
};

/** The topic that explains the clause of a case now. */
const topicNow = async (id: string): Promise<string | undefined> => {
  const answer = await fetch(assetLink({ data: 'topics' }));
  const { topics } = (await answer.json()) as { readonly topics: { readonly [clause: string]: string } }; // written by the site
  const clause = id.replace(/\.\d+$/, '');
  return Object.hasOwn(topics, clause) ? topics[clause] : undefined;
};

const caseIn = async (topic: string, id: string): Promise<NamedCase | undefined> => {
  const cases = await casesOf(topic);
  const found = Object.hasOwn(cases, id) ? cases[id] : undefined;
  return found && { ...found, id, topic, title: found.titles[document.documentElement.lang] ?? id };
};

/**
 * The case that an address names, `?topic=submarines&case=B12.1.1`, also where its clause has moved to another topic
 * since; undefined where no trial can begin with it.
 */
export const caseNamed = async (asked: URLSearchParams): Promise<NamedCase | undefined> => {
  const [topic, id] = [asked.get('topic') ?? '', asked.get('case') ?? ''];
  const there = await caseIn(topic, id);
  if (there !== undefined) return there;
  const now = await topicNow(id);
  return now === undefined || now === topic ? undefined : await caseIn(now, id);
};

const PARTS = { purchase: 'buy', 'combat-move': 'combat', 'noncombat-move': 'noncombat', place: 'place' } as const;

/** The part of the turn that a case is about: that of the last of its first orders. */
export const partOfCase = ({ orders }: NamedCase): Part => PARTS[orders.at(-1)?.type ?? 'combat-move'];

/** What a case says, whether the rules let it pass, and its clause. */
export const saysOf = ({ outcome, title, topic, clause }: NamedCase, said: TrySaid): readonly (Node | string)[] => {
  const place = { page: 'topic', topic } as const;
  const language = languageOf(document.documentElement.lang);
  return [
    html('b', {}, said[outcome] ?? ''),
    ` ${title} `,
    html('a', { href: pageLink(language, place, clause) }, said.rule ?? ''),
  ];
};
