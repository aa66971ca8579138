/** `line` counts from 1; `text` has the expected value. */
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

function withFileName(file: string, error: unknown): Error {
  const message = messageOf(error);
  return message.startsWith(`${file}: `) && error instanceof Error
    ? error
    : new Error(`${file}: ${message}`, { cause: error });
}

export async function createFromFile<T>(
  { filePath }: { filePath?: string },
  make: () => Promise<T> | T,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw filePath === undefined ? error : withFileName(filePath, error);
  }
}

/** Throws an error of `work`, with the name of the file at the start of its message. */
export function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withFileName(file, error);
  }
}

/**
 * Returns a value whose existence the content check guarantees. Throws if it is undefined.
 */
export function requireFound<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name}: not found, although the content was checked`);
  return value;
}
