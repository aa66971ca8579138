import type { CheckedFile, FoundMistake } from '../../content/check-content.ts';
import { FEATURES, type Feature, TOOLS } from '../../content/features.ts';
import { isFields, textsWithin } from '../../content/fields.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { addressLine, mainOffice, type Site } from '../../content/site.ts';
import type { Policy } from './schema.ts';

/** A mark is before words for sites with, or without, a feature; it ends at the next mark or at the end of the line. */
const MARK = /((?:\{(?:with|without) [^}]*\})+|\{always\})[ \t]*/;
const CONDITION = /\{(with|without) ([^}]*)\}/g;
/** A mark with a condition, anywhere in a text. */
export const HAS_CONDITION = /\{with(?:out)? [^}]+\}/;
/** A fact of the site in its place. */
const WORD = /\{([a-z]+)\}/gi;
/** The remainder of a list item, a row or a heading without words. */
const EMPTY = /^[\s|#>*+.\d-]*$/;

/** Returns the names that marks may use, each with whether it is true: each tool, the report, `tools`, `all` of them, and `analytics`. */
function conditionsOf(
  features: ReadonlySet<Feature>,
  hasAnalytics: boolean,
): ReadonlyMap<string, boolean> {
  return new Map<string, boolean>([
    ...FEATURES.map((feature): [string, boolean] => [feature, features.has(feature)]),
    ['tools', TOOLS.some((tool) => features.has(tool))],
    ['all', FEATURES.every((feature) => features.has(feature))],
    ['analytics', hasAnalytics],
  ]);
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim());

/** Returns whether all conditions of a mark are true; a mark without one always is. */
const isTrue = (mark: string, conditions: ReadonlyMap<string, boolean>) =>
  [...mark.matchAll(CONDITION)].every(
    ([, word, names = '']) =>
      (word === 'with') === namesIn(names).every((name) => conditions.get(name)),
  );

const KNOWN = [...conditionsOf(new Set(), false).keys()];
const WORDS = ['brand', 'email', 'phone', 'address', 'analytics', 'always'];

/** Finds marks and words in braces that a policy cannot use. */
const unknownIn = (text: string): string[] => [
  ...[...text.matchAll(CONDITION)].flatMap(([mark, , names = '']) =>
    namesIn(names).every((name) => KNOWN.includes(name))
      ? []
      : [`expected a mark of ${KNOWN.join(', ')}, found "${mark}"`],
  ),
  ...[...text.matchAll(WORD)].flatMap(([whole, word = '']) =>
    WORDS.includes(word) ? [] : [`expected one of {${WORDS.join('}, {')}}, found "${whole}"`],
  ),
];

export const policyMistakes = ({ data, body, bodyLine }: CheckedFile<Policy>): FoundMistake[] => [
  ...textsWithin(data).flatMap(({ at, text }) =>
    unknownIn(text).map((found) => ({ at, text: found })),
  ),
  ...body
    .split('\n')
    .flatMap((line, index) =>
      unknownIn(line).map((found) => ({ at: bodyLine + index, text: found })),
    ),
];

/**
 * Returns what is true of a line on a site; undefined where nothing is. `{with report}` begins words for a site with
 * the report, several names (`{with report, page-reader}`) require each of them, `{without ...}` is the opposite, two
 * marks side by side require both, and `{always}` ends the condition.
 */
function lineOnSite(line: string, conditions: ReadonlyMap<string, boolean>): string | undefined {
  const [first = '', ...marked] = line.split(MARK);
  if (marked.length === 0) return line;
  const parts = marked.flatMap((mark, index) =>
    index % 2 === 0 && isTrue(mark, conditions) ? [marked[index + 1] ?? ''] : [],
  );
  const onSite = (first + parts.join('')).trimEnd();
  return EMPTY.test(onSite) ? undefined : onSite;
}

/**
 * Returns a value with what is true of each text. A field group with a text of which nothing is true is left out, and
 * so is a list that loses all its items.
 */
function valueOnSite(value: unknown, onSite: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return onSite(value);
  if (Array.isArray(value)) {
    const left = value
      .map((item) => valueOnSite(item, onSite))
      .filter((item) => item !== undefined);
    return left.length || !value.length ? left : undefined;
  }
  if (!isFields(value)) return value;
  const fields = Object.entries(value).map(
    ([key, part]) => [key, valueOnSite(part, onSite)] as const,
  );
  return fields.every(([key, part]) => part !== undefined || value[key] === undefined)
    ? Object.fromEntries(fields)
    : undefined;
}

/** The facts on which the words of a policy depend; `analytics` is the name of the tool for analytics, where there is one. */
export type PolicySite = {
  features: ReadonlySet<Feature>;
  site: Pick<Site, 'email' | 'phone' | 'phoneHref' | 'offices'>;
  analytics?: string | undefined;
};

/** Returns the text of a policy on a site, with the facts of site.yaml; in its text email and phone are links. */
export function policyShown<Fields extends { sections: readonly object[] }>(
  { data, body }: ContentFile<Fields>,
  { features, site, analytics }: PolicySite,
): ContentFile<Fields> {
  const conditions = conditionsOf(features, analytics !== undefined);
  const { email, phone, phoneHref } = site;
  const facts = { email, phone, address: addressLine(mainOffice(site)), analytics };
  const withFacts = (words: Readonly<Record<string, string | undefined>>) => (line: string) =>
    lineOnSite(line, conditions)?.replace(WORD, (whole, word: string) => words[word] ?? whole);
  const inText = withFacts({ ...facts, email: `<${email}>`, phone: `[${phone}](${phoneHref})` });
  return {
    data: { ...data, sections: valueOnSite(data.sections, withFacts(facts)) ?? [] },
    body: body
      .split('\n')
      .flatMap((line) => inText(line) ?? [])
      .join('\n'),
  };
}
