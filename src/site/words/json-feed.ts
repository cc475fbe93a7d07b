// JSON Feed 1.1, as text. Made here and not by the library, which still writes version 1 and leaves out the language.

import type { AtomFeed } from './atom.ts';

const VERSION = 'https://jsonfeed.org/version/1.1';

/** A feed as a JSON Feed document. The same facts give the same bytes: the time of the build is nowhere in it. */
export const jsonFeedText = ({ language, title, address, page, author, entries }: AtomFeed): string =>
  `${JSON.stringify(
    {
      version: VERSION,
      title,
      home_page_url: page,
      feed_url: address,
      language,
      authors: [{ name: author }],
      // Titles are plain text here, unlike in Atom.
      items: entries.map(({ id, link, title: heading, html, at }) => ({
        id,
        url: link,
        title: heading,
        content_html: html,
        date_published: at,
      })),
    },
    null,
    2,
  )}\n`;
