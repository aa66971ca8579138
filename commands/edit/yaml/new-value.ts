import { stringify } from 'yaml';
import { isLeaf, scalarText } from './scalar-text.ts';

/** Lines are not broken, and an end of line in quotes stays written as one. */
const AS_IT_IS = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER } as const;

/** A value that the file has not yet, as lines of which all but the first begin in this column. */
export function newLines(value: unknown, column: number): string {
  return stringify(value, AS_IT_IS)
    .replace(/\n$/, '')
    .replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}

/** A value inside brackets. */
export function newInFlow(value: unknown): string {
  if (isLeaf(value)) return scalarText(value, { type: undefined, source: '', column: 0, inFlow: true });
  if (Array.isArray(value)) return `[${value.map(newInFlow).join(', ')}]`;
  const pairs = Object.entries(value as object).map(
    ([key, entry]) => `${newInFlow(key)}: ${newInFlow(entry)}`,
  );
  return pairs.length ? `{ ${pairs.join(', ')} }` : '{}';
}
