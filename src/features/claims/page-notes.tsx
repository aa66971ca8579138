import type { ReactNode } from 'react';
import type { Source } from '../../content/parts.ts';
import { SourceItems } from '../../ui/sources.tsx';
import { Byline } from '../team/byline.tsx';
import type { Signed } from '../team/signed.ts';
import { ClaimItems } from './footnote.tsx';
import type { NumberedClaim } from './notes.ts';

const SUMMARY = 'py-3 font-mono text-sm/5 font-bold';

/** After the last section, who stands by the page and what it rests on: claims and sources, folded. */
export function Notes({
  claims,
  sources,
  signed,
  heading = 'Sources',
  children,
}: {
  claims: readonly NumberedClaim[];
  sources: readonly Source[];
  signed: Signed;
  heading?: string;
  children?: ReactNode;
}) {
  return (
    <div className="page pt-8 pb-8 lg:pt-14 lg:pb-12">
      <Byline {...signed} />
      <section aria-labelledby="claims-heading">
        <details className="disclosure border-t border-line">
          <summary id="claims-heading" className={SUMMARY}>
            Claims on this page
          </summary>
          <div className="folded pb-6">
            <ClaimItems claims={claims} />
          </div>
        </details>
      </section>
      <section aria-labelledby="sources-heading">
        <details className="disclosure border-y border-line">
          <summary id="sources-heading" className={SUMMARY}>
            {heading} ({sources.length})
          </summary>
          <div className="folded pb-6">
            <SourceItems sources={sources} />
          </div>
        </details>
      </section>
      {children}
    </div>
  );
}
