import { contactWords } from '../../content/contact-words.ts';
import { type PageNames, pageName } from '../../content/page-names.ts';
import type { Source } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
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
import { CityLinks } from './city-links.tsx';
import { citySlug } from './city-path.ts';
import { CITY_PAGES, type CityBar, citySources, sourceNumber } from './city-sources.ts';
import { CityClients, CitySuccessStory, hasClients } from './clients.tsx';
import { CityCounty } from './county.tsx';
import type { CountyMap } from './county-map.ts';
import { CityHero } from './hero.tsx';
import { CityMarket, CityNeed } from './market.tsx';
import type { City, CityPageWords } from './schema.ts';
import './city.css';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

/** Questions to put to any agency, each with our answer beside it; on narrow screens below it. */
const CELL = 'align-top sm:w-1/2 sm:border-t sm:border-line sm:py-3.5 sm:pr-5 sm:leading-6';

/** Questions for any agency with our answer beside each; on a phone it follows in the line. */
function CityComparison({
  brand,
  comparison,
}: {
  brand: string;
  comparison: NonNullable<City['comparison']>;
}) {
  return (
    <div className="mt-6 lg:mt-14">
      <h3 className="text-body/6 lg:text-h3">{comparison.heading}</h3>
      <table className="mt-2 w-full text-left max-sm:block lg:mt-3">
        <caption className="sr-only">{comparison.heading}</caption>
        <thead className="text-note/6 text-ink-2 max-sm:sr-only">
          <tr>
            <th scope="col" className={CELL}>
              Ask any agency
            </th>
            <th scope="col" className={CELL}>
              {brand}’s answer
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {comparison.rows.map(({ ask, answer }) => (
            <tr
              key={ask}
              className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2 max-sm:text-note/5.5"
            >
              <th scope="row" className={classNames(CELL, 'max-sm:inline')}>
                {ask}
              </th>
              <td className={classNames(CELL, 'max-sm:inline max-sm:pl-1 max-sm:text-ink-2')}>
                {answer}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CityReasonsProps = {
  number: number;
  brand: string;
  competitors: CityPageWords['competitors'];
  whyChoose: NonNullable<City['whyChoose']>;
  comparison: City['comparison'];
};

/**
 * Reasons set like the paragraphs of a rule, (a), (b), (c), whom else we serve, and what to ask any agency before
 * choosing. The answer on competitors is that of the home page and of pricing.
 */
function CityReasons({ number, brand, competitors, whyChoose, comparison }: CityReasonsProps) {
  return (
    <Section number={number} label={`Why ${brand}`} heading={whyChoose.heading} wide>
      <ol className="lettered reasons grid lg:auto-cols-fr lg:grid-flow-col lg:gap-9">
        {whyChoose.reasons.map(({ title, text }) => (
          <li
            key={title}
            className="run-in border-t border-line py-2.5 text-note/5.5 wrap-anywhere lg:border-ink lg:pt-5 lg:pb-0 lg:pl-0 lg:text-note/6"
          >
            <h3 className="lg:text-lede/6.5">{title}</h3>{' '}
            <p className="text-ink-2 lg:mt-1">{text}</p>
          </li>
        ))}
      </ol>
      {competitors && (
        <p className="mt-6 border-l-4 border-mark py-1 pl-4 text-body/6.5 lg:mt-9 lg:max-w-[52em] lg:text-lede/7.5">
          <b>{competitors.term}</b> {competitors.text}
        </p>
      )}
      {comparison && <CityComparison brand={brand} comparison={comparison} />}
    </Section>
  );
}

const LINK = 'font-semibold underline underline-offset-4';

/** What to bring, and the ways to reach the agency from this city. */
function CityContactCard({ number, city, site }: { number: number; city: City; site: Site }) {
  const { heading, text } = city.contact;
  return (
    <Section number={number} label="Contact" heading={heading}>
      <div className="grid border border-ink border-t-[6px] border-t-mark lg:grid-cols-[1fr_22rem]">
        <div className="p-4 sm:p-9">
          <p className="max-w-measure text-note/5.5 text-ink-2 sm:text-lede/8">{text}</p>
          <Button
            href="/#contact"
            data-mdast="ignore"
            look="dark"
            className="mt-4 sm:mt-6"
            data-source={`${citySlug(city.city)}-contact`}
            data-subject={citySubject(city.city)}
          >
            {contactWords().profile.button}
          </Button>
        </div>
        <dl className="border-t border-line bg-fog p-4 text-note/6 max-sm:grid max-sm:grid-cols-[3.25rem_1fr] sm:p-9 lg:border-t-0 lg:border-l">
          <dt className="text-ink-2">Phone</dt>
          <dd>
            <a href={site.phoneHref} className={LINK}>
              {site.phone}
            </a>
          </dd>
          <dt className="text-ink-2 sm:mt-3">Email</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${site.email}`} className={LINK}>
              {site.email}
            </a>
          </dd>
        </dl>
      </div>
    </Section>
  );
}

/** What each service does differently here, and the way to its own page. */
function CityServices({
  number,
  services,
  names,
  children,
}: {
  number: number;
  services: City['services'];
  names: PageNames;
  /** After the services. */
  children: ReactNode;
}) {
  return (
    <Section number={number} label="Services" heading={services.heading} wide>
      <ul className="border-b border-line">
        {services.items.map(({ name, text, href }) => (
          <li
            key={name}
            className="run-in border-t border-line py-2 text-note/5.5 first:border-ink lg:grid lg:grid-cols-[200px_minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-9 lg:py-5 lg:text-body/6.5"
          >
            <h3 className="lg:order-2 lg:text-lede/6.5">{name}</h3>{' '}
            <p className="text-ink-2 lg:order-3">{text}</p>{' '}
            <a
              href={href}
              className="font-[650] whitespace-nowrap underline underline-offset-4 lg:order-1 lg:text-note/6.5 lg:whitespace-normal"
            >
              {pageName(href, names)}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

/** Phases of the work on one line of time; on narrow screens the line runs down. */
function CityProcess({
  number,
  process,
}: {
  number: number;
  process: NonNullable<City['process']>;
}) {
  return (
    <Section number={number} label="Process" heading={process.heading} wide>
      <ol className="phases grid lg:auto-cols-fr lg:grid-flow-col">
        {process.phases.map((phase) => (
          <li
            key={phase.title}
            className="relative border-l-2 border-ink pb-3.5 pl-7 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-8 lg:pb-0 lg:pl-0"
          >
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
const inCity = <Line extends { text: string }>(
  line: Line,
  city: City,
  map: CountyMap | undefined,
) => ({
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
      {city.caseStudy && (
        <CitySuccessStory number={next()} letter={map ? 'B' : 'A'} story={city.caseStudy} />
      )}
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
