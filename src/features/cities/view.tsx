import type { SectionContext } from '../../blocks/section-props.tsx';
import { Sections } from '../../blocks/sections.tsx';
import type { Source } from '../../content/parts.ts';
import type { StateRules } from '../../content/state-rules.ts';
import { claimsShownOn } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { type Pricing, requirePackages } from '../pricing/schema.ts';
import type { PageSigners } from '../team/signed.ts';
import { CityLinks } from './city-links.tsx';
import { CITY_PAGES, citySources, sourceNumber, stateBar } from './city-sources.ts';
import { County } from './county.tsx';
import { type CountyMap, findMap } from './county-map.ts';
import { CityHero } from './hero.tsx';
import { Numbers, Rules } from './market.tsx';
import type { City, CityPageCopy } from './schema.ts';

type CityViewProps = {
  city: City;
  copy: CityPageCopy;
  context: SectionContext;
  maps: readonly { id: string; data: CountyMap }[];
  states: readonly StateRules[];
  pricing: Pricing;
  signers: PageSigners;
  otherCities: readonly City[];
};

export const needsProse = ({ sections }: City): boolean =>
  sections.some(({ kind }) => kind === 'quotes' || kind === 'story');

function Competitors({ city, copy, maps }: Pick<CityViewProps, 'city' | 'copy' | 'maps'>) {
  if (!copy.competitors) return null;
  const { term, text } = copy.competitors;
  const [county] = city.sections.flatMap((section) =>
    section.kind === 'county' ? `${findMap(section, maps).county} County` : [],
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

export function CityView(props: CityViewProps) {
  const { city, copy, context, maps, states, pricing, signers, otherCities } = props;
  const { claims, team } = context;
  const sources = citySources(city, states);
  const findNumber = (source: Source) => sourceNumber(source, sources);
  return (
    // Many visitors read this page on a phone: its headings and gaps are even smaller.
    <div className="brief max-sm:[--spacing-section-body:0.75rem] max-sm:[--spacing-section:1.4375rem] max-sm:[--text-h2-small:1.4375rem] max-sm:[--text-h2:1.75rem]">
      <CityHero
        city={city}
        writer={team.find(({ slug }) => slug === signers.writer.slug)}
        secondButton={copy.second}
        source={`${context.page}-hero`}
        packages={requirePackages(pricing)}
        claims={claimsShownOn(CITY_PAGES, claims)}
      />
      <Sections
        sections={city.sections}
        pageViews={{
          numbers: (section) => <Numbers {...section} findNumber={findNumber} />,
          county: (section) => <County {...section} map={findMap(section.section, maps)} />,
          rules: (section) => (
            <Rules
              {...section}
              bar={stateBar(city.stateAbbr, section.section, states)}
              findNumber={findNumber}
            />
          ),
          competitors: () => <Competitors {...props} />,
        }}
        context={context}
      />
      <Notes claims={claims} sources={sources} signers={signers}>
        <CityLinks cities={otherCities} title="Other cities" className="mt-8" />
      </Notes>
    </div>
  );
}
