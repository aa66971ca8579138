import { longDate } from '../../text/dates.ts';
import { EndNote } from '../../ui/sources.tsx';
import type { NumberedClaim } from './notes.ts';

export function Footnote({
  claim,
  isRepeat = false,
}: {
  claim: NumberedClaim;
  isRepeat?: boolean;
}) {
  return (
    <sup>
      <a
        href={`#claim-${claim.id}`}
        id={isRepeat ? undefined : `claim-ref-${claim.id}`}
        aria-label={`Footnote ${claim.number}`}
      >
        {claim.number}
      </a>
    </sup>
  );
}

export function ClaimLimit({ claim: { limit } }: { claim: NumberedClaim }) {
  return limit && <span className="block text-xs/4 font-normal text-ink-2">{limit}</span>;
}

function CheckDay({ claim: { checked, verified } }: { claim: NumberedClaim }) {
  const day = checked ?? verified?.on;
  return day ? `Checked ${longDate(day)}.` : 'Placeholder, not counted.';
}

type ClaimsProps = {
  claims: readonly NumberedClaim[];
  /** The note of the home page explains why figures differ between pages. */
  note?: string | undefined;
};

export function ClaimsNote({ claims, note }: ClaimsProps) {
  if (!claims.length) return null;
  return (
    <EndNote id="claims-heading" title="Claims on this page">
      {note && <p className="mb-3 max-w-[60em] text-sm/5">{note}</p>}
      <ol className="grid gap-x-9 gap-y-2.5 font-mono text-xs/5 text-ink-2 md:grid-cols-2">
        {claims.map((claim) => (
          <li key={claim.id} id={`claim-${claim.id}`} className="relative pl-6.5 target:bg-mark-2">
            <span className="absolute left-0 font-bold text-red">{claim.number}</span>{' '}
            {claim.figure} {claim.claim}. {claim.basis} <CheckDay claim={claim} />{' '}
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

export function ClaimsList(props: ClaimsProps) {
  if (!props.claims.length) return null;
  return (
    <div className="page end-notes">
      <ClaimsNote {...props} />
    </div>
  );
}
