import type { CheckedFile, Found } from '../../content/check-content.ts';
import { FEATURES, type Feature, TOOLS } from '../../content/features.ts';
import { isFields, textsWithin } from '../../content/fields.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { addressLine, mainOffice, type Site } from '../../content/site.ts';
import type { Policy } from './schema.ts';

/** Before what only holds with, or only without, something of the site; it holds to the next mark or the end of the line. */
const MARK = /((?:\{(?:with|without) [^}]*\})+|\{always\})[ \t]*/;
const CONDITION = /\{(with|without) ([^}]*)\}/g;
/** A mark with a condition, wherever it stands. */
export const HAS_CONDITION = /\{with(?:out)? [^}]+\}/;
/** A fact of the site in its place. */
const WORD = /\{([a-z]+)\}/gi;
/** What is left of a list item, a row or a heading of which nothing holds. */
const EMPTY = /^[\s|#>*+.\d-]*$/;

/** The names that marks may use, with whether they hold: each tool, the report, `tools`, `all` of them, and `analytics`. */
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

/** Whether all conditions of a mark are true; a mark without one always is. */
const isTrue = (mark: string, conditions: ReadonlyMap<string, boolean>) =>
  [...mark.matchAll(CONDITION)].every(
    ([, word, names = '']) =>
      (word === 'with') === namesIn(names).every((name) => conditions.get(name)),
  );

const KNOWN = [...conditionsOf(new Set(), false).keys()];
const WORDS = ['brand', 'email', 'phone', 'address', 'analytics', 'always'];

/** Marks and words in braces that a policy cannot use. */
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

export const policyMistakes = ({ data, body, bodyLine }: CheckedFile<Policy>): Found[] => [
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
 * What holds of a line, undefined: nothing. `{with report}` begins words that hold on a site with the report, several names
 * (`{with report, page-reader}`) ask for each of them, `{without ...}` is the opposite, two marks side by side ask for both,
 * and `{always}` ends it.
 */
function heldLine(line: string, conditions: ReadonlyMap<string, boolean>): string | undefined {
  const [first = '', ...marked] = line.split(MARK);
  if (marked.length === 0) return line;
  const parts = marked.flatMap((mark, index) =>
    index % 2 === 0 && isTrue(mark, conditions) ? [marked[index + 1] ?? ''] : [],
  );
  const held = (first + parts.join('')).trimEnd();
  return EMPTY.test(held) ? undefined : held;
}

/** A value with what holds of each text. What has a text of which nothing holds goes, and so does a list that loses all. */
function heldValue(value: unknown, held: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return held(value);
  if (Array.isArray(value)) {
    const left = value.map((item) => heldValue(item, held)).filter((item) => item !== undefined);
    return left.length || !value.length ? left : undefined;
  }
  if (!isFields(value)) return value;
  const fields = Object.entries(value).map(([key, part]) => [key, heldValue(part, held)] as const);
  return fields.every(([key, part]) => part !== undefined || value[key] === undefined)
    ? Object.fromEntries(fields)
    : undefined;
}

/** What the words of a policy depend on; `analytics` is the name of the tool for analytics, where there is one. */
export type PolicySite = {
  features: ReadonlySet<Feature>;
  site: Pick<Site, 'email' | 'phone' | 'phoneHref' | 'offices'>;
  analytics?: string | undefined;
};

/** What a policy says on a site: what holds there, with the facts of site.yaml; in its text email and phone are links. */
export function policyShown<Fields extends { sections: readonly object[] }>(
  { data, body }: ContentFile<Fields>,
  { features, site, analytics }: PolicySite,
): ContentFile<Fields> {
  const conditions = conditionsOf(features, analytics !== undefined);
  const { email, phone, phoneHref } = site;
  const facts = { email, phone, address: addressLine(mainOffice(site)), analytics };
  const holder = (words: Readonly<Record<string, string | undefined>>) => (line: string) =>
    heldLine(line, conditions)?.replace(WORD, (whole, word: string) => words[word] ?? whole);
  const inText = holder({ ...facts, email: `<${email}>`, phone: `[${phone}](${phoneHref})` });
  return {
    data: { ...data, sections: heldValue(data.sections, holder(facts)) ?? [] },
    body: body
      .split('\n')
      .flatMap((line) => inText(line) ?? [])
      .join('\n'),
  };
}
