import { longDate } from '../../text/long-date.ts';
import type { NumberedClaim } from './notes.ts';

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

/** Claims with what stands behind each, and the way back to where it is made. */
export function ClaimItems({ claims }: { claims: readonly NumberedClaim[] }) {
  return (
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
  );
}

/** The claims of a page, where its footnotes lead. */
export function ClaimsList({ claims }: { claims: readonly NumberedClaim[] }) {
  if (!claims.length) return null;
  return (
    <section aria-labelledby="claims-heading" className="page mt-18 lg:mt-26">
      <h2 id="claims-heading" className="font-mono text-sm font-bold tracking-normal">
        Claims on this page
      </h2>
      <div className="mt-4 border-t border-line pt-4">
        <ClaimItems claims={claims} />
      </div>
    </section>
  );
}
