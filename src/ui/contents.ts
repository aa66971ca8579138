import { load } from 'cheerio';
import { lineOfHtml } from '../text/html.ts';

export type ContentsLine = { slug: string; text: string };

/** The hidden heading of the footnotes is left out. */
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
