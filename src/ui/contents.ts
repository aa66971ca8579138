import { load } from 'cheerio';
import { lineOfHtml } from '../text/html.ts';

/** One line of a table of contents: its address and text. */
export type ContentsLine = { slug: string; text: string };

/** Returns the second-level headings of a text, HTML made from markdown; the heading over its footnotes is for screen readers alone. */
export function contentsOf(html: string): ContentsLine[] {
  const $ = load(html, null, false);
  return $('h2[id]')
    .not('[data-footnotes] *')
    .toArray()
    .map((heading) => ({
      slug: $(heading).attr('id') ?? '',
      text: lineOfHtml($(heading).html() ?? ''),
    }));
}
