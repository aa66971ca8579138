import { isPublicOrigin } from '../text/reserved-names.ts';
import type { Verified } from './parts.ts';

/** Returns the host of the origin without "www.". */
export const recordDomain = (origin: string) =>
  URL.parse(origin)?.hostname.replace(/^www\./, '') ?? '';

const TEST_EVIDENCE = /^test record\b/i;

/** A record is valid only for the agency with its domain. Undefined means valid. */
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
