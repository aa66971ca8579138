import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { ClaimLimit, Footnote } from './footnote.tsx';
import { type NumberedClaim, requireClaim } from './notes.ts';
import type { shownClaimSchema } from './schema.ts';

/** The index is the number of claims. */
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

/** Each figure has its label on this page and its footnote. */
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
