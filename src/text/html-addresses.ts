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

/** A candidate of a srcset: its address, which no comma ends, and what is said of it. */
const CANDIDATE = /[\s,]*(\S*[^\s,])(\s+[^,]+)?/g;

/** The value of an attribute with another address in the place of each that it holds. */
export function inAddresses(attribute: string, value: string, change: (address: string) => string): string {
  if (ONE_ADDRESS.includes(attribute)) return change(value.trim());
  if (SEVERAL.includes(attribute)) return value.trim().split(/\s+/).map(change).join(' ');
  if (!CANDIDATES.includes(attribute)) return value;
  return [...value.matchAll(CANDIDATE)]
    .map(([, address = '', size = '']) => `${change(address)}${size.trimEnd()}`)
    .join(', ');
}

/** The addresses that the value of an attribute holds; none where it holds something else. */
export function addressesOf(attribute: string, value: string): string[] {
  const found: string[] = [];
  inAddresses(attribute, value, (address) => {
    found.push(address);
    return address;
  });
  return found;
}
