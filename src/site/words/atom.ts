// Atom, as text. The library writes the XML; what it leaves out is the language of the feed.

import { Feed } from 'feed';
import type { Language } from '../../vocab/index.ts';

export interface AtomEntry {
  /** An address that is this entry's own for ever. */
  readonly id: string;
  readonly link: string;
  /** Plain text. */
  readonly title: string;
  /** HTML of our own making; whatever players wrote in it is escaped already. */
  readonly html: string;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly at: string;
}

export interface AtomFeed {
  readonly language: Language;
  readonly title: string;
  /** The address of the feed itself, which is also its id. */
  readonly address: string;
  /** The page it tells about. */
  readonly page: string;
  readonly author: string;
  /** Latest first; at least one. */
  readonly entries: readonly AtomEntry[];
}

/** Text as HTML that says just that. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const NAMESPACE = '<feed xmlns="http://www.w3.org/2005/Atom"';

/** A feed as an Atom document. The same facts give the same bytes: the time of the build is nowhere in it. */
export const atomText = ({ language, title, address, page, author, entries }: AtomFeed): string => {
  const updated = entries.reduce((last, { at }) => (at > last ? at : last), '');
  const feed = new Feed({
    id: address,
    title,
    link: page,
    feedLinks: { atom: address },
    updated: new Date(updated),
    author: { name: author },
    generator: 'Fieldpost',
  });
  for (const { id, link, title: heading, html, at } of entries) {
    // A title is HTML to the library.
    feed.addItem({ id, link, title: escapeHtml(heading), date: new Date(at), content: html });
  }
  return feed.atom1().replace(NAMESPACE, `${NAMESPACE} xml:lang="${language}"`);
};
