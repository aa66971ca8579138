import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { explainIssues } from './explain.ts';
import type { RuleBook } from './rule-references.ts';
import { stateRulesSchema } from './state-rules.ts';

function rulesOf(file: string) {
  const parsed = stateRulesSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(explainIssues(file, parsed.error.issues));
  return parsed.data.rules;
}

/** The rules that content refers to, by key; none where it has no folder for them. Throws on a mistake in one. */
export function readRuleBook(content: string): RuleBook {
  const folder = join(content, 'state-rules');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  return new Map(files.flatMap((name) => rulesOf(join(folder, name))).map((rule) => [rule.key, rule]));
}

const books = new Map<string, RuleBook>();

/** The rules that a file in a folder of the content may refer to, read once for each content folder. */
export function ruleBookFor(file: string): RuleBook {
  return books.getOrInsertComputed(dirname(dirname(file)), readRuleBook);
}
