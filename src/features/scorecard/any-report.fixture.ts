import fc from 'fast-check';
import { FACT_OF, type KnownFacts, type ProfileFacts } from './profile-facts.ts';
import type { Report } from './report.ts';

/** Figures on both sides of every threshold, and any others. */
const percent = fc.oneof(
  fc.constantFrom(0, 1, 49, 50, 79, 80, 100),
  fc.integer({ min: 0, max: 100 }),
);
const count = fc.oneof(
  fc.constantFrom(0, 1, 9, 10, 19, 20, 48, 49, 50, 1_000_000),
  fc.integer({ min: 0, max: 1_000_000 }),
);

export const anyFacts: fc.Arbitrary<ProfileFacts> = fc.record({
  profileCompleteness: percent,
  photoCount: count,
  reviewCount: count,
  hasWebsite: fc.boolean(),
  hasHours: fc.boolean(),
  hasDescription: fc.boolean(),
  hasPosts: fc.boolean(),
});

/** Any report whose figures are all there, each put in or found. */
export const anyReport: fc.Arbitrary<Report> = fc
  .tuple(
    anyFacts,
    fc.subarray(Object.values(FACT_OF)),
    fc.constantFrom('', 'Nunez & Co', 'Ünïcode — LLP'),
  )
  .map(([facts, put, businessName]) => {
    const pick = (isOwn: boolean) =>
      Object.fromEntries(
        Object.entries(facts).filter(([name]) => put.some((each) => each === name) === isOwn),
      );
    return { businessName, found: pick(false) as KnownFacts, own: pick(true) as KnownFacts };
  });
