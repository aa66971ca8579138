import { mistakeAbout } from '../../content/mistake-about.ts';
import { OFFERS, type Offer, TOOLS } from '../../content/offers.ts';
import type { ContentFile } from '../../content/read-content.ts';

/** Before what only holds with, or only without, something of the site; it holds to the next mark or the end of the line. */
const MARK = /((?:\{(?:with|without) [^}]*\})+|\{always\})[ \t]*/;
const CONDITION = /\{(with|without) ([^}]*)\}/g;
/** A mark with a condition, wherever it stands. */
export const HAS_CONDITION = /\{with(?:out)? [^}]+\}/;
/** What is left of a list item, a row or a heading of which nothing holds. */
const EMPTY = /^[\s|#>*+.\d-]*$/;

/** The names that marks may use, with whether they hold: each tool, the report, `tools`, `all` of them, and `analytics`. */
export function conditionsOf(
  offers: ReadonlySet<Offer>,
  hasAnalytics: boolean,
): ReadonlyMap<string, boolean> {
  return new Map<string, boolean>([
    ...OFFERS.map((offer): [string, boolean] => [offer, offers.has(offer)]),
    ['tools', TOOLS.some((tool) => offers.has(tool))],
    ['all', OFFERS.every((offer) => offers.has(offer))],
    ['analytics', hasAnalytics],
  ]);
}

/** Whether all of the conditions that stand together hold; a mark without one always does. */
const holds = (mark: string, conditions: ReadonlyMap<string, boolean>) =>
  [...mark.matchAll(CONDITION)].every(([, word, names = '']) => {
    const together = names.split(',').map((name) => {
      const condition = conditions.get(name.trim());
      if (condition === undefined)
        throw mistakeAbout('text', mark, `a mark of ${[...conditions.keys()].join(', ')}`);
      return condition;
    });
    return (word === 'with') === together.every(Boolean);
  });

/**
 * What holds of a line, undefined: nothing. `{with report}` begins words that hold on a site with the report, several names
 * (`{with report, page-reader}`) ask for each of them, `{without ...}` is the opposite, two marks side by side ask for both,
 * and `{always}` ends it.
 * Errors: a mark that names nothing there could be.
 */
function heldLine(line: string, conditions: ReadonlyMap<string, boolean>): string | undefined {
  const [first = '', ...marked] = line.split(MARK);
  if (marked.length === 0) return line;
  const parts = marked.flatMap((mark, index) =>
    index % 2 === 0 && holds(mark, conditions) ? [marked[index + 1] ?? ''] : [],
  );
  const held = (first + parts.join('')).trimEnd();
  return EMPTY.test(held) ? undefined : held;
}

/** What a policy says on a site where these conditions hold; `analytics` is the name of its tool for analytics. */
export function heldPolicy<Fields extends { summary: string[] }>(
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
