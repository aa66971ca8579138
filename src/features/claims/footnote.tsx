import type { ReactNode } from 'react';
import type { Source } from '../../content/parts.ts';
import { longDate } from '../../text/dates.ts';
import { EndNote, SourcesNote } from '../../ui/sources.tsx';
import type { PageSigners, Signer } from '../team/structured-data.ts';
import type { NumberedClaim } from './notes.ts';

const profileLink = ({ path, name }: Signer) => (
  <a href={path} className="text-ink underline underline-offset-2">
    {name}
  </a>
);

function Byline({ writer, check }: PageSigners) {
  return (
    <p className="pb-5 text-note/6 text-ink-2">
      Written by {profileLink(writer)}, {writer.title}.
      {check && (
        <>
          {' '}
          Facts from {check.datedSources === check.allSources ? 'all' : `${check.datedSources} of`}{' '}
          its {check.allSources} sources checked, last on{' '}
          <time dateTime={check.day}>{longDate(check.day)}</time>, by {profileLink(check.checker)},{' '}
          {check.checker.title}.
        </>
      )}
    </p>
  );
}

type NotesProps = {
  claims: readonly NumberedClaim[];
  sources: readonly Source[];
  signers: PageSigners;
  heading?: string;
  children?: ReactNode;
};

export function Notes({ claims, sources, signers, heading, children }: NotesProps) {
  return (
    <div className="page end-notes">
      <Byline {...signers} />
      <SourcesNote sources={sources} {...(heading && { heading })} />
      <ClaimsNote claims={claims} />
      {children}
    </div>
  );
}

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
