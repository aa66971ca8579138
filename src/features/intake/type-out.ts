/** Milliseconds for each character. */
const TYPING_MS = 20;
/** Milliseconds of rest before each further part of a script. */
const REVEAL_STEP_MS = 300;

/** One line to be typed: its length in characters, and whether a part of the script begins with it. */
type TypedLine = { length: number; startsPart: boolean };

/** When the typing of each line begins, in ms: a new script line after line, the changed lines of one all at once. */
export function startTimes(lines: readonly TypedLine[], isAtOnce: boolean): number[] {
  let next = 0;
  return lines.map(({ length, startsPart }, at) => {
    if (isAtOnce) return 0;
    if (startsPart && at > 0) next += REVEAL_STEP_MS;
    const start = next;
    next += length * TYPING_MS;
    return start;
  });
}

/** The rest of the lines that are being typed; features/intake/script.css hides it. */
const UNTYPED = 'intake-untyped';

export const lineKey = (id: string, text: string) => `${id} ${text}`;

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
 * Shows the lines that are not `known` (lineKey) as if they were typed. All of the text is there from the start, for
 * whoever listens and for the layout: what is not typed yet is only not painted. Returns what ends it at once; undefined
 * where there is nothing to type.
 */
export function typeOut(
  root: Element,
  known: ReadonlySet<string>,
  onDone: () => void,
): (() => void) | undefined {
  const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')].flatMap((line) => {
    const text = line.textContent ?? '';
    if (known.has(lineKey(line.dataset.line ?? '', text))) return [];
    return [{ line, length: text.length, part: line.closest('section') }];
  });
  if (lines.length === 0) return undefined;
  const starts = startTimes(
    lines.map(({ length, part }, at) => ({ length, startsPart: part !== lines[at - 1]?.part })),
    known.size > 0,
  );
  const began = performance.now();
  let handle = 0;
  const stop = () => {
    cancelAnimationFrame(handle);
    CSS.highlights?.delete(UNTYPED);
    for (const { line } of lines) line.removeAttribute('data-unseen');
  };
  const frame = () => {
    const now = performance.now() - began;
    let isLeft = false;
    const rests = lines.flatMap(({ line, length }, at) => {
      const typed = Math.floor((now - (starts[at] ?? 0)) / TYPING_MS);
      line.toggleAttribute('data-unseen', typed < 0);
      isLeft ||= typed < length;
      return typed >= 0 && typed < length ? [restOf(line, typed)] : [];
    });
    if (!isLeft) {
      stop();
      onDone();
      return;
    }
    CSS.highlights?.set(UNTYPED, new Highlight(...rests));
    handle = requestAnimationFrame(frame);
  };
  frame();
  return stop;
}
