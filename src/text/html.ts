import { Parser } from 'htmlparser2';

/** Elements that may be within a word; any other separates words. */
const WITHIN_WORDS = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** A comment, or a tag with its name. */
const TAG = /<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Returns the words of HTML, a single tag or more, with a space wherever a tag parts them: "Monday<br>Friday" are two. */
export function wordsInHtml(html: string): string {
  const bare = html.replace(TAG, (_, name = 'b') =>
    WITHIN_WORDS.has(name.toLowerCase()) ? '' : ' ',
  );
  let words = '';
  const parser = new Parser({ ontext: (text) => (words += text) });
  parser.end(bare);
  return words;
}

/** Returns the same on one line, without spaces at its ends. */
export const lineOfHtml = (html: string) => wordsInHtml(html).replace(/\s+/g, ' ').trim();

/**
 * Attributes of HTML and SVG that hold the address of something (the attributes table of the HTML standard, whatever the
 * element): one address each, or several with spaces between them.
 */
const ONE_ADDRESS = [
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'href',
  'longdesc',
  'poster',
  'src',
  'xlink:href',
];
const SEVERAL = ['ping'];
/** Candidates divided by commas, each an address with a width or a density perhaps. */
const CANDIDATES = ['imagesrcset', 'srcset'];

/** A candidate of a srcset: its address, which no comma ends, and its descriptor. */
const CANDIDATE = /[\s,]*(\S*[^\s,])(\s+[^,]+)?/g;

/** Returns the value of an attribute with each of its addresses replaced. */
export function inAddresses(
  attribute: string,
  value: string,
  change: (address: string) => string,
): string {
  if (ONE_ADDRESS.includes(attribute)) return change(value.trim());
  if (SEVERAL.includes(attribute)) return value.trim().split(/\s+/).map(change).join(' ');
  if (!CANDIDATES.includes(attribute)) return value;
  return [...value.matchAll(CANDIDATE)]
    .map(([, address = '', size = '']) => `${change(address)}${size.trimEnd()}`)
    .join(', ');
}

/** Returns the addresses in the value of an attribute; none when it has another content. */
export function addressesOf(attribute: string, value: string): string[] {
  const found: string[] = [];
  inAddresses(attribute, value, (address) => {
    found.push(address);
    return address;
  });
  return found;
}
