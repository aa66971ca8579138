import { oneLine } from './text.ts';
import { textIn } from './tree.ts';

/** An object of structured data, in any syntax. */
export type Thing = Record<string, unknown>;
/** A thing, with the property that it is the value of; undefined for one by itself. */
export type Placed = { thing: Thing; via: string | undefined; within: Thing | undefined };

/** Objects looked through in all the markup of a page. */
const THINGS_MAX = 5_000;

/** The value of a property of microdata or RDFa that is in an attribute; undefined where its text is. */
export function valueIn(name: string, attributes: Record<string, string>): string | undefined {
  const { content, datetime, href, src, value } = attributes;
  if (content !== undefined) return content;
  if (name === 'time') return datetime;
  if (/^(?:a|area|link)$/.test(name)) return href;
  if (/^(?:audio|embed|iframe|img|source|track|video)$/.test(name)) return src;
  return /^(?:data|meter)$/.test(name) ? value : undefined;
}

/** Kinds and properties of schema.org; of another vocabulary, none. */
export const schemaNames = (names: string) =>
  names
    .split(/\s+/)
    .map((name) => name.replace(/^https?:\/\/schema\.org\/|^schema:/, ''))
    .filter((name) => /^\w+$/.test(name));

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every thing in the markup, those within others too, in the order of the markup. */
export function thingsIn(roots: readonly unknown[]): Placed[] {
  const found: Placed[] = [];
  const open: (Omit<Placed, 'thing'> & { value: unknown })[] = [
    { value: roots, via: undefined, within: undefined },
  ];
  for (let next = open.pop(); next && found.length < THINGS_MAX; next = open.pop()) {
    const { value, ...place } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (isThing(value)) found.push({ thing: value, ...place });
    for (const [name, each] of Object.entries(value).slice(0, THINGS_MAX).reverse())
      open.push(
        isThing(value) && name !== '@graph'
          ? { value: each, via: name, within: value }
          : { value: each, ...place },
      );
  }
  return found;
}

/** What kinds of thing an object is: "Attorney". */
export const typesOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\/|^schema:/, ''));

/** The texts of a property: its own, or the names of the things in its place, also by reference. */
export function textsOf(value: unknown, things: readonly Placed[]): string[] {
  return [value].flat().flatMap((each) => {
    if (typeof each === 'string') return oneLine(textIn(each)) || [];
    if (!isThing(each)) return [];
    const named =
      'name' in each ? each : things.find(({ thing }) => isNamed(thing, each['@id']))?.thing;
    const names = [named?.name].flat().filter((name) => typeof name === 'string');
    return names.map((name) => oneLine(textIn(name))).filter(Boolean);
  });
}
const isNamed = (thing: Thing, id: unknown) =>
  id !== undefined && thing['@id'] === id && 'name' in thing;

export const isReference = (thing: Thing) => Object.keys(thing).join() === '@id';

/** One `script` of JSON-LD: its value, or where it breaks, in characters, and the text there. */
export type JsonLdBlock = {
  value?: unknown;
  broken?: { at: number; line: number; reason: string; near: string };
};

/** Characters before and after the break that are shown. */
const NEAR = 40;

/** Why a text is no JSON; undefined where it is, or could still become it with more text. */
function wrongWith(text: string) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    if (/end of JSON input|unterminated string/i.test(message)) return undefined;
    const at = Number(/at position (\d+)/.exec(message)?.[1] ?? Number.NaN);
    return at >= text.length ? undefined : message;
  }
}

/** Characters before the first that no JSON could have there: what begins well can still end well. */
function breakOf(text: string) {
  let [good, bad] = [0, text.length];
  if (wrongWith(text) === undefined) return text.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (wrongWith(text.slice(0, middle)) === undefined) good = middle;
    else bad = middle;
  }
  return good;
}

const CONTROLS: Record<string, string> = {
  '\n': 'a line break',
  '\r': 'a line break',
  '\t': 'a tab',
};

function reasonAt(text: string, at: number) {
  const sign = text[at];
  if (sign === undefined) return 'it ends before it is complete';
  if (sign < ' ') return `${CONTROLS[sign] ?? 'a control character'} inside a text`;
  if (/[}\]]/.test(sign) && /,\s*$/.test(text.slice(0, at))) return `a comma before ${sign}`;
  return `${sign} where JSON does not allow it`;
}

/** Reads a block of JSON-LD strictly, as every parser reads JSON (RFC 8259). */
export function readJsonLd(source: string): JsonLdBlock {
  try {
    return { value: JSON.parse(source) };
  } catch {
    const at = breakOf(source);
    const near = oneLine(source.slice(Math.max(0, at - NEAR), at + NEAR));
    const line = source.slice(0, at).split('\n').length;
    return { broken: { at, line, reason: reasonAt(source, at), near } };
  }
}
