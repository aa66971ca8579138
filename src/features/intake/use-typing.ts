import { useLayoutEffect, useRef, useState } from 'react';
import type { IntakeScript } from './schema.ts';
import { scriptLines } from './script-parts.ts';
import { typeOut } from './type-out.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Types a script out, and after a change only what is new in it; nothing where `isSeen` (after a reload). */
export function useTyping(script: IntakeScript, isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const known = useRef<Set<string>>(new Set(isSeen ? scriptLines(script) : []));
  const stop = useRef<(() => void) | undefined>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const before = new Set(known.current);
    for (const line of scriptLines(script)) known.current.add(line);
    if (!sheet.current || matchMedia(REDUCED).matches) return;
    stop.current = typeOut(sheet.current, before, () => setTyping(false));
    setTyping(stop.current !== undefined);
    return () => stop.current?.();
  }, [script]);
  const showAll = () => {
    stop.current?.();
    setTyping(false);
  };
  return { sheet, isTyping, showAll };
}
