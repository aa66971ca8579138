/** Milliseconds for each character. */
const TYPING_MS = 20;
/** Milliseconds of rest before each further part of a script. */
const REVEAL_STEP_MS = 300;

/** Where the typing is: index of the text, and how many of its characters are to be seen. */
type TypingPlace = { text: number; characters: number };

/** One text to be typed: its length in characters, and whether a part of the script begins with it. */
type TypedText = { length: number; startsPart: boolean };

/** Where a typist is after so many ms; undefined once all is typed. */
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

/** The rest of the line that is being typed; features/intake/intake.css hides it. */
const UNTYPED = 'intake-untyped';

const partOf = (line: Element) => line.closest('[data-part]');

/** What of a line comes after so many characters. */
function restOf(line: Element, characters: number) {
  const range = document.createRange();
  range.selectNodeContents(line);
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = characters;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    if (left < length) {
      range.setStart(node, left);
      break;
    }
    left -= length;
  }
  return range;
}

/**
 * Shows the lines of a script as if they were typed. All of the text is there from the start, for whoever listens and
 * for the layout: what is not typed yet is only not painted, so that no step changes the document.
 * Gives back how to end it at once, undefined where there is nothing to type.
 */
export function typeOut(
  root: Element,
  known: ReadonlySet<string>,
  onDone: () => void,
): (() => void) | undefined {
  const lines = [...root.querySelectorAll('[data-line]')].filter(
    (line) => !known.has(line.textContent ?? ''),
  );
  if (lines.length === 0) return undefined;
  const texts: TypedText[] = lines.map((line, index) => ({
    length: line.textContent?.length ?? 0,
    startsPart: index === 0 || partOf(line) !== partOf(lines[index - 1] as Element),
  }));
  const parts = [...root.querySelectorAll('[data-part]')].filter((part) =>
    [...part.querySelectorAll('[data-line]')].every((line) => lines.includes(line)),
  );
  for (const element of [...lines, ...parts]) element.setAttribute('data-unseen', '');

  const began = performance.now();
  let next = 0;
  let handle = 0;
  const show = (line: Element) => {
    line.removeAttribute('data-unseen');
    partOf(line)?.removeAttribute('data-unseen');
  };
  const stop = () => {
    cancelAnimationFrame(handle);
    CSS.highlights?.delete(UNTYPED);
    for (const element of [...lines, ...parts]) element.removeAttribute('data-unseen');
  };
  const frame = () => {
    const place = typedAfter(texts, performance.now() - began);
    const current = place && lines[place.text];
    if (!place || !current) {
      stop();
      onDone();
      return;
    }
    for (; next <= place.text; next += 1) show(lines[next] as Element);
    CSS.highlights?.set(UNTYPED, new Highlight(restOf(current, place.characters)));
    handle = requestAnimationFrame(frame);
  };
  frame();
  return stop;
}
