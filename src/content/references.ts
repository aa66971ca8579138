import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../text/slug.ts';
import { type Field, fieldsAt, isFields, mapDeep, mistakeAt, yamlFields } from './fields.ts';
import { isNoteOrLeftover } from './files.ts';
import { Mistake, withFile } from './mistake.ts';
import type { Source } from './parts.ts';
import { lineAt, readSource } from './source.ts';
import { type StateRule, stateRulesSchema } from './state-rules.ts';

/** Facts by key, for references such as `figure: { from: pricing.ppc.amount }`. */
export type FactBook = ReadonlyMap<string, string>;
/** Rules by key, for `{rule:fl-filing}` (text and number) and `{rule:fl-filing.number}`. */
export type RuleBook = ReadonlyMap<string, StateRule>;
/** Facts and rules are read when they are needed. A book that cannot be read is undefined. */
export type ReferenceBooks = { facts(): FactBook | undefined; rules(): RuleBook | undefined };

const hasOnlyKey = (value: unknown, key: string): value is Record<string, string> =>
  isFields(value) && typeof value[key] === 'string' && Object.keys(value).length === 1;

const FACT_REFERENCE = /^\{ from: ([\w.-]+) \}$/;
/** The editor shows each reference to a fact as the text `{ from: key }`. */
export const referencesAsText = (value: unknown) =>
  mapDeep(value, (part) => (hasOnlyKey(part, 'from') ? `{ from: ${part.from} }` : part));
export const textAsReferences = (value: unknown) =>
  mapDeep(value, (part) => {
    const key = typeof part === 'string' ? FACT_REFERENCE.exec(part.trim())?.[1] : undefined;
    return key === undefined ? part : { from: key };
  });

function fieldsIn(content: string, path: string): Field | undefined {
  const file = join(content, path);
  return existsSync(file) ? withFile(file, () => yamlFields(readSource(file))) : undefined;
}
const textAt = (field: Field | undefined, path: string) => {
  const value = field?.at(path)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

const priceFacts = (key: string, price: string | undefined): [string, string][] =>
  price === undefined
    ? []
    : [
        [`pricing.${key}`, price],
        [`pricing.${key}.amount`, price.split(/[ /]/)[0] ?? price],
      ];

function pricingFacts(pricing: Field): [string, string][] {
  const packages = fieldsAt(pricing, 'sections.*.packages.*').flatMap((item) => {
    const name = textAt(item, 'name') ?? '';
    const key = slugOf(name);
    const nameFact: [string, string][] = [[`pricing.${key}.name`, name]];
    return [...nameFact, ...priceFacts(key, textAt(item, 'priceRange'))];
  });
  const services = fieldsAt(pricing, 'sections.*.prices.*').flatMap((item) =>
    priceFacts(textAt(item, 'href')?.split('/').at(-1) ?? '', textAt(item, 'price')),
  );
  const [setupPrice] = fieldsAt(pricing, 'sections.*.fee').map((fee) => textAt(fee, 'price'));
  return [...packages, ...services, ...priceFacts('setup', setupPrice)];
}

/**
 * Returns `pricing.<package or service>` with `.amount` and `.name`, `pricing.setup`,
 * `contact.answerTime`, `sessions.minutes` ("30") and `sessions.length` ("30 minutes").
 */
export function readFactBook(content: string): FactBook {
  const pricing = fieldsIn(content, 'pages/pricing.yaml');
  const minutes = textAt(fieldsIn(content, 'site.yaml'), 'sessions.minutes');
  const facts: [string, string | undefined][] = [
    ...(pricing ? pricingFacts(pricing) : []),
    ['contact.answerTime', textAt(fieldsIn(content, 'pages/contact.yaml'), 'answerTime')],
    ['sessions.minutes', minutes],
    ['sessions.length', minutes && `${minutes} minutes`],
  ];
  return new Map(facts.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));
}

