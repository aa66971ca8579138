/** Matches all line breaks except \n. Browsers send \r\n for a line break in a plain form. */
const BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Matches invisible characters in pasted text: a phone number from a contact list has marks of direction, a cell of a table
 * has a byte order mark. The two joiners of letters and emoji (U+200C, U+200D) are not matched.
 */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Matches spaces and joiners at both ends of a text. */
const ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/**
 * Normalizes a typed or pasted text: a letter and its accent are one character (NFC), all spaces are plain spaces, all line
 * breaks are \n, invisible characters and spaces at both ends are removed.
 */
export const typedText = (text: string) =>
  text
    .normalize('NFC')
    .replace(BREAK, '\n')
    .replace(UNSEEN, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(ENDS, '');

/** The pattern of <input type=email> in the HTML standard, but the domain must contain a dot. */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Characters that a domain cannot have, or that would end it in a URL. */
const NO_DOMAIN = /[\s%/\\?#:@[\]<>^|]/;

/** Returns a domain in lower-case ASCII, as mail servers use it. An invalid domain is returned unchanged. */
function asciiDomain(domain: string) {
  if (/^[!-~]*$/.test(domain)) return domain.toLowerCase();
  if (NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Matches the punctuation after a copied address, and the name before it (`Dana <dana@firm.example>`). A text with two
 * addresses is not matched, because the visitor may mean either.
 */
const SIGN_BEHIND = /[.,;]$/;
const NAME_BEFORE = /^(?![^@]*@[^,;]*[,;])[^<>\n]*<([^<>]*)>$/;

/**
 * Returns a typed or pasted mail address in the form for storing, comparing and sending: `info@Müller.example`,
 * `info＠xn--mller-kva.example`, `Info <info@müller.example>` and a copied link give the same address. A text that is not
 * an address still does not match `EMAIL_ADDRESS` afterwards.
 */
export function emailAddress(typed: string): string {
  const address = typedText(typed)
    .normalize('NFKC')
    .replace(SIGN_BEHIND, '')
    .replace(NAME_BEFORE, '$1')
    .replace(/^mailto:([^?]*).*/is, '$1')
    .trim();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** Returns a mail address in lower case, for comparing: mail servers ignore case. */
export const mailbox = (address: string) => emailAddress(address).toLowerCase();
