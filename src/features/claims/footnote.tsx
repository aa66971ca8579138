import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Source } from '../../content/parts.ts';
import { longDate } from '../../text/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { EndNote, SourcesNote } from '../../ui/sources.tsx';
import type { PageSigners, Signer } from '../team/structured-data.ts';
import { type NumberedClaim, requireClaim } from './notes.ts';
import type { shownClaimSchema } from './schema.ts';

/** Classes by number of claims: index 2 is for two claims. */
const COLUMN_CLASSES = [
  '',
  '',
  'grid-cols-2',
  'grid-cols-2 lg:grid-cols-3',
  'grid-cols-2 lg:grid-cols-4',
  'grid-cols-2 lg:grid-cols-5',
  'grid-cols-2 lg:grid-cols-3',
] as const;

export function ClaimStats({
  claims,
  columns = COLUMN_CLASSES[claims.length] ?? COLUMN_CLASSES[4],
  className,
}: {
  claims: readonly NumberedClaim[];
  columns?: string;
  className?: string;
}) {
  return (
    <dl className={classNames('grid gap-x-8 gap-y-6', columns, className)}>
      {claims.map((claim) => (
        <div key={claim.id} className="flex min-w-auto flex-col-reverse justify-end">
          <dt className="text-note/6 text-ink-2">
            {claim.claim}
            <Footnote claim={claim} />
            <ClaimLimit claim={claim} />
          </dt>
          <dd className="text-figure/[1.15] font-heavy tracking-heading">{claim.figure}</dd>
        </div>
      ))}
    </dl>
  );
}

type ShownClaim = z.infer<typeof shownClaimSchema>;

/** Returns each figure with the footnote of its claim and the label on this page. */
export function shownFigures(shownClaims: readonly ShownClaim[], claims: readonly NumberedClaim[]) {
  return shownClaims.map(({ claim: id, label }) => {
    const claim = requireClaim(id, claims);
    const labelWithNotes = (
      <>
        {label}
        <Footnote claim={claim} />
        <ClaimLimit claim={claim} />
      </>
    );
    return { figure: claim.figure, label: labelWithNotes };
  });
}

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
          Facts from{' '}
          {check.datedSourceCount === check.sourceCount ? 'all' : `${check.datedSourceCount} of`}{' '}
          its {check.sourceCount} sources checked, last on{' '}
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

function ClaimLimit({ claim: { limit } }: { claim: NumberedClaim }) {
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

function ClaimsNote({ claims, note }: ClaimsProps) {
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
