/** A line ends in one of many ways; browsers send two signs for one break of a plain form. */
const BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Signs without width or effect that come along when text is pasted: a phone number out of a contact list has some that
 * turn the direction, a cell of a table a byte order mark. The two that join letters and parts of an emoji stay.
 */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** At its ends a text has nothing to join. */
const ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/**
 * Returns text from outside as it is meant, however it was typed, pasted or filled in: letters with their accents as
 * one sign (NFC), spaces of every width as spaces, one kind of line break, no invisible characters, nothing around
 * it.
 */
export const typedText = (text: string) =>
  text
    .normalize('NFC')
    .replace(BREAK, '\n')
    .replace(UNSEEN, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(ENDS, '');

/** The pattern of <input type=email> in the HTML standard, with a dot in the domain: without it a part was left out. */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** These signs are in no domain, or would be another part of an address on the web. */
const NO_DOMAIN = /[\s%/\\?#:@[\]<>^|]/;

/** Returns a domain as mail servers know it: in lower-case ASCII. One that is none stays as it is. */
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
 * Mail programs copy these with an address: the name before it (`Dana <dana@firm.example>`), and the sign of a list
 * or a sentence behind it. Two addresses in one text stay two, because either may be meant.
 */
const SIGN_BEHIND = /[.,;]$/;
const NAME_BEFORE = /^(?![^@]*@[^,;]*[,;])[^<>\n]*<([^<>]*)>$/;

/**
 * Returns an email address in the one form in which it is stored, compared and sent, however it was typed or pasted:
 * `info@Müller.example`, `info＠xn--mller-kva.example`, `Info <info@müller.example>` and a copied link are the same.
 * Any text that is no address stays wrong (`EMAIL_ADDRESS`).
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

/** Returns the form in which addresses are compared: mail servers in use ignore capitals. */
export const mailbox = (address: string) => emailAddress(address).toLowerCase();
