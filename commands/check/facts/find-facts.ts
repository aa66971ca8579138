import type { CheckedFile } from '../../../src/content/check-content.ts';
import type { Field } from '../../../src/content/fields.ts';

/** A fact with the day of its last check; without a day, nobody has compared it with its source yet. */
export type Fact = { file: string; line: number; what: string; checked: string | undefined };

const KEY = 'checked';
/** Fields that name the thing a date stands beside, the most telling first. */
const NAMES = ['number', 'name', 'claim', 'figure', 'checkedBy', 'basis'];

function nameOf(fields: Field, path: string) {
  const names = NAMES.map((name) => fields.at(name)?.value).filter(
    (value) => typeof value === 'string',
  );
  return names[0] ?? path;
}

/** Every date under the key in a mapping and what it holds. */
function dated(fields: Field, path = ''): Omit<Fact, 'file'>[] {
  const day = fields.at(KEY);
  const own =
    typeof day?.value === 'string'
      ? [{ line: day.line, what: nameOf(fields, path), checked: day.value }]
      : [];
  const children = [
    ...fields.entries(),
    ...fields.items().map((item, index): [string, Field] => [String(index + 1), item]),
  ];
  return [
    ...own,
    ...children.flatMap(([key, place]) => dated(place, path ? `${path}.${key}` : key)),
  ];
}

/** A rule that many pages state needs a check, even before it has one. */
function undatedRules(fields: Field): Omit<Fact, 'file'>[] {
  const rules = fields.at('rules')?.items() ?? [];
  return rules
    .filter((rule) => !rule.at(KEY))
    .map((rule) => ({ line: rule.line, what: nameOf(rule, 'rules'), checked: undefined }));
}

/** The facts of an article are as old as its check, and without one as old as the article. */
function ofArticle(fields: Field): Omit<Fact, 'file'>[] {
  const check = fields.at('checked_at');
  const what = check ? 'the article' : 'the article, not checked since it was published';
  const day = check ?? fields.at('published_at');
  return [{ line: day?.line ?? 1, what, checked: day && String(day.value) }];
}

/** Every fact that carries the day of its check, every article, and every rule of a state. */
export const findFacts = (
  content: readonly Pick<CheckedFile, 'path' | 'of' | 'fields'>[],
): Fact[] =>
  content.flatMap(({ path: file, of, fields }) => {
    const facts =
      of === 'blog'
        ? ofArticle(fields)
        : [...dated(fields), ...(of === 'stateRules' ? undatedRules(fields) : [])];
    return facts.map((fact) => ({ file, ...fact }));
  });
