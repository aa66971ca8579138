import { findSection } from '../../blocks/schema.ts';
import { requireFound } from '../../content/mistake.ts';
import type { Source } from '../../content/parts.ts';
import { ruleSource } from '../../content/references.ts';
import type { StateRules } from '../../content/state-rules.ts';
import type { Claim } from '../claims/schema.ts';
import { cityPath } from './city-path.ts';
import type { City, RulesSection } from './schema.ts';

export const ATTORNEYS_CLAIM = 'attorneys';

/** Claims whose `shown` contains this pattern are on every city page. */
export const CITY_PAGE_PATTERN = '/locations/*';

/** A city's file has only one claim, the number of attorneys. */
export function cityClaims({ city, sections }: Pick<City, 'city' | 'sections'>): Claim[] {
  const { lawyers } = findSection(sections, 'numbers') ?? {};
  if (!lawyers) return [];
  const claim = `attorneys in the ${city} market`;
  return [{ id: ATTORNEYS_CLAIM, claim, shown: [cityPath(city)], ...lawyers }];
}

export type StateBar = ReturnType<typeof stateBar>;

/**
 * Returns the bar of the city's state with the rules of the page, which may be from other states.
 */
export function stateBar(
  stateAbbr: string,
  { rules: keys }: Pick<RulesSection, 'rules'>,
  states: readonly StateRules[],
) {
  const { bar } = requireFound(
    states.find(({ abbr }) => abbr === stateAbbr),
    stateAbbr,
  );
  const rulesOfStates = states.flatMap(({ rules }) => rules);
  const rules = keys.map((key) => {
    const rule = requireFound(
      rulesOfStates.find((candidate) => candidate.key === key),
      key,
    );
    return { ...rule, source: ruleSource(rule) };
  });
  return { ...bar, rulesText: bar.rules, rules };
}

/** Returns each source once, even if several parts of the page cite its address. */
export function citySources(
  { sources, sections, stateAbbr }: Pick<City, 'sources' | 'sections' | 'stateAbbr'>,
  states: readonly StateRules[],
): Source[] {
  const sectionSources = sections.flatMap((section) => {
    if (section.kind === 'numbers') return section.figures.flatMap(({ source }) => source ?? []);
    if (section.kind !== 'rules') return [];
    return stateBar(stateAbbr, section, states).rules.map(({ source }) => source);
  });
  const allSources = [...sources, ...sectionSources];
  return allSources.filter(
    (source, index) => allSources.findIndex(({ url }) => url === source.url) === index,
  );
}

export function sourceNumber(source: Source, sources: readonly Source[]) {
  const index = sources.findIndex(({ url }) => url === source.url);
  if (index < 0) throw new Error(`expected a source from the page's list, found "${source.name}"`);
  return index + 1;
}
