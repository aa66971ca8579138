import { useLayoutEffect, useRef, useState } from 'react';
import type { ScriptLine } from './schema.ts';

const TYPING_MS = 20;
const REVEAL_STEP_MS = 300;

/** Name of a highlight, which script.css hides. */
const UNTYPED = 'intake-untyped';

/** Each piece of a line is an element with one text node (script-sheet.tsx). */
function untypedRange(line: Element, characters: number) {
  const range = new Range();
  range.selectNodeContents(line);
  let remaining = characters;
  for (const { firstChild: text } of line.children) {
    const length = text?.textContent?.length ?? 0;
    if (text && remaining < length) {
      range.setStart(text, remaining);
      break;
    }
    remaining -= length;
  }
  return range;
}

const keysOf = (lines: readonly ScriptLine[]) => lines.map(({ id, text }) => `${id} ${text}`);

/** The whole text is in the page from the start, for screen readers and for the layout. */
function typeOut(root: Element, knownLines: ReadonlySet<string>, onDone: () => void) {
  let nextStart = 0;
  let previousSection: Element | null = null;
  const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')].flatMap((line) => {
    const { length } = line.textContent ?? '';
    if (knownLines.has(`${line.dataset.line} ${line.textContent}`)) return [];
    const section = line.closest('section');
    if (previousSection && previousSection !== section) nextStart += REVEAL_STEP_MS;
    previousSection = section;
    // A new script is typed line by line; changed lines of a known script at the same time.
    const start = knownLines.size > 0 ? 0 : nextStart;
    nextStart += length * TYPING_MS;
    return [{ line, length, start }];
  });
  if (lines.length === 0) return undefined;
  const startTime = performance.now();
  let handle = 0;
  const stop = () => {
    cancelAnimationFrame(handle);
    CSS.highlights?.delete(UNTYPED);
    for (const { line } of lines) line.closest('li')?.removeAttribute('data-unseen');
    onDone();
  };
  const frame = () => {
    const untypedRanges: Range[] = [];
    let isUnfinished = false;
    for (const { line, length, start } of lines) {
      const typed = Math.floor((performance.now() - startTime - start) / TYPING_MS);
      line.closest('li')?.toggleAttribute('data-unseen', typed < 0);
      isUnfinished ||= typed < length;
      if (typed >= 0 && typed < length) untypedRanges.push(untypedRange(line, typed));
    }
    if (!isUnfinished) return stop();
    CSS.highlights?.set(UNTYPED, new Highlight(...untypedRanges));
    handle = requestAnimationFrame(frame);
  };
  frame();
  return stop;
}

/** Types a new script, and after a change its new lines, except those that the visitor wrote. */
export function useTyping(lines: readonly ScriptLine[], isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const knownLines = useRef<Set<string>>(undefined);
  const stop = useRef<() => void>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const before = knownLines.current ?? new Set(isSeen ? keysOf(lines) : []);
    knownLines.current = new Set([...before, ...keysOf(lines)]);
    if (!sheet.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ownLines = before.size ? keysOf(lines.filter(({ byHand }) => byHand)) : [];
    stop.current = typeOut(sheet.current, new Set([...before, ...ownLines]), () =>
      setTyping(false),
    );
    setTyping(stop.current !== undefined);
    return () => stop.current?.();
  }, [lines, isSeen]);
  return { sheet, isTyping, showAll: () => stop.current?.() };
}
