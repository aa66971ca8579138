import type { Ask as AskWords } from '../../content/ask.ts';
import { contactWords } from '../../content/contact-words.ts';
import type { Source } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { Faq } from '../../ui/faq.tsx';
import { Section } from '../../ui/section-head.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { Ask } from '../contact/ask.tsx';
import { Closing } from '../contact/closing.tsx';
import { citySubject, PROOF_CLAIM } from '../pricing/offer.ts';
import type { Pricing } from '../pricing/schema.ts';
import type { Signed } from '../team/signed.ts';
import type { CityBar } from './city-bar.ts';
import { CityLinks } from './city-links.tsx';
import { citySlug } from './city-path.ts';
import { citySources, sourceNumber } from './city-sources.ts';
import { CityClients } from './clients.tsx';
import { CityContactCard } from './contact-card.tsx';
import { CityCounty } from './county.tsx';
import type { CountyMap } from './county-map.ts';
import { CityHero } from './hero.tsx';
import { CityMarket } from './market.tsx';
import { CityNeed } from './need.tsx';
import { CityReasons } from './reasons.tsx';
import type { City } from './schema.ts';
import { CityServices } from './services.tsx';
import { CitySuccessStory } from './success-story.tsx';
import './city.css';

/** Phases of the work on one line of time; on narrow screens the line runs down. */
function CityProcess({ process }: { process: City['process'] }) {
  return (
    <Section number={4} label="Process" heading={process.heading} wide>
      <ol className="phases">
        {process.phases.map((phase) => (
          <li key={phase.title}>
            <p className="font-mono text-sm/5 font-bold text-red">{phase.when}</p>
            <div className="run-in text-note/5.5 lg:text-note/6">
              <h3 className="lg:mt-2 lg:text-lede/6">{phase.title}</h3>{' '}
              <p className="text-ink-2 lg:mt-1">{phase.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type CityViewProps = {
  city: City;
  map: CountyMap;
  bar: CityBar;
  site: Site;
  pricing: Pricing;
  claims: readonly NumberedClaim[];
  signed: Signed;
  /** Cities this page links to. */
  others: readonly City[];
};

/** The line under the services. */
function servicesAsk({ city }: City): AskWords {
  return {
    text: `Ask what this would cost your firm in ${city}. You get a range and the reasons for it.`,
    kind: 'price',
  };
}

/** Number of the section after the reasons. What clients say may be missing; those after it move up. */
const FIRST_MOVABLE = 7;

/** One city page, from hero to what it rests on. */
export function CityView({ city, map, bar, site, pricing, claims, signed, others }: CityViewProps) {
  const sources = citySources(city, bar);
  const cite = (source: Source) => sourceNumber(source, sources);
  const hasClients = city.reviews.length > 0 || city.testimonials.length > 0;
  const faq = FIRST_MOVABLE + Number(hasClients);
  const place = citySlug(city.city);
  return (
    <div className="brief city">
      <CityHero
        city={city}
        source={`${place}-hero`}
        prices={pricing.packages.items.map(({ name, priceRange }) => ({ name, price: priceRange }))}
        proof={claimOf(PROOF_CLAIM, claims)}
      />
      <CityMarket city={city} claims={claims} cite={cite} />
      <CityCounty city={city} map={map} />
      <CityNeed city={city} bar={bar} cite={cite} />
      <CityServices services={city.services}>
        <Ask ask={servicesAsk(city)} source={`${place}-services`} subject={citySubject(city.city)} />
      </CityServices>
      <CityProcess process={city.process} />
      <CitySuccessStory story={city.caseStudy} />
      <CityReasons
        brand={site.brand}
        county={map.county}
        whyChoose={city.whyChoose}
        comparison={city.comparison}
      />
      <CityClients number={FIRST_MOVABLE} clients={city} />
      <Faq number={faq} label="Questions" heading={city.faqHeading} items={city.faqs} />
      <CityContactCard number={faq + 1} city={city} site={site} />
      <Notes claims={claims} sources={sources} signed={signed}>
        <CityLinks cities={others} title="Other cities" className="mt-8" />
      </Notes>
    </div>
  );
}

/** The final call to action. */
export function CityEnd({ city, site }: Pick<CityViewProps, 'city' | 'site'>) {
  const { heading, text } = city.finalCta;
  return (
    <Closing
      heading={heading}
      text={text}
      button={contactWords().session.button}
      source={`${citySlug(city.city)}-closing`}
      subject={citySubject(city.city)}
      site={site}
    />
  );
}
