import { Button } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Footnote } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { strongestChange } from '../exhibits/strongest-change.ts';
import { citySubject } from '../pricing/offer.ts';
import type { PriceLine } from '../pricing/offer-line.tsx';
import { cityTrail } from './city-path.ts';
import type { City } from './schema.ts';

/** The city's case in short: who, what was measured, and the way to the whole of it. */
function CaseInShort({ story }: { story: City['caseStudy'] }) {
  const strongest = strongestChange(story.results);
  return (
    <Exhibit letter="A">
      <p className="beside-sticker font-mono text-xs/5 text-ink-2">One client, {story.timeframe}</p>
      <p className="mt-1 text-[1.0625rem]/5.5 lg:text-lede/6.5 font-[820] tracking-[-0.015em] text-balance">
        {story.firm}
      </p>
      <dl className="mt-3 border-b border-line lg:mt-4">
        {story.results.map(({ metric, before, after, unit }, index) => (
          <div
            key={metric}
            className="flex items-center justify-between gap-4 border-t border-line py-2 lg:block lg:py-3"
          >
            <dt className="min-w-0 text-note/5 text-ink-2">
              {metric} ({unit})
            </dt>
            <dd className="flex flex-none items-baseline gap-2 text-[1.375rem]/7 tracking-[-0.022em] lg:mt-1 lg:gap-2.5 lg:text-[1.75rem]/8">
              <span className="text-ink-2">{before.toLocaleString('en-US')}</span>
              <span aria-hidden="true" className="text-ink-3">
                →
              </span>
              <span className="sr-only">to</span>
              <b className="font-[850]">
                {index === strongest ? (
                  <mark>{after.toLocaleString('en-US')}</mark>
                ) : (
                  after.toLocaleString('en-US')
                )}
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm/5 text-ink-2">
        These figures do not predict yours.{' '}
        <a href="#story" className="font-semibold whitespace-nowrap text-ink underline underline-offset-4">
          What we changed
        </a>
      </p>
    </Exhibit>
  );
}

/** What it costs, how many stay, and whom else we serve. */
function Terms({
  city,
  prices,
  proof,
}: {
  city: string;
  prices: readonly PriceLine[];
  proof: NumberedClaim;
}) {
  return (
    <div className="mt-6 border-t-2 border-ink pt-2.5 lg:mt-10 lg:pt-3">
      <p className="text-note/6 font-bold">What it costs in {city}, a month</p>
      <dl className="mt-2 border-y border-line sm:grid sm:grid-cols-[1fr_1fr_1.15fr] sm:gap-x-5 sm:py-2">
        {prices.map(({ name, price }) => (
          <div key={name} className="flex justify-between gap-4 py-0.5 text-note/6 sm:block">
            <dt className="min-w-0 text-ink-2">{name}</dt>
            <dd className="font-bold whitespace-nowrap sm:text-body/6">{price}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note/6 text-ink-2">
        Ad spend is separate.{' '}
        <a href="/pricing" className="font-semibold text-ink underline underline-offset-4">
          What is in each package
        </a>
        . <b className="text-ink">{proof.figure}</b> {proof.claim}
        <Footnote claim={proof} />.
      </p>
    </div>
  );
}

type CityHeroProps = {
  city: City;
  source: string;
  /** The packages, with what each costs a month. */
  prices: readonly PriceLine[];
  proof: NumberedClaim;
};

/** What is offered and where, what is particular here, one client's figures, what it costs, and the ways to ask. */
export function CityHero({ city, source, prices, proof }: CityHeroProps) {
  return (
    <PageHero
      trail={cityTrail(city)}
      headline={city.headline}
      statement={city.statement}
      lede={city.lede}
      actions={
        <>
          <OpenContact
            label="Get Your Free Strategy Session"
            source={source}
            subject={citySubject(city.city)}
          />
          <Button look="secondary" href="/tools/ai-seo-quiz">
            AI SEO Quiz
          </Button>
        </>
      }
      aside={<CaseInShort story={city.caseStudy} />}
    >
      <Terms city={city.city} prices={prices} proof={proof} />
    </PageHero>
  );
}
