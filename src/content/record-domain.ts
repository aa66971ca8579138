import { isPublicOrigin } from '../text/reserved-names.ts';
import type { Verified } from './parts.ts';

/** Returns the domain for records of an agency: the host of its origin without "www.". */
export const recordDomain = (origin: string) =>
  URL.parse(origin)?.hostname.replace(/^www\./, '') ?? '';

/** Matches the evidence in records of the tests. */
const TEST_EVIDENCE = /^test record\b/i;

/**
 * Returns the reason why a record is not valid for the agency with this origin; undefined if it is. A record is valid only
 * for the agency with its domain. A record of the tests is never valid on a public site.
 */
export function recordProblem(
  record: Pick<Verified, 'evidence' | 'for'>,
  origin: string,
): string | undefined {
  if (TEST_EVIDENCE.test(record.evidence) && isPublicOrigin(origin))
    return 'its record is one of the tests';
  if (record.for === recordDomain(origin)) return undefined;
  return record.for
    ? `its record is for ${record.for}`
    : 'its record has no domain: "for" is missing';
}
