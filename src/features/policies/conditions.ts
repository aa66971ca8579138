import type { CheckedFile, Found } from '../../content/check-content.ts';
import { FEATURES, type Feature, TOOLS } from '../../content/features.ts';
import { textsWithin } from '../../content/fields.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { type Policy, SITE_WORDS } from './schema.ts';

/** Before what only holds with, or only without, something of the site; it holds to the next mark or the end of the line. */
const MARK = /((?:\{(?:with|without) [^}]*\})+|\{always\})[ \t]*/;
const CONDITION = /\{(with|without) ([^}]*)\}/g;
/** A mark with a condition, wherever it stands. */
export const HAS_CONDITION = /\{with(?:out)? [^}]+\}/;
/** What is left of a list item, a row or a heading of which nothing holds. */
const EMPTY = /^[\s|#>*+.\d-]*$/;

/** The names that marks may use, with whether they hold: each tool, the report, `tools`, `all` of them, and `analytics`. */
export function conditionsOf(
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
const WORDS = [...Object.keys(SITE_WORDS), 'analytics', 'always'];

/** Marks and words in braces that a policy cannot use. */
const unknownIn = (text: string): string[] => [
  ...[...text.matchAll(CONDITION)].flatMap(([mark, , names = '']) =>
    namesIn(names).every((name) => KNOWN.includes(name))
      ? []
      : [`expected a mark of ${KNOWN.join(', ')}, found "${mark}"`],
  ),
  ...[...text.matchAll(/\{([a-z]+)\}/gi)].flatMap(([whole, word = '']) =>
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

/** What a policy says on a site where these conditions hold; `analytics` is the name of its tool for analytics. */
export function policyShown<Fields extends { summary: string[] }>(
  { data, body }: ContentFile<Fields>,
  conditions: ReadonlyMap<string, boolean>,
  analytics = '',
): ContentFile<Fields> {
  const held = (lines: readonly string[]) =>
    lines.flatMap((line) => heldLine(line, conditions)?.replaceAll('{analytics}', analytics) ?? []);
  return {
    data: { ...data, summary: held(data.summary) },
    body: held(body.split('\n')).join('\n'),
  };
}
