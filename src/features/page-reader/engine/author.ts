import { BY_OTHERS, dateMarkup } from './dates.ts';
import { type Answer, type Facts, quoted } from './facts.ts';
import { markupBlocks, textOf, thingsIn, typesOf } from './json-ld.ts';
import { oneLine } from './page.ts';

const AUTHOR_NAMES = new Set(['author', 'article:author', 'dc.creator', 'parsely-author', 'byl']);

function authorMarkup({ page }: Facts): Answer {
  const { $ } = page;
  const blocks = markupBlocks(page);
  const things = thingsIn(blocks).filter(
    (thing) => !typesOf(thing).some((type) => BY_OTHERS.has(type)),
  );
  const author = things
    .map((thing) => ('author' in thing ? textOf(thing.author) || idOf(thing.author) : ''))
    .find(Boolean);
  const torn = blocks.find(
    ({ broken, mended, source }) => broken && mended === undefined && /"author"\s*:/.test(source),
  );
  const meta = $('meta[content]')
    .toArray()
    .find(
      ({ attribs }) =>
        AUTHOR_NAMES.has((attribs.name ?? attribs.property ?? '').toLowerCase()) &&
        attribs.content?.trim(),
    );
  const item = $('[itemprop~=author], [rel~=author]').first();
  const said =
    (author && `author: ${author}`) ||
    (torn && 'author, in a block that does not parse') ||
    (meta &&
      `<meta ${meta.attribs.name ? 'name' : 'property'}="${meta.attribs.name ?? meta.attribs.property}" content="${meta.attribs.content}">`) ||
    (item.length > 0 &&
      `author: ${oneLine(item.text()) || item.attr('content') || item.attr('href') || ''}`);
  return said ? { outcome: 'found', quote: quoted(said) } : { outcome: 'not found' };
}

/** A reference to a thing elsewhere. */
function idOf(value: unknown) {
  const [first] = [value].flat();
  if (typeof first !== 'object' || first === null) return '';
  if ('@id' in first) return String(first['@id']);
  return 'url' in first ? String(first.url) : '';
}

export const AUTHOR = { 'author-markup': authorMarkup, 'date-markup': dateMarkup };
