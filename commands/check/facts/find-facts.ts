import type { ContentText } from '../../../build/samples/find-samples.ts';
import type { Place } from '../../../src/content/located-fields.ts';
import { withFile } from '../../../src/content/mistake.ts';
import { locatedFields } from '../../../src/content/read-content.ts';
import { headerBlock } from '../../../src/features/blog/file/header-block.ts';

/** A fact with the day of its last check; without a day, nobody has compared it with its source yet. */
export type Fact = { file: string; line: number; what: string; checked: string | undefined };

const ARTICLE = /^blog\//;
const STATE = /^state-rules\//;
const KEY = 'checked';
/** Fields that name the thing a date stands beside, the most telling first. */
const NAMES = ['number', 'name', 'claim', 'figure', 'checkedBy', 'basis'];

function nameOf(fields: Place, path: string) {
  const names = NAMES.map((name) => fields.at(name)?.value).filter(
    (value) => typeof value === 'string',
  );
  return names[0] ?? path;
}

/** Every date under the key in a mapping and what it holds. */
function dated(fields: Place, path = ''): Omit<Fact, 'file'>[] {
  const day = fields.at(KEY);
  const own =
    typeof day?.value === 'string'
      ? [{ line: day.line, what: nameOf(fields, path), checked: day.value }]
      : [];
  const children = [
    ...fields.entries(),
    ...fields.items().map((item, index): [string, Place] => [String(index + 1), item]),
  ];
  return [
    ...own,
    ...children.flatMap(([key, place]) => dated(place, path ? `${path}.${key}` : key)),
  ];
}

/** A rule that many pages state needs a check, even before it has one. */
function undatedRules(fields: Place): Omit<Fact, 'file'>[] {
  const rules = fields.at('rules')?.items() ?? [];
  return rules
    .filter((rule) => !rule.at(KEY))
    .map((rule) => ({ line: rule.line, what: nameOf(rule, 'rules'), checked: undefined }));
}

/** The facts of an article are as old as its check, and without one as old as the article. */
function ofArticle(text: string): Omit<Fact, 'file'>[] {
  const { fields } = headerBlock(text);
  const [field, what] = fields.has('checked_at')
    ? (['checked_at', 'the article'] as const)
    : (['published_at', 'the article, not checked since it was published'] as const);
  const day = fields.get(field);
  return [
    { line: day?.line ?? 1, what, checked: typeof day?.value === 'string' ? day.value : undefined },
  ];
}

/**
 * Every fact that carries the day of its check, every article, and every rule of a state.
 * Throws "file: line N: what is wrong" for a file that cannot be read.
 */
export function findFacts(content: readonly ContentText[]): Fact[] {
  return content.flatMap(({ file, path = file, text }) => {
    const found = () => {
      if (ARTICLE.test(file)) return withFile(path, () => ofArticle(text));
      const fields = locatedFields(path, text);
      return [...dated(fields), ...(STATE.test(file) ? undatedRules(fields) : [])];
    };
    return found().map((fact) => ({ file, ...fact }));
  });
}
