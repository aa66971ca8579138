import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { mistakeAbout } from '../../content/mistake-about.ts';
import { isSample } from '../../content/parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Footnote } from './footnote.tsx';
import { claimOf, type NumberedClaim } from './notes.ts';
import type { Claim } from './schema.ts';

/** Where all cases stand, with their charts. */
const ALL_CASES = '/#results';

/** Which case a page shows, and why that one. */
export const clientCaseSchema = z
  .strictObject({
    id: z.string().describe('Id of one of the cases in content/pages/home.yaml'),
    why: plainText(20, 170).describe('What in this case has to do with the page'),
  })
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

export type ClientCase = { study: Study; why: string; claim: Claim };

/** The case that a page names. Errors: an id that no case has stops the build. */
export function clientCase(
  { id, why }: z.infer<typeof clientCaseSchema>,
  studies: readonly Study[],
  file?: string,
): ClientCase {
  const study = studies.find((entry) => entry.id === id);
  if (!study) {
    const expected = studies.map((entry) => `"${entry.id}"`).join(', ');
    throw mistakeAbout('client.id', id, `one of ${expected}`, file);
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
  return { study, why, claim };
}

/** One client's figures across the page, under the hero. `dark`: on ink, where the page has no other dark ground. */
export function ClientCaseBand({
  client: { study, why, claim },
  claims,
  dark = false,
}: {
  client: ClientCase;
  claims: readonly NumberedClaim[];
  dark?: boolean;
}) {
  const quiet = dark ? 'text-night-2' : 'text-ink-2';
  return (
    <section
      aria-labelledby="client-case-heading"
      data-client-case={study.id}
      className={dark ? 'on-night bg-ink text-paper' : 'border-b border-line bg-fog'}
    >
      <div className="page grid gap-x-9 gap-y-3 py-6 lg:grid-cols-[200px_1fr] lg:py-10">
        <div>
          <h2 id="client-case-heading" className="text-lede/6.5">
            One client, {study.specialty.toLowerCase()}
            <Footnote claim={claimOf(claim.id, claims)} />
          </h2>
          <p className={classNames('mt-2 text-sm/5', quiet)}>{study.market}</p>
        </div>
        <div>
          <dl className="grid gap-x-9 sm:grid-cols-3">
            {study.results.map(({ metric, change, value }, index) => (
              <div
                key={metric}
                className={classNames(
                  'grid grid-cols-[1fr_auto] gap-x-4 border-t py-2 sm:flex sm:flex-col sm:py-3',
                  dark ? 'border-night-line' : 'border-ink',
                )}
              >
                <dt className="text-note/6 font-semibold sm:order-2">{metric}</dt>
                <dd className="col-start-2 row-span-2 row-start-1 self-center sm:self-start text-[1.875rem]/[1.1] font-[850] tracking-[-0.03em] sm:mb-2 sm:text-[clamp(2.25rem,1rem+3.4vw,3.75rem)]/[1.1]">
                  {index === 0 ? <mark className="text-ink">{change}</mark> : change}
                </dd>
                <dd className={classNames('text-sm/5 sm:order-3', quiet)}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-9 gap-y-3">
            <p className={classNames('max-w-measure text-note/6', quiet)}>{why}</p>
            <a href={ALL_CASES} className={classNames('text-link text-note/6', dark && 'hover:text-ink')}>
              All three cases
              <ArrowRight size={18} strokeWidth={1.5} />
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
