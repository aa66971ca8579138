import { classNames } from '../../ui/class-names.ts';
import { CASES_PATH, type ClientCase } from './client-case.ts';
import { Footnote } from './footnote.tsx';
import { type NumberedClaim, requireClaim } from './notes.ts';

/** The index is the number of cases. */
const LINK_TEXTS = ['', 'The whole case', 'Both cases', 'All three cases', 'All four cases'];
const COLUMN_CLASSES = [
  '',
  '',
  'sm:grid-cols-2',
  'sm:grid-cols-3',
  'sm:grid-cols-2 xl:grid-cols-4',
] as const;

type ClientCaseBandProps = {
  client: ClientCase;
  claims: readonly NumberedClaim[];
  dark?: boolean;
};

/** A page without another dark section has a `dark` band. */
export function ClientCaseBand({ client, claims, dark = false }: ClientCaseBandProps) {
  const { study, why, claim, caseCount } = client;
  const quietText = dark ? 'text-night-2' : 'text-ink-2';
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
            <Footnote claim={requireClaim(claim.id, claims)} />
          </h2>
          <p className={classNames('mt-2 text-sm/5', quietText)}>{study.market}</p>
        </div>
        <div>
          <dl className={classNames('grid gap-x-9', COLUMN_CLASSES[study.results.length])}>
            {study.results.map(({ metric, change, value }) => (
              <div
                key={metric}
                className={classNames(
                  'grid grid-cols-[1fr_auto] gap-x-4 border-t py-2 sm:flex sm:flex-col sm:py-3',
                  dark ? 'border-night-line' : 'border-ink',
                )}
              >
                <dt className="text-note/6 font-semibold sm:order-2">{metric}</dt>
                <dd className="col-start-2 row-span-2 row-start-1 self-center sm:self-start text-title/[1.1] font-heavy tracking-heading sm:mb-2 sm:text-[clamp(2.25rem,1rem+3.4vw,3.75rem)]/[1.1]">
                  {change}
                </dd>
                <dd className={classNames('text-sm/5 sm:order-3', quietText)}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-9 gap-y-3">
            <p className={classNames('max-w-measure text-note/6', quietText)}>{why}</p>
            <a
              href={CASES_PATH}
              className={classNames('text-link arrow text-note/6', dark && 'hover:text-ink')}
            >
              {LINK_TEXTS[caseCount] ?? 'All cases'}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
