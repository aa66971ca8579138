import { useLayoutEffect, useRef, useState } from 'react';
import { linesOf, type ScriptSection } from './script.ts';
import { typeOut } from './type-out.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Types a script out, and after a change only what is new in it; nothing where `isSeen` (after a reload). */
export function useTyping(sections: readonly ScriptSection[], isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const known = useRef<Set<string>>(undefined);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const lines = linesOf(sections);
    const texts = (isShown: (line: (typeof lines)[number]) => boolean) =>
      lines.filter(isShown).map(({ text }) => text);
    // Who has written a line knows it.
    const before = new Set([
      ...(known.current ?? texts(() => isSeen)),
      ...texts(({ byHand }) => Boolean(byHand)),
    ]);
    known.current = new Set([...before, ...texts(() => true)]);
    if (!sheet.current || matchMedia(REDUCED).matches) return;
    stop.current = typeOut(sheet.current, before, () => setTyping(false));
    setTyping(stop.current !== undefined);
    return () => stop.current?.();
  }, [sections, isSeen]);
  const showAll = () => {
    stop.current?.();
    setTyping(false);
  };
  return { sheet, isTyping, showAll };
}
