import { deviceEntry } from '../../ui/device-entry.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import type { ProfileFacts } from './profile-facts.ts';
import { SAMPLE_FACTS } from './sample.ts';
import { SCORECARD_LIMITS, scorecardFormSchema } from './schema.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 1;
const { percentMax, countMax } = SCORECARD_LIMITS;

/** What the device keeps of a result: whose it is and its figures, not the email address. */
export type KeptScorecard = { businessName: string; facts: ProfileFacts };

/** In: name of a figure, any value. Out: whether the figure can have it. */
function isPossible(name: string, value: unknown) {
  if (typeof SAMPLE_FACTS[name as keyof ProfileFacts] === 'boolean') return typeof value === 'boolean';
  const max = name === 'profileCompleteness' ? percentMax : countMax;
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;
}

/** In: any value. Out: a result that can be shown, or undefined. */
function readScorecard(value: unknown): KeptScorecard | undefined {
  const given = (value ?? {}) as { businessName?: unknown; facts?: Record<string, unknown> };
  const businessName = scorecardFormSchema.shape.businessName.safeParse(given.businessName).data;
  const facts = Object.keys(SAMPLE_FACTS).map((name) => [name, given.facts?.[name]] as const);
  if (!businessName || !facts.every(([name, fact]) => isPossible(name, fact))) return undefined;
  return { businessName, facts: Object.fromEntries(facts) as unknown as ProfileFacts };
}

export const scorecardEntry = () => deviceEntry(KEPT_KEYS.scorecard, VERSION, readScorecard);
