import type { Ask as AskWords } from '../../content/ask.ts';
import type { Source } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { Faq } from '../../ui/faq.tsx';
import { Section } from '../../ui/section-head.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { Ask } from '../contact/ask.tsx';
import { Closing } from '../contact/closing.tsx';
import { citySubject, PROOF_CLAIM } from '../pricing/offer.ts';
import type { PricingPackage } from '../pricing/schema.ts';
import type { Signed } from '../team/signed.ts';
import type { CityBar } from './city-bar.ts';
import { CityLinks } from './city-links.tsx';
import { citySlug } from './city-path.ts';
import { citySources, sourceNumber } from './city-sources.ts';
import { CityClients } from './clients.tsx';
import { CityContactCard } from './contact-card.tsx';
import { CityHero } from './hero.tsx';
import { CityMarket } from './market.tsx';
import { CityNeed } from './need.tsx';
import { CityReasons } from './reasons.tsx';
import type { City } from './schema.ts';
import { CityServices } from './services.tsx';
import { CitySuccessStory } from './success-story.tsx';
import './city.css';

/** Phases of the work on one line of time, what happens in each folded; on narrow screens the line runs down. */
function CityProcess({ process }: { process: City['process'] }) {
  return (
    <Section number={4} label="Process" heading={process.heading} wide>
      <ol className="phases">
        {process.phases.map((phase) => (
          <li key={phase.title}>
            <p className="font-mono text-sm/5 font-bold text-red">{phase.when}</p>
            <details className="disclosure">
              <summary className="mt-1 text-lede/6.5 font-bold tracking-[-0.012em] lg:mt-2">
                <span>{phase.title}</span>
              </summary>
              <p className="folded mt-2 text-note/6 text-ink-2">{phase.text}</p>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type CityViewProps = {
  city: City;
  bar: CityBar;
  site: Site;
  packages: readonly PricingPackage[];
  claims: readonly NumberedClaim[];
};

const BUTTON = 'Get Your Free Strategy Session';

/** The line under the services. */
function servicesAsk({ city }: City): AskWords {
  return {
    text: `Ask what this would cost your firm in ${city}. You get a range and the reasons for it.`,
    kind: 'price',
  };
}

/** Number of the section after the reasons. What clients say may be missing; those after it move up. */
const FIRST_MOVABLE = 7;

/** One city page, from hero to contact card. */
export function CityView({ city, bar, site, packages, claims }: CityViewProps) {
  const sources = citySources(city, bar);
  const cite = (source: Source) => sourceNumber(source, sources);
  const hasClients = city.reviews.length > 0 || city.testimonials.length > 0;
  const faq = FIRST_MOVABLE + Number(hasClients);
  const place = citySlug(city.city);
  const questions = city.faqs.map(({ question, answer }) => ({
    question,
    answer: answer,
  }));
  return (
    <div className="brief">
      <CityHero
        city={city}
        source={`${place}-hero`}
        site={site}
        prices={packages.map(({ name, priceRange }) => ({ name, price: priceRange }))}
        proof={claimOf(PROOF_CLAIM, claims)}
      />
      <CityMarket city={city} claims={claims} cite={cite} />
      <CityNeed city={city} bar={bar} cite={cite} />
      <CityServices services={city.services}>
        <Ask ask={servicesAsk(city)} source={`${place}-services`} subject={citySubject(city.city)} />
      </CityServices>
      <CityProcess process={city.process} />
      <CitySuccessStory story={city.caseStudy} />
      <CityReasons brand={site.brand} whyChoose={city.whyChoose} comparison={city.comparison} />
      <CityClients number={FIRST_MOVABLE} clients={city} />
      <Faq number={faq} label="Questions" heading={city.faqHeading} items={questions} />
      <CityContactCard number={faq + 1} city={city} site={site} />
    </div>
  );
}

type CityEndProps = Pick<CityViewProps, 'city' | 'bar' | 'site' | 'claims'> & {
  signed: Signed;
  /** Cities this page links to. */
  others: readonly City[];
};

/** The final call to action, and after it what the page rests on. */
export function CityEnd({ city, bar, site, claims, signed, others }: CityEndProps) {
  const { heading, text } = city.finalCta;
  return (
    <>
      <Closing
        heading={heading}
        text={text}
        button={BUTTON}
        source={`${citySlug(city.city)}-closing`}
        subject={citySubject(city.city)}
        site={site}
      />
      <Notes claims={claims} sources={citySources(city, bar)} signed={signed}>
        <CityLinks cities={others} title="Other cities" className="mt-8" />
      </Notes>
    </>
  );
}
