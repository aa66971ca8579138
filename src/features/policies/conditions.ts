import type { CheckedFile, LocatedMistake } from '../../content/check-content.ts';
import { FEATURES, type Feature, TOOLS } from '../../content/features.ts';
import { isFields, textsWithin } from '../../content/fields.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { addressLine, mainOffice, type Site } from '../../content/site.ts';
import type { Policy } from './schema.ts';

/** Matches a mark: the text after it, up to the next mark or the end of the line, is for sites with or without a feature. */
const MARK = /((?:\{(?:with|without) [^}]*\})+|\{always\})[ \t]*/;
const CONDITION = /\{(with|without) ([^}]*)\}/g;
/** Matches a text that contains a mark with a condition. */
export const HAS_CONDITION = /\{with(?:out)? [^}]+\}/;
/** Matches a placeholder for a fact of the site. */
const WORD = /\{([a-z]+)\}/gi;
/** Matches the markup of a list item, a row or a heading without text. */
const EMPTY = /^[\s|#>*+.\d-]*$/;

/**
 * Returns all names in conditions with their values on this site: each tool, the report, `tools` (any tool), `all` (all
 * features) and `analytics`.
 */
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

/** Returns whether all conditions of a mark are true. A mark without a condition is always true. */
const isTrue = (mark: string, conditions: ReadonlyMap<string, boolean>) =>
  [...mark.matchAll(CONDITION)].every(
    ([, word, names = '']) =>
      (word === 'with') === namesIn(names).every((name) => conditions.get(name)),
  );

const KNOWN = [...conditionsOf(new Set(), false).keys()];
const WORDS = ['brand', 'email', 'phone', 'address', 'analytics', 'always'];

/** Returns a text about each unknown mark or placeholder. */
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

export const policyMistakes = ({ data, body, bodyLine }: CheckedFile<Policy>): LocatedMistake[] => [
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
 * Returns the part of a line that is true on a site; undefined if no text is left. The text after `{with report}` is for a
 * site with the report. Several names (`{with report, page-reader}`) require all of them. `{without ...}` requires that the
 * site does not have them. Two marks beside each other require both. `{always}` ends a condition.
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
 * Returns a value with only the true part of each text. If no text of a field is left, the mapping with the field is left
 * out; a list that loses all items is left out too.
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

/** Facts about the site for policies. `analytics` is the name of the analytics tool, if the site has one. */
export type PolicySite = {
  features: ReadonlySet<Feature>;
  site: Pick<Site, 'email' | 'phone' | 'phoneHref' | 'offices'>;
  analytics?: string | undefined;
};

/** Returns a policy with the text for this site and the facts of site.yaml. In the text, email and phone are links. */
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
