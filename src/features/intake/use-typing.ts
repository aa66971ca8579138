import { useLayoutEffect, useRef, useState } from 'react';
import type { ScriptLine } from './schema.ts';

/** Time per character in ms. */
const TYPING_MS = 20;
/** Pause before each further part of a script, in ms. */
const REVEAL_STEP_MS = 300;

/** Name of the highlight of text that is not typed yet; script.css hides it. */
const UNTYPED = 'intake-untyped';

/**
 * Returns the range of a line's text after this many characters. Each piece of a line is an element with one text node
 * (script-sheet.tsx).
 */
function restOf(line: Element, characters: number) {
  const range = new Range();
  range.selectNodeContents(line);
  let left = characters;
  for (const { firstChild: text } of line.children) {
    const length = text?.textContent?.length ?? 0;
    if (text && left < length) {
      range.setStart(text, left);
      break;
    }
    left -= length;
  }
  return range;
}

const keysOf = (lines: readonly ScriptLine[]) => lines.map(({ id, text }) => `${id} ${text}`);

/**
 * Shows the lines that are not `known` as if they were being typed. The whole text is in the page from the start, for
 * screen readers and for the layout; the part that is not typed yet is only invisible. Returns a function that ends the
 * typing; undefined if there is nothing to type.
 */
function typeOut(root: Element, known: ReadonlySet<string>, onDone: () => void) {
  let next = 0;
  let part: Element | null = null;
  const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')].flatMap((line) => {
    const { length } = line.textContent ?? '';
    if (known.has(`${line.dataset.line} ${line.textContent}`)) return [];
    const section = line.closest('section');
    if (part && part !== section) next += REVEAL_STEP_MS;
    part = section;
    // A new script is typed line by line; the changed lines of a known script are typed at the same time.
    const start = known.size > 0 ? 0 : next;
    next += length * TYPING_MS;
    return [{ line, length, start }];
  });
  if (lines.length === 0) return undefined;
  const began = performance.now();
  let handle = 0;
  const stop = () => {
    cancelAnimationFrame(handle);
    CSS.highlights?.delete(UNTYPED);
    for (const { line } of lines) line.closest('li')?.removeAttribute('data-unseen');
    onDone();
  };
  const frame = () => {
    const rests: Range[] = [];
    let isLeft = false;
    for (const { line, length, start } of lines) {
      const typed = Math.floor((performance.now() - began - start) / TYPING_MS);
      line.closest('li')?.toggleAttribute('data-unseen', typed < 0);
      isLeft ||= typed < length;
      if (typed >= 0 && typed < length) rests.push(restOf(line, typed));
    }
    if (!isLeft) return stop();
    CSS.highlights?.set(UNTYPED, new Highlight(...rests));
    handle = requestAnimationFrame(frame);
  };
  frame();
  return stop;
}

/**
 * Types a new script, and after a change its new lines, except those that the visitor wrote. It types nothing if `isSeen`
 * (after a reload). `sheet` is the ref of the element around the lines. `showAll` ends the typing.
 */
export function useTyping(lines: readonly ScriptLine[], isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const known = useRef<Set<string>>(undefined);
  const stop = useRef<() => void>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const before = known.current ?? new Set(isSeen ? keysOf(lines) : []);
    known.current = new Set([...before, ...keysOf(lines)]);
    if (!sheet.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const own = before.size ? keysOf(lines.filter(({ byHand }) => byHand)) : [];
    stop.current = typeOut(sheet.current, new Set([...before, ...own]), () => setTyping(false));
    setTyping(stop.current !== undefined);
    return () => stop.current?.();
  }, [lines, isSeen]);
  return { sheet, isTyping, showAll: () => stop.current?.() };
}
