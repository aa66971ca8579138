/** Browsers send \r\n for a line break in a plain form. */
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Pasted phone numbers and table cells contain these marks. The joiners U+200C and U+200D are not
 * among them, because letters and emoji need them.
 */
const INVISIBLE_MARKS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const OUTER_SPACE = /[\s\u200c\u200d]/;

/** A pattern such as /\s+$/ would take time that grows with the square of the number of spaces. */
function trimOuterSpaces(text: string) {
  let start = 0;
  let end = text.length;
  while (start < end && OUTER_SPACE.test(text.charAt(start))) start += 1;
  while (end > start && OUTER_SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Returns NFC with plain spaces and \n, without invisible characters and outer spaces. */
export const normalizeInput = (text: string) =>
  trimOuterSpaces(
    text
      .normalize('NFC')
      .replace(LINE_BREAK, '\n')
      .replace(INVISIBLE_MARKS, '')
      .replace(/\p{Zs}/gu, ' '),
  );

/** The pattern of <input type=email> in the HTML standard, but the domain must contain a dot. */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const INVALID_IN_DOMAIN = /[\s%/\\?#:@[\]<>^|]/;

/** Returns an invalid domain unchanged. */
function asciiDomain(domain: string) {
  if (/^[!-~]*$/.test(domain)) return domain.toLowerCase();
  if (INVALID_IN_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const TRAILING_PUNCTUATION = /[.,;]$/;
/** A text with two addresses does not match, because the visitor may mean either. */
const NAME_AND_ADDRESS = /^(?![^@]*@[^,;]*[,;])[^<>\n]*<([^<>]*)>$/;

/**
 * Returns the address in one form. Different spellings of an address, `Info <info@müller.example>`
 * and a copied link give the same result. A text that is no address does not become one.
 */
export function emailAddress(input: string): string {
  const address = normalizeInput(input)
    .normalize('NFKC')
    .replace(TRAILING_PUNCTUATION, '')
    .replace(NAME_AND_ADDRESS, '$1')
    .replace(/^mailto:([^?]*).*/is, '$1')
    .trim();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** Returns the address in lower case for comparisons, because mail servers ignore case. */
export const mailbox = (address: string) => emailAddress(address).toLowerCase();
