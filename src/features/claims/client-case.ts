import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { mistakeAbout } from '../../content/mistake-about.ts';
import { isSample } from '../../content/parts.ts';
import type { Claim } from './schema.ts';

/** Where all cases stand, with their charts. */
export const ALL_CASES = '/#results';

/** Which case a page shows, and why that one. */
export const clientCaseSchema = z
  .strictObject({
    id: z.string().describe('Id of one of the cases in pages/home.yaml'),
    why: plainText(20, 170).describe('What in this case has to do with the page'),
  })
  .optional()
  .describe('One client with figures, under the hero');

type Study = {
  id: string;
  specialty: string;
  market: string;
  checked: string;
  timeframe: string;
  results: readonly { metric: string; change: string; value: string }[];
  chart: { source: string };
  sample?: true | undefined;
};

export type ClientCase = {
  study: Study;
  why: string;
  claim: Claim;
  /** How many cases there are in all. */
  of: number;
};

/** The case that a page names, where it names one. Errors: an id that no case has stops the build. */
export function clientCase(
  shown: z.infer<typeof clientCaseSchema>,
  studies: readonly Study[] = [],
  file?: string,
): ClientCase | undefined {
  if (!shown) return;
  const { id, why } = shown;
  const study = studies.find((entry) => entry.id === id);
  if (!study) {
    const expected = studies.map((entry) => `"${entry.id}"`).join(', ');
    throw mistakeAbout(
      'client.id',
      id,
      expected ? `one of ${expected}` : 'no case, since there is none',
      file,
    );
  }
  const [first] = study.results;
  const claim: Claim = {
    id: `case-${id}`,
    figure: first?.change ?? '',
    claim: `${first?.metric.toLowerCase()} in ${study.timeframe}, one ${study.specialty.toLowerCase()} firm`,
    shown: [ALL_CASES],
    basis: `${study.chart.source}. ${study.market}. Past results do not predict the next matter, and your market is not theirs.`,
    checked: study.checked,
    ...(isSample(study) && { status: 'sample' }),
  };
  return { study, why, claim, of: studies.length };
}
