import { mapTags } from './class-attributes.ts';

const ISLAND = /<(\/?)astro-island\b/g;
/** What React writes between two texts to find them again: only islands need it. */
const TEXT_SEPARATOR = /<!-- -->/g;
/** A mark for the text of a page, which is made by now (build/markdown/). */
const TEXT_MARK = / data-mdast="\w+"/g;
/** What a page only looks for by name, where React writes a value: true. */
const BARE = / (data-[\w-]+|hidden)="(?:true)?"/g;
/** Most tags have neither. */
const MAY_CHANGE = / (?:data-|hidden=)/;
/** White space between the large parts of a page, which no line of text touches. */
const PART = 'header|main|section|footer|dialog|aside|template|script|style|head|body|meta|link|title';
const BETWEEN_PARTS = new RegExp(
  `(</(?:${PART})>|<(?:meta|link|html|head|body|main)\\b[^>]*>)\\s+(?=</?(?:${PART})\\b)`,
  'g',
);

/** HTML in; cut at the borders of its islands, so that every second part is an island. */
export function cutAtIslands(html: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { index, 1: slash } of html.matchAll(ISLAND)) {
    depth += slash ? -1 : 1;
    if (depth !== (slash ? 0 : 1)) continue;
    const to = slash ? html.indexOf('>', index) + 1 : index;
    parts.push(html.slice(from, to));
    from = to;
  }
  return [...parts, html.slice(from)];
}

/** HTML in; what every reader takes for the same, in fewer bytes, out. Islands stay to the letter: React reads them. */
export function leanMarkup(html: string): string {
  return cutAtIslands(html)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : mapTags(part, (tag) =>
            MAY_CHANGE.test(tag) ? tag.replace(TEXT_MARK, '').replace(BARE, ' $1') : tag,
          )
            .replace(TEXT_SEPARATOR, '')
            .replace(BETWEEN_PARTS, '$1'),
    )
    .join('');
}
