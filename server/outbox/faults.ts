/**
 * Faults of a connection that stay until a person mends them, by the code that Node or the mail library gives: with
 * each, what it means. All others (no connection, no answer) may be over the next time.
 */
const FAULTS: readonly (readonly [code: RegExp, meaning: string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'the certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'the certificate is not valid yet'],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'the certificate is for another name'],
  [/SELF_SIGNED|ISSUER|^UNABLE_TO_|^CERT_UNTRUSTED$/, 'the certificate is signed by nobody known'],
  [/^(CERT_|INVALID_|PATH_LENGTH_)/, 'the certificate is not valid'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO$|ETLS$)/, 'no connection with TLS came about'],
  [/^ENOTFOUND$/, 'there is no host of that name'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/, 'the folder cannot be written'],
];

/** What a code means; undefined where waiting may help. */
const faultMeaning = (code: string) => FAULTS.find(([pattern]) => pattern.test(code))?.[1];

/** A code as log and list tell it, and whether only a person can mend it. */
export function faultOf(code: string): { code: string; byHand?: true } {
  const meaning = faultMeaning(code);
  return meaning ? { code: `${code} (${meaning})`, byHand: true } : { code };
}
