import { cityTrail } from '../../rules/city-path.ts';
import type { NumberedClaim } from '../../rules/claim-notes.ts';
import { citySubject } from '../../rules/offer.ts';
import type { City } from '../../schemas/city.ts';
import type { Site } from '../../schemas/site.ts';
import { Button } from '../../ui/button.tsx';
import { DrawnExhibitFigure } from '../drawn/exhibit.tsx';
import { Offer, type PriceLine } from '../offer.tsx';
import { OpenContact } from '../open-contact.tsx';
import { PageHero } from '../page-hero.tsx';

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
