import { isPublicOrigin } from '../text/reserved-names.ts';
import type { Verified } from './parts.ts';

/** The domain that records of an agency name: the host of its origin without "www.". */
export const recordDomain = (origin: string) =>
  URL.parse(origin)?.hostname.replace(/^www\./, '') ?? '';

/** The evidence of records that come with the tests begins so. */
const TEST_EVIDENCE = /^test record\b/i;

/**
 * Returns the reason why a record does not count for the agency with this origin; undefined when it does. A record
 * belongs to the agency that it names, and a record of the tests never counts on a public site.
 */
export function recordProblem(
  record: Pick<Verified, 'evidence' | 'for'>,
  origin: string,
): string | undefined {
  if (TEST_EVIDENCE.test(record.evidence) && isPublicOrigin(origin))
    return 'the record beside it is of the tests';
  if (record.for === recordDomain(origin)) return undefined;
  return record.for
    ? `the record beside it is for ${record.for}`
    : 'the record beside it names no domain: for is missing';
}
