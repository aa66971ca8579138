import type { SectionContext } from '../../blocks/section-props.tsx';
import { Sections } from '../../blocks/sections.tsx';
import { contactCopy } from '../../content/contact-copy.ts';
import type { Source } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import type { StateRules } from '../../content/state-rules.ts';
import { claimsShownOn } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { Closing } from '../contact/closing.tsx';
import { citySubject } from '../pricing/offer.ts';
import { type Pricing, packagesOf } from '../pricing/schema.ts';
import type { PageSigners } from '../team/signed.ts';
import { CityLinks } from './city-links.tsx';
import { citySlug } from './city-path.ts';
import { CITY_PAGES, citySources, sourceNumber, stateBar } from './city-sources.ts';
import { County } from './county.tsx';
import { type CountyMap, mapOf } from './county-map.ts';
import { CityHero } from './hero.tsx';
import { Numbers, Rules } from './market.tsx';
import type { City, CityPageCopy } from './schema.ts';

type CityViewProps = {
  city: City;
  words: CityPageCopy;
  context: SectionContext;
  maps: readonly { id: string; data: CountyMap }[];
  states: readonly StateRules[];
  pricing: Pricing;
  signed: PageSigners;
  /** Cities to which the page links. */
  others: readonly City[];
};

/** Returns whether a city page needs the styles and the font of running text: for quotes of clients or a story. */
export const isProse = ({ sections }: City): boolean =>
  sections.some(({ kind }) => kind === 'quotes' || kind === 'story');

/** Renders the line about competing firms: the text of all city pages, with the names of the city and its county. */
function Competitors({ city, words, maps }: Pick<CityViewProps, 'city' | 'words' | 'maps'>) {
  if (!words.competitors) return null;
  const { term, text } = words.competitors;
  const [county] = city.sections.flatMap((section) =>
    section.kind === 'county' ? `${mapOf(section, maps).county} County` : [],
  );
  return (
    <div className="page mt-5 lg:mt-7">
      <p className="border-l-4 border-mark py-1 pl-4 text-note/5.5 lg:max-w-[52em] lg:text-body/6.5">
        <b>{term}</b>{' '}
        {text.replaceAll('{city}', city.city).replaceAll('{county}', county ?? city.city)}
      </p>
    </div>
  );
}

/** Renders the page of a city: the opening, the sections of its file, its sources and claims. */
export function CityView(props: CityViewProps) {
  const { city, words, context, maps, states, pricing, signed, others } = props;
  const { claims, team } = context;
  const sources = citySources(city, states);
  const cite = (source: Source) => sourceNumber(source, sources);
  return (
    // Many visitors read a city page on a phone, so its headings and gaps are even smaller than on other "brief" pages.
    <div className="brief max-sm:[--spacing-section-body:0.75rem] max-sm:[--spacing-section:1.4375rem] max-sm:[--text-h2-small:1.4375rem] max-sm:[--text-h2:1.75rem]">
      <CityHero
        city={city}
        writer={team.find(({ slug }) => slug === signed.writer.slug)}
        second={words.second}
        source={`${context.page}-hero`}
        packages={packagesOf(pricing)}
        claims={claimsShownOn(CITY_PAGES, claims)}
      />
      <Sections
        sections={city.sections}
        pageViews={{
          numbers: (section) => <Numbers {...section} cite={cite} />,
          county: (section) => <County {...section} map={mapOf(section.section, maps)} />,
          rules: (section) => (
            <Rules
              {...section}
              bar={stateBar(city.stateAbbr, section.section, states)}
              cite={cite}
            />
          ),
          competitors: () => <Competitors {...props} />,
        }}
        context={context}
      />
      <Notes claims={claims} sources={sources} signed={signed}>
        <CityLinks cities={others} title="Other cities" className="mt-8" />
      </Notes>
    </div>
  );
}

/** Renders the call to action at the end of a city page. */
export function CityEnd({ city, site }: Pick<CityViewProps, 'city'> & { site: Site }) {
  return (
    <Closing
      {...city.finalCta}
      button={contactCopy().session.button}
      source={`${citySlug(city.city)}-closing`}
      subject={citySubject(city.city)}
      site={site}
    />
  );
}
