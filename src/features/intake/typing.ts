/** Milliseconds for each character. */
const TYPING_MS = 20;
/** Milliseconds of rest before each further part of a script. */
const REVEAL_STEP_MS = 300;

/** Where the typing is: index of the text, and how many of its characters are to be seen. */
export type TypingPlace = { text: number; characters: number };

/** One text to be typed: its length in characters, and whether a part of the script begins with it. */
export type TypedText = { length: number; startsPart: boolean };

/**
 * Where a typist is after some time.
 * In: the texts in their order, milliseconds since the start. Out: the place, or undefined once all is typed.
 */
export function typedAfter(texts: readonly TypedText[], ms: number): TypingPlace | undefined {
  let left = ms;
  for (const [text, { length, startsPart }] of texts.entries()) {
    if (startsPart && text > 0) left -= REVEAL_STEP_MS;
    const characters = Math.max(0, Math.floor(left / TYPING_MS));
    if (characters < length) return { text, characters };
    left -= length * TYPING_MS;
  }
  return undefined;
}
