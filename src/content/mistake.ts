/** A mistake in a text: its line counted from 1, where it has one; the field, where it is in one; what was expected. */
export class Mistake extends Error {
  readonly line: number | undefined;
  readonly field: string | undefined;
  readonly text: string;
  constructor(line: number | undefined, field: string | undefined, text: string) {
    super(`${line ? `line ${line}: ` : ''}${field ? `${field}: ` : ''}${text}`);
    this.line = line;
    this.field = field;
    this.text = text;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An error of a content file with the name of the file in front: "content/blog/speed.md: line 6: ...". */
function inFile(file: string, error: unknown): Error {
  const message = messageOf(error);
  return message.startsWith(`${file}: `) && error instanceof Error
    ? error
    : new Error(`${file}: ${message}`, { cause: error });
}

/** Runs `make` for a content file. Errors: an error of a library gets the name of the file in front. */
export async function makeFromFile<T>(
  { filePath }: { filePath?: string },
  make: () => Promise<T> | T,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw filePath === undefined ? error : inFile(filePath, error);
  }
}

/** Does the work on a content file. Errors: whatever is thrown gets the name of the file in front. */
export function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw inFile(file, error);
  }
}

/**
 * Returns a value whose existence the content check has proved (check-content.ts). Errors: throws if it is undefined.
 */
export function requireFound<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name}: the check of the content knows none`);
  return value;
}
