import { Parser } from 'htmlparser2';

const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const TAG = /<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Returns a text with a space for each tag that separates words, as in "Monday<br>Friday". */
export function textOfHtml(html: string): string {
  const htmlWithoutTags = html.replace(TAG, (_, name = 'b') =>
    INLINE_ELEMENTS.has(name.toLowerCase()) ? '' : ' ',
  );
  let text = '';
  const parser = new Parser({ ontext: (chunk) => (text += chunk) });
  parser.end(htmlWithoutTags);
  return text;
}

export const lineOfHtml = (html: string) => textOfHtml(html).replace(/\s+/g, ' ').trim();

/** Attributes whose value is a URL, from the table of attributes in the HTML standard and SVG. */
const URL_ATTRIBUTES = [
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
const URL_LIST_ATTRIBUTES = ['ping'];
const SRCSET_ATTRIBUTES = ['imagesrcset', 'srcset'];

/** Matches an entry of a srcset: a URL, which cannot end in a comma, and a width or density. */
const SRCSET_ENTRY = /[\s,]*(\S*[^\s,])(\s+[^,]+)?/g;

export function mapUrls(attribute: string, value: string, change: (url: string) => string): string {
  if (URL_ATTRIBUTES.includes(attribute)) return change(value.trim());
  if (URL_LIST_ATTRIBUTES.includes(attribute))
    return value.trim().split(/\s+/).map(change).join(' ');
  if (!SRCSET_ATTRIBUTES.includes(attribute)) return value;
  return [...value.matchAll(SRCSET_ENTRY)]
    .map(([, url = '', size = '']) => `${change(url)}${size.trimEnd()}`)
    .join(', ');
}

export function urlsInAttribute(attribute: string, value: string): string[] {
  const urls: string[] = [];
  mapUrls(attribute, value, (url) => {
    urls.push(url);
    return url;
  });
  return urls;
}
