import { mistakeAbout } from '../../content/mistake-about.ts';
import { ruleSource } from '../../content/rule-references.ts';
import type { StateRules } from '../../content/state-rules.ts';
import type { City } from './schema.ts';

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
    if (!rule) throw mistakeAbout('barAssociation.rules', key, 'the key of a rule in state-rules', file);
    return { ...rule, source: ruleSource(rule) };
  });
  return { ...own.bar, all: own.bar.rules, rules, note: barAssociation.note };
}
