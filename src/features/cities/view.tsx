import { contactCopy } from '../../content/contact-copy.ts';
import { type PageNames, pageName } from '../../content/page-names.ts';
import type { Source } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { Faq } from '../../ui/faq.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { claimsShownOn, type NumberedClaim } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { Closing } from '../contact/closing.tsx';
import { citySubject } from '../pricing/offer.ts';
import { type Pricing, packagesOf } from '../pricing/schema.ts';
import type { TeamEntry } from '../team/portrait.tsx';
import type { Signed } from '../team/signed.ts';
import { CityLinks } from './city-links.tsx';
import { citySlug } from './city-path.ts';
import { CITY_PAGES, type CityBar, citySources, sourceNumber } from './city-sources.ts';
import { CityClients, CitySuccessStory, hasClients } from './clients.tsx';
import { CityCounty } from './county.tsx';
import type { CountyMap } from './county-map.ts';
import { CityHero } from './hero.tsx';
import { CityMarket, CityNeed } from './market.tsx';
import { CityReasons } from './reasons.tsx';
import type { City, CityPageWords } from './schema.ts';
import './city.css';
import { Button } from '../../ui/button.tsx';

const LINK = 'font-semibold underline underline-offset-4';

/** What to bring, and the ways to reach the agency from this city. */
function CityContactCard({ number, city, site }: { number: number; city: City; site: Site }) {
  const { heading, text } = city.contact;
  return (
    <Section number={number} label="Contact" heading={heading} size="small">
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
            {contactCopy().profile.button}
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
}: {
  number: number;
  services: City['services'];
  names: PageNames;
}) {
  return (
    <Section number={number} label="Services" heading={services.heading} size="small" wide>
      <ul className="border-b border-line">
        {services.items.map(({ text, href }) => (
          <li
            key={href}
            className="border-t border-line py-2 text-note/5.5 first:border-ink lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-x-9 lg:py-3 lg:text-body/6.5"
          >
            <a
              href={href}
              className="font-[650] whitespace-nowrap underline underline-offset-4 lg:whitespace-normal"
            >
              {pageName(href, names)}
            </a>{' '}
            <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
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
    <Section number={number} label="Process" heading={process.heading} size="small" wide>
      <ol className="phases grid lg:auto-cols-fr lg:grid-flow-col">
        {process.phases.map((phase) => (
          <li
            key={phase.title}
            className="relative border-l-2 border-ink pb-3.5 pl-7 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-8 lg:pb-0 lg:pl-0"
          >
            <p className="font-mono text-sm/5 font-bold text-red">{phase.when}</p>
            <div className="run-in text-note/5.5 lg:text-note/6">
              <h3 className="lg:mt-2 lg:text-lede/6">{phase.title}</h3>{' '}
              {phase.text && <p className="text-ink-2 lg:mt-1">{phase.text}</p>}
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
  signed: Signed;
  /** Everybody, the writer of the page among them. */
  team: readonly TeamEntry[];
  /** Cities this page links to. */
  others: readonly City[];
  /** What pages are called that this one links to. */
  names: PageNames;
};

/** A line on all pages, with the words for one city. */
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
  const { city, words, map, bar, site, pricing, claims, signed, team, others, names } = props;
  const sources = citySources(city, bar);
  const cite = (source: Source) => sourceNumber(source, sources);
  const next = sectionNumbers();
  const place = citySlug(city.city);
  return (
    <div className="brief city">
      <CityHero
        city={city}
        writer={team.find(({ slug }) => slug === signed.writer.slug)}
        second={words.second}
        source={`${place}-hero`}
        packages={packagesOf(pricing)}
        proofs={claimsShownOn(CITY_PAGES, claims)}
      />
      <CityMarket number={next()} city={city} claims={claims} cite={cite} />
      {map && city.map && <CityCounty places={city.map} courts={city.courts} map={map} />}
      <CityNeed number={next()} city={city} bar={bar} cite={cite} />
      <CityServices number={next()} services={city.services} names={names} />
      {city.process && <CityProcess number={next()} process={city.process} />}
      {city.caseStudy && <CitySuccessStory number={next()} story={city.caseStudy} />}
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
      button={contactCopy().session.button}
      source={`${citySlug(city.city)}-closing`}
      subject={citySubject(city.city)}
      site={site}
    />
  );
}
