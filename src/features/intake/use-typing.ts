import { useLayoutEffect, useRef, useState } from 'react';
import type { ScriptLine } from './schema.ts';

const CHARACTER_MS = 20;
const SECTION_PAUSE_MS = 300;

/** Name of the highlight that script.css makes invisible. */
const UNTYPED_HIGHLIGHT = 'intake-untyped';

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

const lineKeys = (lines: readonly ScriptLine[]) => lines.map(({ id, text }) => `${id} ${text}`);

/** The whole text is in the page from the start, for screen readers and for the layout. */
function typeOut(root: Element, knownLines: ReadonlySet<string>, onDone: () => void) {
  let nextStart = 0;
  let previousSection: Element | null = null;
  const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')].flatMap((line) => {
    const { length } = line.textContent ?? '';
    if (knownLines.has(`${line.dataset.line} ${line.textContent}`)) return [];
    const section = line.closest('section');
    if (previousSection && previousSection !== section) nextStart += SECTION_PAUSE_MS;
    previousSection = section;
    // A new script is typed line by line. After a change, all changed lines are typed at the same
    // time.
    const start = knownLines.size > 0 ? 0 : nextStart;
    nextStart += length * CHARACTER_MS;
    return [{ line, length, start }];
  });
  if (lines.length === 0) return undefined;
  const startTime = performance.now();
  let frameRequest = 0;
  const stop = () => {
    cancelAnimationFrame(frameRequest);
    CSS.highlights?.delete(UNTYPED_HIGHLIGHT);
    for (const { line } of lines) line.closest('li')?.removeAttribute('data-unseen');
    onDone();
  };
  const drawFrame = () => {
    const untypedRanges: Range[] = [];
    let isUnfinished = false;
    for (const { line, length, start } of lines) {
      const typedLength = Math.floor((performance.now() - startTime - start) / CHARACTER_MS);
      line.closest('li')?.toggleAttribute('data-unseen', typedLength < 0);
      isUnfinished ||= typedLength < length;
      if (typedLength >= 0 && typedLength < length)
        untypedRanges.push(untypedRange(line, typedLength));
    }
    if (!isUnfinished) return stop();
    CSS.highlights?.set(UNTYPED_HIGHLIGHT, new Highlight(...untypedRanges));
    frameRequest = requestAnimationFrame(drawFrame);
  };
  drawFrame();
  return stop;
}

/** Types a new script. After a change, types the new lines, except lines that the visitor wrote. */
export function useTyping(lines: readonly ScriptLine[], isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const knownLines = useRef<Set<string>>(undefined);
  const stop = useRef<() => void>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const earlierLines = knownLines.current ?? new Set(isSeen ? lineKeys(lines) : []);
    knownLines.current = new Set([...earlierLines, ...lineKeys(lines)]);
    if (!sheet.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const visitorLines = earlierLines.size ? lineKeys(lines.filter(({ byHand }) => byHand)) : [];
    stop.current = typeOut(sheet.current, new Set([...earlierLines, ...visitorLines]), () =>
      setTyping(false),
    );
    setTyping(stop.current !== undefined);
    return () => stop.current?.();
  }, [lines, isSeen]);
  return { sheet, isTyping, showAll: () => stop.current?.() };
}
