import { load } from 'cheerio';
import { firstCharacters } from '../text/characters.ts';
import { lineOfHtml } from '../text/html.ts';

export type ProsePart = { slug: string; heading: string; html: string };

/** Throws if a text precedes the first h2, or an h2 has no anchor. */
export function proseParts(html: string): ProsePart[] {
  const $ = load(html, null, false);
  const parts: ProsePart[] = [];
  for (const node of $.root().contents().toArray()) {
    if (node.type === 'tag' && node.name === 'h2') {
      const [slug = '', heading] = [node.attribs.id, lineOfHtml($(node).html() ?? '')];
      if (!slug) throw new Error(`expected an anchor, found none at the heading "${heading}"`);
      parts.push({ slug, heading, html: '' });
      continue;
    }
    const part = parts.at(-1);
    const nodeHtml = $.html(node);
    if (part) part.html += nodeHtml;
    else if (nodeHtml.trim())
      throw new Error(
        `expected the text to begin with a ## heading, found "${firstCharacters(nodeHtml, 60)}"`,
      );
  }
  return parts;
}

export type ContentsLine = { slug: string; text: string };

/** Leaves out the hidden heading of the footnotes. */
export function contentsLines(html: string): ContentsLine[] {
  const $ = load(html, null, false);
  return $('h2[id]')
    .not('[data-footnotes] *')
    .toArray()
    .map((heading) => ({
      slug: $(heading).attr('id') ?? '',
      text: lineOfHtml($(heading).html() ?? ''),
    }));
}
