import { sectionOf } from '../../blocks/schema.ts';
import { requireFound } from '../../content/mistake.ts';
import type { Source } from '../../content/parts.ts';
import { ruleSource } from '../../content/references.ts';
import type { StateRules } from '../../content/state-rules.ts';
import type { Claim } from '../claims/schema.ts';
import { cityPath } from './city-path.ts';
import type { City, RulesSection } from './schema.ts';

/** Id of the only claim that a city page makes itself. */
export const ATTORNEYS_CLAIM = 'attorneys';

/** The entry in the field `shown` of a claim that is on every city page. */
export const CITY_PAGES = '/locations/*';

/** Returns the claims that a city page makes itself: the number of attorneys, with the evidence from the city's file. */
export function ownClaims({ city, sections }: Pick<City, 'city' | 'sections'>): Claim[] {
  const { lawyers } = sectionOf(sections, 'numbers') ?? {};
  if (!lawyers) return [];
  const claim = `attorneys in the ${city} market`;
  return [{ id: ATTORNEYS_CLAIM, claim, shown: [cityPath(city)], ...lawyers }];
}

/** The state bar, and the rules that a page shows, each with its source. */
export type StateBar = ReturnType<typeof stateBar>;

/** Returns the bar of the city's state, and the rules that the page shows, which may be from other states. */
export function stateBar(
  stateAbbr: string,
  { rules: keys }: Pick<RulesSection, 'rules'>,
  states: readonly StateRules[],
) {
  const { bar } = requireFound(
    states.find(({ abbr }) => abbr === stateAbbr),
    stateAbbr,
  );
  const all = states.flatMap(({ rules }) => rules);
  const rules = keys.map((key) => {
    const rule = requireFound(
      all.find((one) => one.key === key),
      key,
    );
    return { ...rule, source: ruleSource(rule) };
  });
  return { ...bar, all: bar.rules, rules };
}

/** Returns the sources of a city page, each address once: sources of the page, of its figures and of its rules. */
export function citySources(
  { sources, sections, stateAbbr }: Pick<City, 'sources' | 'sections' | 'stateAbbr'>,
  states: readonly StateRules[],
): Source[] {
  const ofSections = sections.flatMap((section) => {
    if (section.kind === 'numbers') return section.figures.flatMap(({ source }) => source ?? []);
    if (section.kind !== 'rules') return [];
    return stateBar(stateAbbr, section, states).rules.map(({ source }) => source);
  });
  const all = [...sources, ...ofSections];
  return all.filter((source, index) => all.findIndex(({ url }) => url === source.url) === index);
}

/** Returns the position of a source in the page's list, from 1. Errors: throws if the list does not have it. */
export function sourceNumber(source: Source, list: readonly Source[]) {
  const index = list.findIndex(({ url }) => url === source.url);
  if (index < 0) throw new Error(`expected a source from the page's list, found "${source.name}"`);
  return index + 1;
}
