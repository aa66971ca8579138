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

/** Every thing in the markup, those within others too. */
export function thingsIn(roots: readonly unknown[]): Placed[] {
  const found: Placed[] = [];
  type Open = { value: unknown; via: string | undefined; within: Thing | undefined };
  const open: Open[] = roots
    .map((value) => ({ value, via: undefined, within: undefined }))
    .reverse();
  while (open.length > 0 && found.length < THINGS_MAX) {
    const { value, via, within } = open.pop() as Open;
    if (Array.isArray(value))
      for (const each of value.slice(0, THINGS_MAX).reverse())
        open.push({ value: each, via, within });
    if (!isThing(value)) continue;
    found.push({ thing: value, via, within });
    const inner = Object.entries(value).slice(0, THINGS_MAX).reverse();
    for (const [name, each] of inner)
      open.push(
        name === '@graph'
          ? { value: each, via, within }
          : { value: each, via: name, within: value },
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
