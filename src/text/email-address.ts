import { typedText } from './typed-text.ts';

/** What <input type=email> takes (the HTML standard's pattern), with a dot in the domain: without it a part was left out. */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** What no domain has, and what would be another part of an address on the web. */
const NO_DOMAIN = /[\s%/\\?#:@[\]<>^|]/;

/** A domain as mail servers know it: in lower-case ASCII. One that is none stays as it is. */
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
 * An email address in the one form in which it is kept, compared and sent, whatever it was typed as: `info@Müller.example`,
 * `info＠xn--mller-kva.example` and a link that was copied are the same. What is no address stays wrong (`EMAIL_ADDRESS`).
 */
export function emailAddress(typed: string): string {
  const address = typedText(typed)
    .normalize('NFKC')
    .replace(/^mailto:([^?]*).*/is, '$1');
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** By what addresses are compared: no mail server in use tells capitals apart. */
export const mailbox = (address: string) => emailAddress(address).toLowerCase();
