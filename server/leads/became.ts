import type { Outcome } from '../storage/tables.ts';

/** How far a lead has come, by all that was noted of it. */
export type Became = { reached: boolean; met: boolean; signed: boolean; lost: boolean; valueCents: number };

const NOTHING: Became = { reached: false, met: false, signed: false, lost: false, valueCents: 0 };

/**
 * From what was noted, oldest first: who signed was met, and who was met was reached. "lost" ends it for now, and "open"
 * takes back all before it. What is noted late takes nothing back.
 */
export function becameOf(noted: readonly { outcome: Outcome; value_cents: unknown }[]): Became {
  let became = NOTHING;
  for (const { outcome, value_cents } of noted) {
    if (outcome === 'open') became = NOTHING;
    else if (outcome === 'lost') became = { ...became, lost: true, signed: false, valueCents: 0 };
    else
      became = {
        reached: true,
        met: became.met || outcome !== 'reached',
        signed: became.signed || outcome === 'signed',
        lost: false,
        valueCents: value_cents === null ? became.valueCents : Number(value_cents),
      };
  }
  return became;
}
