import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slugOf } from '../text/slug.ts';
import { isFields } from './field-values.ts';
import { lineOfField, locatedYaml, type Place } from './located-fields.ts';
import { Mistake } from './mistake.ts';
import { readSource } from './source-text.ts';

/**
 * Facts of the agency by key. A field may name one instead of repeating it: `figure: { from: pricing.ppc.amount }`.
 * Only whole fields refer; a sentence keeps its own words, and the build compares them (build/fact-advice.ts).
 */
export type FactBook = ReadonlyMap<string, string>;
type Reference = { from: string };

/** Whether a value is `{ from: key }` and nothing else. */
const isReference = (value: unknown): value is Reference =>
  isFields(value) && typeof value.from === 'string' && Object.keys(value).length === 1;

const AS_TEXT = /^\{ from: ([\w.-]+) \}$/;
/** A value with each reference as the text that the editor shows for it, `{ from: key }`. */
export const referencesAsText = (value: unknown) =>
  mapped(value, (part) => (isReference(part) ? `{ from: ${part.from} }` : part));
/** The other way: such texts become references again. */
export const textAsReferences = (value: unknown) =>
  mapped(value, (part) => {
    const key = typeof part === 'string' ? AS_TEXT.exec(part.trim())?.[1] : undefined;
    return key === undefined ? part : { from: key };
  });
type Path = readonly PropertyKey[];

/** A copy in which every part, from the outside in, is what `change` makes of it. */
function mapped(
  value: unknown,
  change: (part: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  const part = change(value, path);
  if (part !== value) return part;
  if (Array.isArray(part)) return part.map((item, index) => mapped(item, change, [...path, index]));
  if (!isFields(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, entry]) => [key, mapped(entry, change, [...path, key])]),
  );
}

const lastPart = (path: string) => path.split('/').at(-1) ?? '';
const textAt = (place: Place | undefined, path: string) => {
  const value = place?.at(path)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

function readFields(content: string, path: string): Place | undefined {
  const file = join(content, path);
  return existsSync(file) ? locatedYaml(readSource(file)) : undefined;
}

/** A price whole ("$1,500/month plus ad spend"), and its amount alone ("$1,500"). */
const priceFacts = (key: string, price: string | undefined): [string, string][] =>
  price === undefined
    ? []
    : [
        [`pricing.${key}`, price],
        [`pricing.${key}.amount`, price.split(/[ /]/)[0] ?? price],
      ];

function pricingFacts(pricing: Place | undefined): [string, string][] {
  const sections = pricing?.at('sections')?.items() ?? [];
  const within = (path: string) => sections.flatMap((section) => section.at(path)?.items() ?? []);
  const packages = within('packages').flatMap((item) => {
    const name = textAt(item, 'name') ?? '';
    const key = slugOf(name);
    const named: [string, string][] = [[`pricing.${key}.name`, name]];
    return [...named, ...priceFacts(key, textAt(item, 'priceRange'))];
  });
  const services = within('prices').flatMap((item) =>
    priceFacts(lastPart(textAt(item, 'href') ?? ''), textAt(item, 'price')),
  );
  const [setup] = sections.flatMap((section) => textAt(section, 'fee.price') ?? []);
  return [...packages, ...services, ...priceFacts('setup', setup)];
}

/**
 * The facts of a content folder: `pricing.<package or service>` with `.amount` and `.name`, `pricing.setup`,
 * `contact.answerTime`, `sessions.minutes` ("30") and `sessions.length` ("30 minutes").
 */
export function readFactBook(content: string): FactBook {
  const answerTime = textAt(readFields(content, 'pages/contact.yaml'), 'answerTime');
  const minutes = textAt(readFields(content, 'site.yaml'), 'sessions.minutes');
  const facts: [string, string | undefined][] = [
    ...pricingFacts(readFields(content, 'pages/pricing.yaml')),
    ['contact.answerTime', answerTime],
    ['sessions.minutes', minutes],
    ['sessions.length', minutes && `${minutes} minutes`],
  ];
  return new Map(facts.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));
}

/** The facts for a file in a folder of the content. They are read only when the file refers to one. */
export const factBookFor = (file: string): FactBook => readFactBook(dirname(dirname(file)));

/**
 * A value with every reference replaced by its fact. Errors: a Mistake with the line of a reference to no fact, which
 * lists the keys there are.
 */
export function withFacts(value: unknown, located: Place, facts: () => FactBook): unknown {
  let book: FactBook | undefined;
  return mapped(value, (part, path) => {
    if (!isReference(part)) return part;
    book ??= facts();
    const fact = book.get(part.from);
    if (fact !== undefined) return fact;
    const known = [...book.keys()].join(', ');
    const field = path.map(String).join('.');
    throw new Mistake(lineOfField(located, path), field, `one of ${known}, found ${part.from}`);
  });
}
