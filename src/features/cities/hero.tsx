import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { DrawnExhibitFigure } from '../exhibits/drawn-exhibit.tsx';
import { citySubject } from '../pricing/offer.ts';
import { Offer, type PriceLine } from '../pricing/offer-line.tsx';
import { cityTrail } from './city-path.ts';
import type { City } from './schema.ts';

type CityHeroProps = {
  city: City;
  source: string;
  site: Site;
  /** The packages, with what each costs a month. */
  prices: readonly PriceLine[];
  proof: NumberedClaim;
};

/** What is offered and where, what is particular here, what it costs, one proof, and the ways to ask. */
export function CityHero({ city, source, site, prices, proof }: CityHeroProps) {
  const { place, drawing } = city.exhibit;
  const offer = (
    <Offer
      heading={`What it costs in ${city.city}, a month`}
      lines={prices}
      note="Ad spend is separate."
      proof={proof}
      site={site}
    />
  );
  const drawn = place === 'hero' && <DrawnExhibitFigure exhibit={drawing} letter="A" />;
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
      aside={drawn || offer}
    >
      {drawn && <div className="mt-10 max-w-[30rem]">{offer}</div>}
    </PageHero>
  );
}
