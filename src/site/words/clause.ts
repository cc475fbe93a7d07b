// Where clauses come from, as a reader cites them. Page numbers and headings stay as they are in the source.

import type { Say } from '../../i18n/messages/say.ts';
import type { RegisteredClause } from '../../reference/index.ts';
import type { ClauseId } from '../../vocab/index.ts';

/** The place in a document as readers see it: ids of clauses named in it without the marks of code. */
export const saySection = (section: string): string => section.replaceAll('`', '');

/** The title of the document, and the place in it where one is known. */
export const sayCitation = (t: Say, { document, section }: RegisteredClause['source']): string => {
  const title = t('document-title', { document });
  return section === '' ? title : `${title}, ${saySection(section)}`;
};

/** Clauses of a topic. */
export interface Cited {
  readonly topic: string;
  readonly clauses: readonly ClauseId[];
}

/** Clauses by their topic, topics in the order they come up; apart from them those that have none. */
export const byTopic = (
  clauses: readonly ClauseId[],
  topicOf: (id: ClauseId) => string | undefined,
): { readonly topics: readonly Cited[]; readonly others: readonly ClauseId[] } => {
  const topics = new Map<string, ClauseId[]>();
  for (const id of clauses) {
    const topic = topicOf(id);
    if (topic !== undefined) topics.set(topic, [...(topics.get(topic) ?? []), id]);
  }
  return {
    topics: [...topics].map(([topic, cited]) => ({ topic, clauses: cited })),
    others: clauses.filter((id) => topicOf(id) === undefined),
  };
};
