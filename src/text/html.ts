import { Parser } from 'htmlparser2';

/** Elements that can be inside a word. All other elements separate words. */
const WITHIN_WORDS = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Matches a comment or a tag; the group is the name of the tag. */
const TAG = /<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Returns the text of HTML with a space at each tag that separates words: "Monday<br>Friday" is two words. */
export function wordsInHtml(html: string): string {
  const bare = html.replace(TAG, (_, name = 'b') =>
    WITHIN_WORDS.has(name.toLowerCase()) ? '' : ' ',
  );
  let words = '';
  const parser = new Parser({ ontext: (text) => (words += text) });
  parser.end(bare);
  return words;
}

/** Returns the text of HTML on one line, without spaces at its ends. */
export const lineOfHtml = (html: string) => wordsInHtml(html).replace(/\s+/g, ' ').trim();

/**
 * Attributes of HTML and SVG whose value is a URL, or several URLs separated by spaces (from the table of attributes in the
 * HTML standard, for all elements).
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
/** Attributes whose value is a list of pictures separated by commas, each a URL that a width or a density may follow. */
const CANDIDATES = ['imagesrcset', 'srcset'];

/** Matches an entry of a srcset: its URL, which cannot end in a comma, and its width or density. */
const CANDIDATE = /[\s,]*(\S*[^\s,])(\s+[^,]+)?/g;

/** Returns the value of an attribute with each URL replaced. */
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

/** Returns the URLs in the value of an attribute; none if the attribute contains no URLs. */
export function addressesOf(attribute: string, value: string): string[] {
  const found: string[] = [];
  inAddresses(attribute, value, (address) => {
    found.push(address);
    return address;
  });
  return found;
}
