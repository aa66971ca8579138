import type { z } from 'zod';
import { fieldName } from './explain.ts';
import { lineOfField, locatedYaml, type Place } from './located-fields.ts';
import { Mistake, withFile } from './mistake.ts';
import { readSource, unreadable } from './source-text.ts';

/** The path of the first text within a value that holds what nobody can read, and what to say of it. */
function unreadableWithin(value: unknown, path: readonly PropertyKey[] = []): Unreadable | undefined {
  if (typeof value === 'string') {
    const found = unreadable(value);
    return found && { path, expected: found.expected };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    const found = unreadableWithin(Reflect.get(value, key), [...path, key]);
    if (found) return found;
  }
  return undefined;
}
type Unreadable = { path: readonly PropertyKey[]; expected: string };

/** What the fields of a file say. What YAML writes as "\u000b" is in no line of it: it is looked for in what was read. */
export function readableValue(located: Place): unknown {
  const { value } = located;
  const found = unreadableWithin(value);
  if (found) throw new Mistake(lineOfField(located, found.path), fieldName(found.path), found.expected);
  return value;
}

/** A line for each mistake that the schema finds: "content/site.yaml: line 4: phone: expected …". */
export function checkedBy<T>(file: string, schema: z.ZodType<T>, fields: unknown, located: Place): T {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    // One that nobody knows stands in the file; one that is missing does not, but what it is missing from.
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const line = lineOfField(located, unknown === undefined ? issue.path : [...issue.path, unknown]);
    return `${file}: line ${line}: ${fieldName(issue.path)}: ${issue.message}`;
  });
  throw new Error(lines.join('\n'));
}

/** The fields of a file that is YAML alone; no words in it stand for others. Errors: throws one line per mistake. */
export function readFields<T>(file: string, schema: z.ZodType<T>): T {
  const source = readSource(file);
  return withFile(file, () => {
    const located = locatedYaml(source);
    return checkedBy(file, schema, readableValue(located), located);
  });
}
