/** A mistake in a text: its line counted from 1, the field where it is in one, what was expected. */
export class Mistake extends Error {
  readonly #line: number;
  readonly #field: string | undefined;
  readonly #expected: string;
  constructor(line: number, field: string | undefined, expected: string) {
    super(`line ${line}: ${field ? `${field}: ` : ''}expected ${expected}`);
    this.#line = line;
    this.#field = field;
    this.#expected = expected;
  }
  /** The same in a file that has the text from this line on. */
  from(firstLine: number) {
    return new Mistake(this.#line + firstLine - 1, this.#field, this.#expected);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What went wrong in a content file, with its name in front: "content/blog/speed.md: line 6: ...". */
function inFile(file: string, error: unknown): Error {
  const message = messageOf(error);
  return message.startsWith(`${file}: `) && error instanceof Error
    ? error
    : new Error(`${file}: ${message}`, { cause: error });
}

/** Makes something of a content file. Errors: whatever is thrown, by a library too, has the name of the file in front. */
export async function made<T>(
  { filePath }: { filePath?: string },
  make: () => Promise<T> | T,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw filePath === undefined ? error : inFile(filePath, error);
  }
}

/** Does the work on a content file. Errors: whatever is thrown has the name of the file in front. */
export function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw inFile(file, error);
  }
}
