import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from './read-content.ts';
import type { RuleBook } from './rule-references.ts';
import { stateRulesSchema } from './state-rules.ts';

/**
 * Reads the rules that content refers to.
 * In: folder of content. Out: the rules by key. Errors: throws on a mistake in one of the files.
 */
export function readStateRules(content: string): RuleBook {
  const folder = join(content, 'state-rules');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const rules = files.flatMap((name) => readContentFile(join(folder, name), stateRulesSchema).data.rules);
  return new Map(rules.map((rule) => [rule.key, rule]));
}
