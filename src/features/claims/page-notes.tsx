import type { ReactNode } from 'react';
import type { Source } from '../../content/parts.ts';
import { SourcesNote } from '../../ui/sources.tsx';
import { Byline } from '../team/byline.tsx';
import type { Signed } from '../team/signed.ts';
import { ClaimsNote } from './footnote.tsx';
import type { NumberedClaim } from './notes.ts';

/** After the last section, who stands by the page and what it rests on: sources and claims, folded. */
export function Notes({
  claims,
  sources,
  signed,
  heading,
  children,
}: {
  claims: readonly NumberedClaim[];
  sources: readonly Source[];
  signed: Signed;
  heading?: string;
  children?: ReactNode;
}) {
  return (
    <div className="page end-notes">
      <Byline {...signed} />
      <SourcesNote sources={sources} {...(heading && { heading })} />
      <ClaimsNote claims={claims} />
      {children}
    </div>
  );
}
