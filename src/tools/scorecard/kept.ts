import * as z from 'zod/mini';
import { deviceEntry } from '../../browser/device-entry.ts';
import { KEPT_KEYS } from '../../rules/kept-keys.ts';
import type { ProfileFacts } from '../../rules/scorecard/profile-facts.ts';
import { scorecardRequestSchema } from '../../schemas/scorecard.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 1;

/** What the device keeps of a result: whose it is and its figures, not the email address. */
export type KeptScorecard = { businessName: string; facts: ProfileFacts };

const { businessName, gmbUrl: _, email: __, overallScore: ___, ...facts } = scorecardRequestSchema.shape;
const keptSchema = z.object({ businessName, facts: z.object(facts) });

/** In: any value. Out: a result that can be shown, or undefined. */
export const readScorecard = (value: unknown): KeptScorecard | undefined => keptSchema.safeParse(value).data;

export const scorecardEntry = () => deviceEntry(KEPT_KEYS.scorecard, VERSION, readScorecard);
