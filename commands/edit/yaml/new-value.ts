import { Document, Scalar, visit } from 'yaml';
import { isLeaf, scalarText } from './scalar-text.ts';

/** Lines are not broken, and an end of line in quotes stays written as one. */
const AS_IT_IS = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER } as const;

/** Text whose block would depend on what stands around it: it begins with white space, or ends with more than one end of line. */
const HANGS_ON = /^\s|[^\S\n]$|\s\n$/;

/** A value as YAML; text of more lines is a block where that reads back anywhere, else it is in quotes. */
function yamlOf(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && /\n/.test(scalar.value) && HANGS_ON.test(scalar.value))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString(AS_IT_IS);
}

/** A value that the file has not yet, as lines of which all but the first begin in this column. */
export function newLines(value: unknown, column: number): string {
  return yamlOf(value)
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
