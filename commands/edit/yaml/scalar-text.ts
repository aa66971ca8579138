import { parse, Scalar, stringify } from 'yaml';
import { foldedLines } from './folded-lines.ts';

/** What a form may put in the place of one value. */
export type Leaf = string | number | boolean | null;

export const isLeaf = (value: unknown): value is Leaf => typeof value !== 'object' || value === null;

/** Where a value stands: its style there, its source, the column of its key, and whether brackets are around it. */
export type ScalarPlace = {
  type: string | undefined;
  source: string;
  column: number;
  inFlow: boolean;
};

function readsBack(source: string, value: Leaf, wrap: (source: string) => string, at: string | number) {
  try {
    const read: unknown = parse(wrap(source), { logLevel: 'error' });
    return typeof read === 'object' && read !== null && Reflect.get(read, at) === value;
  } catch {
    return false;
  }
}

const isRight = (source: string, value: Leaf, inFlow: boolean) =>
  inFlow
    ? readsBack(source, value, (text) => `{ k: ${text}, l: 0 }`, 'k') &&
      readsBack(source, value, (text) => `[${text}, 0]`, 0)
    : readsBack(source, value, (text) => `k: ${text}\nl: 0`, 'k') &&
      readsBack(source, value, (text) => `- ${text}\n- 0`, 0);

const quotedDouble = (value: string) => JSON.stringify(value);
const quotedSingle = (value: string) => `'${value.replaceAll("'", "''")}'`;

function indented(lines: readonly string[], indent: string) {
  return lines.map((line) => (line ? indent + line : line)).join('\n');
}

/** The lines of a block below its first, without their indentation, and that. */
function blockLines(source: string) {
  const [, ...lines] = source.trimEnd().split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim()) ?? '')?.[0] ?? '';
  return { lines: lines.map((line) => line.slice(indent.length)), indent };
}

/** A block without its last end of line; what ends in several is left to quotes. */
function block(header: '>' | '|', value: string, { source, column }: ScalarPlace, linesOf: LinesOf) {
  const { lines, indent } = blockLines(source);
  const text = value.replace(/\n$/, '');
  const body = indented(linesOf(text, lines), indent || ' '.repeat(column + 2));
  return `${header}${text === value ? '-' : ''}\n${body}`;
}

type LinesOf = (text: string, before: readonly string[]) => string[];
const literal: LinesOf = (text) => text.split('\n');
const onOneLine: LinesOf = (text) => foldedLines(text, []);

function ways(value: Leaf, place: ScalarPlace): string[] {
  if (typeof value !== 'string') return [stringify(value).trimEnd()];
  switch (place.type) {
    case Scalar.BLOCK_FOLDED:
      return [
        block('>', value, place, foldedLines),
        block('>', value, place, onOneLine),
        block('|', value, place, literal),
        quotedDouble(value),
      ];
    case Scalar.BLOCK_LITERAL:
      return [block('|', value, place, literal), quotedDouble(value)];
    case Scalar.QUOTE_DOUBLE:
      return [quotedDouble(value)];
    case Scalar.QUOTE_SINGLE:
      return [quotedSingle(value), quotedDouble(value)];
    default:
      return [value, quotedDouble(value)];
  }
}

/** A value as it is written in the style of its place, or in quotes where that style cannot say it. */
export function scalarText(value: Leaf, place: ScalarPlace): string {
  const found = ways(value, place).find((source) => isRight(source, value, place.inFlow));
  if (found === undefined) throw new Error(`${JSON.stringify(value)}: no way to write this in YAML`);
  return found;
}
