import type { z } from 'zod';
import { ClaimLimit, Footnote } from './footnote.tsx';
import { claimOf, type NumberedClaim } from './notes.ts';
import type { shownClaimSchema } from './schema.ts';

type ShownClaim = z.infer<typeof shownClaimSchema>;

/** Returns claims of the register as figures for a strip, each with its label on this page and its footnote. */
export function shownFigures(shown: readonly ShownClaim[], claims: readonly NumberedClaim[]) {
  return shown.map(({ claim: id, label }) => {
    const claim = claimOf(id, claims);
    const words = (
      <>
        {label}
        <Footnote claim={claim} />
        <ClaimLimit claim={claim} />
      </>
    );
    return { figure: claim.figure, label: words };
  });
}
