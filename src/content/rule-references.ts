import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfFolder } from './content-files.ts';
import { readFields } from './located-fields.ts';
import { Mistake } from './mistake.ts';
import type { Source } from './parts.ts';
import { lineAt } from './source-text.ts';
import { type StateRule, stateRulesSchema } from './state-rules.ts';

/** The rules that content may refer to, by key. */
export type RuleBook = ReadonlyMap<string, StateRule>;

/** `{rule:fl-filing}` stands for what the rule says, `{rule:fl-filing.number}` for its number. */
const REFERENCE = /\{rule:([^{}\s]{0,60})\}/g;
const NUMBER_ONLY = '.number';

/** A rule as the source of what a page says. */
export function ruleSource({ source, checked }: StateRule): Source {
  return { ...source, checked };
}

/**
 * The rules of a content folder, for one text of it. They are a function, so that they are read only where there is a
 * reference; `source` is the whole text of the file, in which a wrong reference is found again.
 */
export type RulesFor = { source: string; rules: () => RuleBook };

/** Errors: a Mistake with key and line where no rule has the key. */
function ruleFor(key: string, { source, rules }: RulesFor) {
  const rule = rules().get(key);
  if (rule) return rule;
  const line = lineAt(
    source,
    Math.max(0, source.search(new RegExp(`rule: *["']?${RegExp.escape(key)}`))),
  );
  throw new Mistake(line, `{rule:${key}}`, 'the key of a rule in state-rules');
}

/** `number` says how a rule's number is written; `met` is called with each rule that the text refers to. */
function replaced(
  text: string,
  book: RulesFor,
  number: (rule: StateRule) => string,
  met: (rule: StateRule) => void,
) {
  return text.replace(REFERENCE, (_, reference: string) => {
    const rule = ruleFor(reference.replace(NUMBER_ONLY, ''), book);
    met(rule);
    if (reference.endsWith(NUMBER_ONLY)) return number(rule);
    return `${rule.text.slice(0, -1)} (${number(rule)}).`;
  });
}

/** Whether a value is `{ rule: key }`, which stands for the rule as a source. */
const isRuleSource = (value: object): value is { rule: string } =>
  'rule' in value && typeof value.rule === 'string' && Object.keys(value).length === 1;

/** Fields with sources of their own name those of the rules they use, each address once. */
function withSources(fields: unknown, used: ReadonlySet<StateRule>) {
  if (typeof fields !== 'object' || fields === null || !('sources' in fields)) return fields;
  if (!Array.isArray(fields.sources)) return fields;
  // What the page lists itself keeps its place: its statements cite by number.
  const sources: { url?: string }[] = [...fields.sources];
  for (const source of [...used].map(ruleSource))
    if (!sources.some(({ url }) => url === source.url)) sources.push(source);
  return { ...fields, sources };
}

/** What a file holds, its references to rules replaced. */
type Parts = { fields: unknown; body: string };

/**
 * Puts the rules in the place of references to them: plain in fields, with a link in markdown. A page with a list
 * of sources lists those of its rules.
 * Errors: a Mistake on a reference to no rule.
 */
export function withRules({ fields, body }: Parts, book: RulesFor): Parts {
  const used = new Set<StateRule>();
  const meet = (rule: StateRule) => used.add(rule);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return replaced(value, book, ({ number }) => number, meet);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (isRuleSource(value)) return ruleSource(ruleFor(value.rule, book));
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  };
  const plain = walk(fields);
  const text = rulesInMarkdown(body, book, meet);
  return { fields: withSources(plain, used), body: text };
}

/** Markdown in; the same with every rule stated and its number linked to where it can be read, out. */
export function rulesInMarkdown(
  text: string,
  book: RulesFor,
  met: (rule: StateRule) => void = () => {},
) {
  return replaced(text, book, ({ number, source }) => `[${number}](${source.url})`, met);
}

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
