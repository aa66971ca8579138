import { found } from '../../content/mistake.ts';
import type { Source } from '../../content/parts.ts';
import { ruleSource } from '../../content/references.ts';
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

/** The rules that a city's page shows, of its own state and of others; undefined where it shows none. */
export function cityBar(
  { stateAbbr, barAssociation }: BarOfCity,
  entries: readonly { data: StateRules }[],
) {
  if (!barAssociation) return;
  const states = entries.map(({ data }) => data);
  const { bar } = found(
    states.find(({ abbr }) => abbr === stateAbbr),
    stateAbbr,
  );
  const all = states.flatMap(({ rules }) => rules);
  const rules = barAssociation.rules.map((key) => {
    const rule = found(
      all.find((one) => one.key === key),
      key,
    );
    return { ...rule, source: ruleSource(rule) };
  });
  return { ...bar, all: bar.rules, rules, note: barAssociation.note };
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
