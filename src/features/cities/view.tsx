import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { Sections } from '../../blocks/sections.tsx';
import type { Source } from '../../content/parts.ts';
import type { StateRules } from '../../content/state-rules.ts';
import { classNames } from '../../ui/class-names.ts';
import { Cites } from '../../ui/sources.tsx';
import { Footnote, Notes } from '../claims/footnote.tsx';
import { claimsShownOn } from '../claims/notes.ts';
import { type Pricing, requirePackages } from '../pricing/schema.ts';
import type { PageSigners } from '../team/structured-data.ts';
import { CityLinks } from './city-links.tsx';
import { mapsSearchUrl } from './city-path.ts';
import {
  ATTORNEYS_CLAIM,
  CITY_PAGE_PATTERN,
  citySources,
  type StateBar,
  sourceNumber,
  stateBar,
} from './city-sources.ts';
import { County } from './county.tsx';
import { type CountyMap, findMap } from './county-map.ts';
import { CityHero } from './hero.tsx';
import type { City, CityPageCopy, NumbersSection, RulesSection } from './schema.ts';

type FindSourceNumber = (source: Source) => number;

function Attorneys({ section, context }: SectionProps<NumbersSection>) {
  const attorneys = context.claims.find(({ id }) => id === ATTORNEYS_CLAIM);
  return (
    <div className="@container">
      {attorneys && (
        <dl className="flex flex-col-reverse">
          <dt className="mt-2 text-lede/7 font-semibold lg:mt-3">
            {attorneys.claim}
            <Footnote claim={attorneys} />
          </dt>
          <dd className="text-[min(8rem,25cqi)]/[0.86] font-heavy tracking-heading">
            {attorneys.figure}
          </dd>
        </dl>
      )}
      <p className="mt-2 max-w-measure text-note/5.5 text-ink-2 lg:mt-3 lg:text-note/6">
        For firms in {section.practiceAreas.join('; ')}.{' '}
        {section.mapsQuery && (
          <a
            href={mapsSearchUrl(section.mapsQuery)}
            rel="noopener"
            className="font-semibold text-ink underline underline-offset-4"
          >
            See them on Google Maps
          </a>
        )}
      </p>
    </div>
  );
}

function Numbers({
  findNumber,
  ...props
}: SectionProps<NumbersSection> & { findNumber: FindSourceNumber }) {
  const { figures, paragraphs } = props.section;
  return (
    <NumberedSection {...props} size="small" isWide>
      <div className={classNames('grid gap-x-16 gap-y-4', figures.length > 0 && 'lg:grid-cols-2')}>
        <Attorneys {...props} />
        {figures.length > 0 && (
          <dl className="self-start border-b border-line">
            {figures.map(({ figure, label, source }) => (
              <div
                key={label}
                className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 border-t border-line py-2 first:border-ink sm:grid-cols-[11rem_1fr] sm:py-5"
              >
                <dt className="order-2 text-note/5.5 text-ink-2 sm:text-body/6">
                  {label}
                  {source && <Cites numbers={[findNumber(source)]} />}
                </dt>
                <dd className="order-1 text-h3/7 sm:text-title/9 font-heavy tracking-heading whitespace-nowrap">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 text-note/5.5 lg:mt-8 lg:max-w-[50em] lg:text-body/7">
          {paragraph}
        </p>
      ))}
    </NumberedSection>
  );
}

function Rules({
  bar,
  findNumber,
  ...props
}: SectionProps<RulesSection> & { bar: StateBar; findNumber: FindSourceNumber }) {
  const { note } = props.section;
  return (
    <NumberedSection {...props} isWide size="small">
      <p className="text-sm/5 text-ink-2 lg:text-note/6">
        <a href={bar.url} rel="noopener" className="underline underline-offset-4">
          {bar.name}
        </a>
        , {bar.rulesText}.{note && ` ${note}`}
      </p>
      <dl className="mt-2 border-t border-ink text-sm/5 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-9 lg:text-note/6">
        {bar.rules.map(({ key, number, name, text, source }) => (
          <div key={key} className="border-b border-line py-1.5 lg:border-0 lg:pt-4">
            <dt className="inline font-bold lg:block">
              {name}, {number}.
            </dt>{' '}
            <dd className="inline text-ink-2">
              {text}
              <Cites numbers={[findNumber(source)]} />
            </dd>
          </div>
        ))}
      </dl>
    </NumberedSection>
  );
}

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
    // On a phone, the headings and gaps of this page are smaller than elsewhere, because many
    // visitors read it on a phone.
    <div className="small-gaps max-sm:[--spacing-section-body:0.75rem] max-sm:[--spacing-section:1.4375rem] max-sm:[--text-h2-small:1.4375rem] max-sm:[--text-h2:1.75rem]">
      <CityHero
        city={city}
        writer={team.find(({ slug }) => slug === signers.writer.slug)}
        secondButton={copy.second}
        source={`${context.page}-hero`}
        packages={requirePackages(pricing)}
        claims={claimsShownOn(CITY_PAGE_PATTERN, claims)}
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
