import type { CheckedFile, LocatedMistake } from '../../content/check-content.ts';
import { FEATURES, type Feature, TOOLS } from '../../content/features.ts';
import { isFields, textsWithin } from '../../content/fields.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { addressLine, mainOffice, type Site } from '../../content/site.ts';
import type { Policy } from './schema.ts';

/** Adjacent conditions apply to the text up to the next condition or the end of the line. */
const CONDITION_GROUP = /((?:\{(?:with|without) [^}]*\})+|\{always\})[ \t]*/;
const CONDITION = /\{(with|without) ([^}]*)\}/g;
export const HAS_CONDITION = /\{with(?:out)? [^}]+\}/;
const PLACEHOLDER = /\{([a-z]+)\}/gi;
/** Matches a line without text, which may still have the markup of a list item, row or heading. */
const EMPTY_LINE = /^[\s|#>*+.\d-]*$/;

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

const areConditionsMet = (group: string, conditions: ReadonlyMap<string, boolean>) =>
  [...group.matchAll(CONDITION)].every(
    ([, kind, names = '']) =>
      (kind === 'with') === namesIn(names).every((name) => conditions.get(name)),
  );

const CONDITION_NAMES = [...conditionsOf(new Set(), false).keys()];
const PLACEHOLDERS = ['brand', 'email', 'phone', 'address', 'analytics', 'always'];

const unknownNameMessages = (text: string): string[] => [
  ...[...text.matchAll(CONDITION)].flatMap(([condition, , names = '']) =>
    namesIn(names).every((name) => CONDITION_NAMES.includes(name))
      ? []
      : [`expected a condition of ${CONDITION_NAMES.join(', ')}, found "${condition}"`],
  ),
  ...[...text.matchAll(PLACEHOLDER)].flatMap(([placeholder, name = '']) =>
    PLACEHOLDERS.includes(name)
      ? []
      : [`expected one of {${PLACEHOLDERS.join('}, {')}}, found "${placeholder}"`],
  ),
];

export const policyMistakes = ({ data, body, bodyLine }: CheckedFile<Policy>): LocatedMistake[] => [
  ...textsWithin(data).flatMap(({ at, text }) =>
    unknownNameMessages(text).map((message) => ({ at, text: message })),
  ),
  ...body
    .split('\n')
    .flatMap((line, index) =>
      unknownNameMessages(line).map((message) => ({ at: bodyLine + index, text: message })),
    ),
];

/**
 * `{with a, b}` requires both features. `{without a, b}` requires that both are missing. Adjacent
 * conditions must all be met, and `{always}` ends a condition. Returns undefined if no text remains
 * in the line.
 */
function lineOnSite(line: string, conditions: ReadonlyMap<string, boolean>): string | undefined {
  const [firstText = '', ...groupsAndTexts] = line.split(CONDITION_GROUP);
  if (groupsAndTexts.length === 0) return line;
  const parts = groupsAndTexts.flatMap((group, index) =>
    index % 2 === 0 && areConditionsMet(group, conditions) ? [groupsAndTexts[index + 1] ?? ''] : [],
  );
  const text = (firstText + parts.join('')).trimEnd();
  return EMPTY_LINE.test(text) ? undefined : text;
}

/** A mapping disappears if the text of a field disappears. A list disappears with its last item. */
function valueOnSite(value: unknown, textOnSite: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return textOnSite(value);
  if (Array.isArray(value)) {
    const remaining = value
      .map((item) => valueOnSite(item, textOnSite))
      .filter((item) => item !== undefined);
    return remaining.length || !value.length ? remaining : undefined;
  }
  if (!isFields(value)) return value;
  const fields = Object.entries(value).map(
    ([key, part]) => [key, valueOnSite(part, textOnSite)] as const,
  );
  return fields.every(([key, part]) => part !== undefined || value[key] === undefined)
    ? Object.fromEntries(fields)
    : undefined;
}

export type PolicySite = {
  features: ReadonlySet<Feature>;
  site: Pick<Site, 'email' | 'phone' | 'phoneHref' | 'offices'>;
  /** Name of the analytics tool. */
  analytics?: string | undefined;
};

/** In the body, email and phone are links. */
export function policyOnSite<Fields extends { sections: readonly object[] }>(
  { data, body }: ContentFile<Fields>,
  { features, site, analytics }: PolicySite,
): ContentFile<Fields> {
  const conditions = conditionsOf(features, analytics !== undefined);
  const { email, phone, phoneHref } = site;
  const siteFacts = { email, phone, address: addressLine(mainOffice(site)), analytics };
  const lineWithFacts = (values: Readonly<Record<string, string | undefined>>) => (line: string) =>
    lineOnSite(line, conditions)?.replace(
      PLACEHOLDER,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
  const markdownLine = lineWithFacts({
    ...siteFacts,
    email: `<${email}>`,
    phone: `[${phone}](${phoneHref})`,
  });
  return {
    data: { ...data, sections: valueOnSite(data.sections, lineWithFacts(siteFacts)) ?? [] },
    body: body
      .split('\n')
      .flatMap((line) => markdownLine(line) ?? [])
      .join('\n'),
  };
}
