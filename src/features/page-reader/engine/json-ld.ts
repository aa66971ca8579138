import type { Page } from './page.ts';

/** One `script` of JSON-LD as it stands on the page. */
export type MarkupBlock = {
  /** 1 for the first of the page. */
  number: number;
  source: string;
  /** What it says, read strictly, as every parser reads JSON. */
  value: unknown;
  /** Where it breaks: characters before it, and what stands there. */
  broken: { at: number; line: number; reason: string; near: string } | undefined;
  /** What it says once what stands in the way is mended; undefined where nothing is broken, or more than that. */
  mended: unknown;
};

/** An object of structured data. */
export type Thing = Record<string, unknown>;

/** Characters before and after the break that are shown. */
const NEAR = 40;
/** Objects looked through in all the markup of a page. */
const THINGS_MAX = 5_000;

const unparsed = Symbol('unparsed');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unparsed;
  }
}

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

const NAMED_CONTROLS: Record<string, string> = {
  '\n': 'a line break',
  '\r': 'a line break',
  '\t': 'a tab',
};

function reasonAt(text: string, at: number) {
  const sign = text[at];
  if (sign === undefined) return 'it ends before it is complete';
  const isControl = sign < ' ';
  if (isControl) return `${NAMED_CONTROLS[sign] ?? 'a control character'} inside a text`;
  if (/[}\]]/.test(sign) && /,\s*$/.test(text.slice(0, at))) return `a comma before ${sign}`;
  return `${sign} where it cannot stand`;
}

function brokenAt(source: string): MarkupBlock['broken'] {
  const at = breakOf(source);
  const near = source.slice(Math.max(0, at - NEAR), at + NEAR);
  return {
    at,
    line: source.slice(0, at).split('\n').length,
    reason: reasonAt(source, at),
    near: near.replace(/\s+/g, ' ').trim(),
  };
}

/** Escapes control characters within texts and takes out commas before a closing bracket; nothing else is changed. */
function mend(source: string) {
  const bare = source
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:(?:\/\/\s*)?(?:-->|\]\]>)|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
    .replace(/;\s*$/, '')
    .trim();
  let mended = '';
  let inText = false;
  for (let index = 0; index < bare.length; index += 1) {
    const sign = bare.charAt(index);
    if (inText && sign === '\\') {
      mended += sign + bare.charAt(index + 1);
      index += 1;
      continue;
    }
    if (sign === '"') inText = !inText;
    if (inText && sign < ' ') {
      mended += JSON.stringify(sign).slice(1, -1);
    } else if (!inText && sign === ',' && /^[\s,]*[}\]]/.test(bare.slice(index + 1, index + 200))) {
      // a comma with nothing after it
    } else mended += sign;
  }
  return mended;
}

/** The blocks of JSON-LD of a page. */
export function markupBlocks({ $ }: Page): MarkupBlock[] {
  const scripts = $('script')
    .toArray()
    .filter(({ attribs }) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(attribs.type ?? ''));
  return scripts.map((script, index) => {
    const source = $(script).text();
    const value = parsed(source);
    if (value !== unparsed)
      return { number: index + 1, source, value, broken: undefined, mended: undefined };
    const mended = parsed(mend(source));
    return {
      number: index + 1,
      source,
      value: undefined,
      broken: brokenAt(source),
      mended: mended === unparsed ? undefined : mended,
    };
  });
}

/** Every object in the markup, those within others too. Without recursion: markup may be as deep as it likes. */
export function thingsIn(blocks: readonly MarkupBlock[]): Thing[] {
  const things: Thing[] = [];
  const open: unknown[] = blocks.map(({ value, mended }) => value ?? mended).reverse();
  while (open.length > 0 && things.length < THINGS_MAX) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) things.push(next as Thing);
    open.push(...Object.values(next).slice(0, THINGS_MAX).reverse());
  }
  return things;
}

/** What kinds of thing an object is: "Attorney". */
export const typesOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));

/** A text of an object, or the name of what stands in its place. */
export function textOf(value: unknown): string {
  const [first] = [value].flat();
  if (typeof first === 'string') return first.trim();
  if (typeof first === 'object' && first !== null && 'name' in first) return textOf(first.name);
  return '';
}