/** Returns an empty map without a folder `state-rules`. Throws on an invalid rule. */
function readRuleBook(content: string): RuleBook {
  const folder = join(content, 'state-rules');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const rules = names
    .filter((name) => name.endsWith('.yaml') && !isNoteOrLeftover(name))
    .flatMap((name) => stateRulesSchema.parse(fieldsIn(folder, name)?.value).rules);
  return new Map(rules.map((rule) => [rule.key, rule]));
}

/** Returns undefined if the file cannot be read: the check of that file reports the reason. */
export function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export function referenceBooks(content: string): ReferenceBooks {
  const books = new Map<string, FactBook | RuleBook | undefined>();
  const readOnce = <T extends FactBook | RuleBook>(name: string, read: (content: string) => T) =>
    books.getOrInsertComputed(name, () => tryRead(() => read(content))) as T | undefined;
  return {
    facts: () => readOnce('facts', readFactBook),
    rules: () => readOnce('rules', readRuleBook),
  };
}

export const ruleSource = ({ source, checked }: StateRule): Source => ({ ...source, checked });

function addSources(fields: unknown, usedRules: ReadonlySet<StateRule>) {
  if (!isFields(fields) || !Array.isArray(fields.sources)) return fields;
  // New sources are appended, because the page cites its sources by number.
  const sources: { url?: string }[] = [...fields.sources];
  for (const source of [...usedRules].map(ruleSource))
    if (!sources.some(({ url }) => url === source.url)) sources.push(source);
  return { ...fields, sources };
}

const RULE_REFERENCE = /\{rule:([^{}\s]{0,60}?)(\.number)?\}/g;
const EXPECTED_RULE = 'expected the key of a rule in state-rules, found';

export type LocatedFile = { fields: Field; body: string; bodyLine: number };

/** References in fields become plain text. In Markdown, a reference to a rule becomes a link. */
export function resolveReferences({ fields, body, bodyLine }: LocatedFile, books: ReferenceBooks) {
  const usedRules = new Set<StateRule>();
  const mistakes: Mistake[] = [];
  const unresolvedPaths = new Set<string>();
  const ruleFor = (key: string, refuse: () => Mistake) => {
    const rules = books.rules();
    const rule = rules?.get(key);
    if (rule) usedRules.add(rule);
    else if (rules) mistakes.push(refuse());
    return rule;
  };
  const replaceRules = (
    text: string,
    write: (rule: StateRule) => string,
    refuse: (match: string, index: number) => Mistake,
  ) =>
    text.replace(
      RULE_REFERENCE,
      (match, key: string, isNumber: string | undefined, index: number) => {
        const rule = ruleFor(key, () => refuse(match, index));
        if (!rule) return match;
        return isNumber ? write(rule) : `${rule.text.slice(0, -1)} (${write(rule)}).`;
      },
    );
  const value = mapDeep(fields.value, (part, path) => {
    const refuse = (text: string) => mistakeAt(fields, path, text);
    if (typeof part === 'string')
      return replaceRules(
        part,
        ({ number }) => number,
        (match) => refuse(`${EXPECTED_RULE} ${match}`),
      );
    if (hasOnlyKey(part, 'rule')) {
      const rule = ruleFor(part.rule ?? '', () => refuse(`${EXPECTED_RULE} ${part.rule}`));
      if (!rule) unresolvedPaths.add(path.join('.'));
      return rule ? ruleSource(rule) : part;
    }
    if (!hasOnlyKey(part, 'from')) return part;
    const facts = books.facts();
    const fact = facts?.get(part.from ?? '');
    if (fact !== undefined) return fact;
    unresolvedPaths.add(path.join('.'));
    const knownKeys = [...(facts?.keys() ?? [])].join(', ');
    if (facts) mistakes.push(refuse(`expected one of ${knownKeys}, found ${part.from}`));
    return part;
  });
  const text = replaceRules(
    body,
    ({ number, source }) => `[${number}](${source.url})`,
    (match, at) =>
      new Mistake(bodyLine + lineAt(body, at) - 1, 'text', `${EXPECTED_RULE} ${match}`),
  );
  return { value: addSources(value, usedRules), body: text, mistakes, unresolvedPaths };
}
