import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfFolder } from './content-files.ts';
import { readFields } from './read-fields.ts';
import type { RuleBook } from './rule-references.ts';
import { stateRulesSchema } from './state-rules.ts';

/** The rules that content refers to, by key; none where it has no folder for them. Errors: throws on a mistake in one. */
export function readRuleBook(content: string): RuleBook {
  const folder = join(content, 'state-rules');
  const files = existsSync(folder) ? filesOfFolder(folder, '.yaml') : [];
  const rules = files.flatMap((file) => readFields(file, stateRulesSchema).rules);
  return new Map(rules.map((rule) => [rule.key, rule]));
}

const books = new Map<string, RuleBook>();

/** The rules that a file in a folder of the content may refer to, read once for each content folder. */
export function ruleBookFor(file: string): RuleBook {
  return books.getOrInsertComputed(dirname(dirname(file)), readRuleBook);
}
