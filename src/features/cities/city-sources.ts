import { mistakeAbout } from '../../content/mistake-about.ts';
import type { Source } from '../../content/parts.ts';
import { ruleSource } from '../../content/rule-references.ts';
import type { StateRules } from '../../content/state-rules.ts';
import { claimsShownOn, numberClaims } from '../claims/notes.ts';
import type { Claim } from '../claims/schema.ts';
import { cityPath } from './city-path.ts';
import type { City } from './schema.ts';

/** Id of the one claim that a city page makes itself. */
export const ATTORNEYS_CLAIM = 'attorneys';

/** The entry in `shown` of a claim that is on every city page. */
export const CITY_PAGES = '/locations/*';

/** City in; its number of attorneys as a claim, with the evidence from the city's file, out. */
export function attorneysClaim({
  city,
  lawyerCount,
  lawyerCountRecord,
}: Pick<City, 'city' | 'lawyerCount' | 'lawyerCountRecord'>): Claim | undefined {
  if (!(lawyerCount && lawyerCountRecord)) return;
  return {
    id: ATTORNEYS_CLAIM,
    figure: lawyerCount,
    claim: `attorneys in the ${city} market`,
    shown: [cityPath(city)],
    ...lawyerCountRecord,
  };
}

export function cityClaims(city: City, register: readonly Claim[]) {
  const own = attorneysClaim(city);
  return numberClaims([...claimsShownOn(CITY_PAGES, register), ...(own ? [own] : [])], register);
}

/** What the bar of a city asks: the rules that its page shows, each with its source. */
export type CityBar = ReturnType<typeof cityBar>;

type BarOfCity = Pick<City, 'stateAbbr' | 'barAssociation'>;

/**
 * The rules that a city's page shows, of its own state and of others; undefined where it shows none.
 * Errors: throws with file and line on a state or a rule that does not exist.
 */
export function cityBar(
  file: string | undefined,
  { stateAbbr, barAssociation }: BarOfCity,
  entries: readonly { data: StateRules }[],
) {
  if (!barAssociation) return;
  const states = entries.map(({ data }) => data);
  const own = states.find(({ abbr }) => abbr === stateAbbr);
  if (!own) throw mistakeAbout('stateAbbr', stateAbbr, 'a state with a file in state-rules', file);
  const all = states.flatMap(({ rules }) => rules);
  const rules = barAssociation.rules.map((key) => {
    const rule = all.find((one) => one.key === key);
    if (!rule)
      throw mistakeAbout('barAssociation.rules', key, 'the key of a rule in state-rules', file);
    return { ...rule, source: ruleSource(rule) };
  });
  return { ...own.bar, all: own.bar.rules, rules, note: barAssociation.note };
}

type SourcedCity = Pick<City, 'numbers' | 'sources'>;
type SourcedBar = { rules: readonly { source: Source }[] } | undefined;

/** City and its bar in; every source of its page out, each address once: the page's, those of figures, of rules. */
export function citySources({ sources, numbers }: SourcedCity, bar: SourcedBar): Source[] {
  const all = [
    ...sources,
    ...numbers.flatMap(({ source }) => source ?? []),
    ...(bar?.rules ?? []).map(({ source }) => source),
  ];
  return all.filter((source, index) => all.findIndex(({ url }) => url === source.url) === index);
}

/** A source and the page's list in; its number there out, from 1. Errors: throws when the list does not hold it. */
export function sourceNumber(source: Source, list: readonly Source[]) {
  const index = list.findIndex(({ url }) => url === source.url);
  if (index < 0) throw new Error(`The source "${source.name}" is cited but not in the page's list`);
  return index + 1;
}
