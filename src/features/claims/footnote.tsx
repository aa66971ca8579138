import { longDate } from '../../text/dates.ts';
import { EndNote } from '../../ui/sources.tsx';
import type { NumberedClaim } from './notes.ts';

/** Over every list of claims, since somebody who compares pages meets five answers to what looks like one question. */
const DIFFERENCES =
  'Ratings and increases differ between pages because each counts something else: 4.9/5 is our survey, 4.8 the reviews on Google, 4.9 of 127 the reviews we collect, a city’s rating its own two or three; 387% compares the twelfth month, 142% the sixth, a case one firm.';

/** The red number after a figure; leads to the claim at the end of the page. `again`: the page has shown it before. */
export function Footnote({ claim, again = false }: { claim: NumberedClaim; again?: boolean }) {
  return (
    <sup>
      <a
        href={`#claim-${claim.id}`}
        id={again ? undefined : `claim-ref-${claim.id}`}
        aria-label={`Footnote ${claim.number}`}
      >
        {claim.number}
      </a>
    </sup>
  );
}

/** Claims with what stands behind each, and the way back to where it is made; folded. */
export function ClaimsNote({ claims }: { claims: readonly NumberedClaim[] }) {
  return (
    <EndNote id="claims-heading" title="Claims on this page">
      <p className="mb-3 max-w-[60em] text-sm/5">{DIFFERENCES}</p>
      <ol className="grid gap-x-9 gap-y-2.5 font-mono text-xs/5 text-ink-2 md:grid-cols-2">
        {claims.map((claim) => (
          <li key={claim.id} id={`claim-${claim.id}`} className="flex gap-3 target:bg-mark-2">
            <span className="font-bold text-red">{claim.number}</span>
            <span className="min-w-0">
              {claim.figure} {claim.claim}. {claim.basis} Checked {longDate(claim.checked)}.{' '}
              <a
                href={`#claim-ref-${claim.id}`}
                aria-label={`Back to footnote ${claim.number}`}
                className="text-ink underline"
              >
                Back
              </a>
            </span>
          </li>
        ))}
      </ol>
    </EndNote>
  );
}

/** The claims of a page, where its footnotes lead. */
export function ClaimsList({ claims }: { claims: readonly NumberedClaim[] }) {
  if (!claims.length) return null;
  return (
    <div className="page end-notes">
      <ClaimsNote claims={claims} />
    </div>
  );
}
