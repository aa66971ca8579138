import { cityTrail } from '../../rules/city-path.ts';
import { sourceNumber } from '../../rules/city-sources.ts';
import type { City } from '../../schemas/city.ts';
import type { Source } from '../../schemas/parts.ts';
import { Button } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { OpenContact } from '../open-contact.tsx';
import { PageHero } from '../page-hero.tsx';
import { Cites } from '../sources.tsx';

/** The rule on lawyer advertising here, by its number, and what it asks of a firm. */
function BarRule({ bar, sources }: { bar: City['barAssociation']; sources: readonly Source[] }) {
  return (
    <Exhibit letter="A">
      <p className="pr-20 text-sm/5 text-ink-2">
        <a href={bar.url} rel="noopener" className="underline underline-offset-4">
          {bar.name}
        </a>
      </p>
      <h2 className="mt-2 text-lede/6.5 tracking-[-0.015em]">{bar.rule}</h2>
      <p className="mt-4 border-t border-ink pt-4 text-note/6 text-ink-2">
        {bar.note}
        <Cites numbers={[sourceNumber(bar.source, sources)]} />
      </p>
    </Exhibit>
  );
}

/** Statement about the city, the offer, the quiz, and the bar's rule as first exhibit. */
export function CityHero({
  city,
  source,
  sources,
}: {
  city: City;
  source: string;
  sources: readonly Source[];
}) {
  return (
    <PageHero
      trail={cityTrail(city)}
      headline={city.headline}
      lede={city.lede}
      actions={
        <>
          <OpenContact label="Get Your Free Strategy Session" source={source} />
          <Button look="secondary" href="/tools/ai-seo-quiz">
            AI SEO Quiz
          </Button>
        </>
      }
      aside={<BarRule bar={city.barAssociation} sources={sources} />}
    />
  );
}
