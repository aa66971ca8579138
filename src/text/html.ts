import { Parser } from 'htmlparser2';

const WITHIN_WORDS = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const TAG = /<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Returns a text with a space for each tag that separates words, as in "Monday<br>Friday". */
export function textOfHtml(html: string): string {
  const bare = html.replace(TAG, (_, name = 'b') =>
    WITHIN_WORDS.has(name.toLowerCase()) ? '' : ' ',
  );
  let text = '';
  const parser = new Parser({ ontext: (chunk) => (text += chunk) });
  parser.end(bare);
  return text;
}

export const lineOfHtml = (html: string) => textOfHtml(html).replace(/\s+/g, ' ').trim();

/** Attributes whose value is a URL, from the table of attributes in the HTML standard and SVG. */
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
const ADDRESS_LISTS = ['ping'];
const SRCSETS = ['imagesrcset', 'srcset'];

/** An entry of a srcset: its URL, which cannot end in a comma, and its width or density. */
const CANDIDATE = /[\s,]*(\S*[^\s,])(\s+[^,]+)?/g;

export function mapAddresses(
  attribute: string,
  value: string,
  change: (address: string) => string,
): string {
  if (ONE_ADDRESS.includes(attribute)) return change(value.trim());
  if (ADDRESS_LISTS.includes(attribute)) return value.trim().split(/\s+/).map(change).join(' ');
  if (!SRCSETS.includes(attribute)) return value;
  return [...value.matchAll(CANDIDATE)]
    .map(([, address = '', size = '']) => `${change(address)}${size.trimEnd()}`)
    .join(', ');
}

export function addressesOf(attribute: string, value: string): string[] {
  const addresses: string[] = [];
  mapAddresses(attribute, value, (address) => {
    addresses.push(address);
    return address;
  });
  return addresses;
}
