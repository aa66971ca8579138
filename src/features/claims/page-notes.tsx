import type { ReactNode } from 'react';
import type { Source } from '../../content/parts.ts';
import { longDate } from '../../text/dates.ts';
import { SourcesNote } from '../../ui/sources.tsx';
import type { PageSigners, Signer } from '../team/signed.ts';
import { ClaimsNote } from './footnote.tsx';
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
