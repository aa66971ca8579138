import { contactWords } from '../../content/contact-words.ts';
import type { PageNames } from '../../content/page-names.ts';
import type { Source } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { Faq } from '../../ui/faq.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { claimsShownOn, type NumberedClaim } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { Ask } from '../contact/ask.tsx';
import { Closing } from '../contact/closing.tsx';
import { citySubject } from '../pricing/offer.ts';
import type { Pricing } from '../pricing/schema.ts';
import type { Signed } from '../team/signed.ts';
import type { CityBar } from './city-bar.ts';
import { CITY_PAGES } from './city-claim.ts';
import { CityLinks } from './city-links.tsx';
import { citySlug } from './city-path.ts';
import { citySources, sourceNumber } from './city-sources.ts';
import { CityClients, hasClients } from './clients.tsx';
import { CityContactCard } from './contact-card.tsx';
import { CityCounty } from './county.tsx';
import type { CountyMap } from './county-map.ts';
import { CityHero } from './hero.tsx';
import { CityMarket } from './market.tsx';
import { CityNeed } from './need.tsx';
import type { CityPageWords } from './page-schema.ts';
import { CityReasons } from './reasons.tsx';
import type { City } from './schema.ts';
import { CityServices } from './services.tsx';
import { CitySuccessStory } from './success-story.tsx';
import './city.css';

/** Phases of the work on one line of time; on narrow screens the line runs down. */
function CityProcess({ number, process }: { number: number; process: NonNullable<City['process']> }) {
  return (
    <Section number={number} label="Process" heading={process.heading} wide>
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
  words: CityPageWords;
  map: CountyMap | undefined;
  bar: CityBar;
  site: Site;
  pricing: Pricing;
  claims: readonly NumberedClaim[];
  claimsNote: string | undefined;
  signed: Signed;
  /** Cities this page links to. */
  others: readonly City[];
  /** What pages are called that this one links to. */
  names: PageNames;
};

/** A line that stands on all pages, with what it says of one city. */
const inCity = <Line extends { text: string }>(line: Line, city: City, map: CountyMap | undefined) => ({
  ...line,
  text: line.text
    .replaceAll('{city}', city.city)
    .replaceAll('{county}', map ? `${map.county} County` : city.city),
});

/** Whether something on the page is set as running text: what clients say, or a client's story. */
export const isProse = (city: City): boolean => hasClients(city) || city.caseStudy !== undefined;

/** One city page, from hero to what it rests on. */
export function CityView(props: CityViewProps) {
  const { city, words, map, bar, site, pricing, claims, claimsNote, signed, others, names } = props;
  const sources = citySources(city, bar);
  const cite = (source: Source) => sourceNumber(source, sources);
  const next = sectionNumbers();
  const place = citySlug(city.city);
  return (
    <div className="brief city">
      <CityHero
        city={city}
        second={words.second}
        source={`${place}-hero`}
        packages={pricing.packages}
        proofs={claimsShownOn(CITY_PAGES, claims)}
      />
      <CityMarket number={next()} city={city} claims={claims} cite={cite} />
      {map && city.map && <CityCounty places={city.map} courts={city.courts} map={map} />}
      <CityNeed number={next()} city={city} bar={bar} cite={cite} />
      <CityServices number={next()} services={city.services} names={names}>
        {words.ask && (
          <Ask
            ask={inCity(words.ask, city, map)}
            source={`${place}-services`}
            subject={citySubject(city.city)}
          />
        )}
      </CityServices>
      {city.process && <CityProcess number={next()} process={city.process} />}
      {city.caseStudy && <CitySuccessStory number={next()} letter={map ? 'B' : 'A'} story={city.caseStudy} />}
      {city.whyChoose && (
        <CityReasons
          number={next()}
          brand={site.brand}
          competitors={words.competitors && inCity(words.competitors, city, map)}
          whyChoose={city.whyChoose}
          comparison={city.comparison}
        />
      )}
      {hasClients(city) && <CityClients number={next()} clients={city} />}
      <Faq number={next()} label="Questions" heading={city.faqHeading} items={city.faqs} />
      <CityContactCard number={next()} city={city} site={site} />
      <Notes claims={claims} claimsNote={claimsNote} sources={sources} signed={signed}>
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
