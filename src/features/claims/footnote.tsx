import { longDate } from '../../text/dates.ts';
import { EndNote } from '../../ui/sources.tsx';
import type { NumberedClaim } from './notes.ts';

/** Renders the number after a figure, a link to the claim at the end of the page. `again` is true if it is not the first. */
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

/** Shows the limitation of a figure on a line under its label. */
export function ClaimLimit({ claim: { limit } }: { claim: NumberedClaim }) {
  return limit && <span className="block text-xs/4 font-normal text-ink-2">{limit}</span>;
}

/** Shows the day on which the evidence for a figure was last checked. A placeholder has no day. */
function LastLook({ claim: { checked, verified } }: { claim: NumberedClaim }) {
  const day = checked ?? verified?.on;
  return day ? `Checked ${longDate(day)}.` : 'Placeholder, not counted.';
}

type ClaimsProps = {
  claims: readonly NumberedClaim[];
  /** Text above the list. On the home page it explains why figures differ between pages. */
  note?: string | undefined;
};

/** Renders the folded list of claims with their evidence and links back to the figures; nothing if there are no claims. */
export function ClaimsNote({ claims, note }: ClaimsProps) {
  if (!claims.length) return null;
  return (
    <EndNote id="claims-heading" title="Claims on this page">
      {note && <p className="mb-3 max-w-[60em] text-sm/5">{note}</p>}
      <ol className="grid gap-x-9 gap-y-2.5 font-mono text-xs/5 text-ink-2 md:grid-cols-2">
        {claims.map((claim) => (
          <li key={claim.id} id={`claim-${claim.id}`} className="relative pl-6.5 target:bg-mark-2">
            <span className="absolute left-0 font-bold text-red">{claim.number}</span>{' '}
            {claim.figure} {claim.claim}. {claim.basis} <LastLook claim={claim} />{' '}
            <a
              href={`#claim-ref-${claim.id}`}
              aria-label={`Back to footnote ${claim.number}`}
              className="no-print text-ink underline"
            >
              Back
            </a>
          </li>
        ))}
      </ol>
    </EndNote>
  );
}

/** Renders the claims at the end of a page; the footnotes link to them. */
export function ClaimsList(props: ClaimsProps) {
  if (!props.claims.length) return null;
  return (
    <div className="page end-notes">
      <ClaimsNote {...props} />
    </div>
  );
}
