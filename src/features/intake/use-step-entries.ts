import { useEffect, useEffectEvent, useRef } from 'react';

/** What an entry of the browser's history keeps: the place it shows, and how many of ours lie before it. */
type Entry = { intake: number; depth: number };

function present(): Entry | undefined {
  const { intake, depth } = (history.state ?? {}) as Partial<Entry>;
  return typeof intake === 'number' && typeof depth === 'number' ? { intake, depth } : undefined;
}

/** Each step is an entry of the browser's history: its Back goes one step back within the tool. */
export function useStepEntries(go: (to: number) => void) {
  /** The tool has gone back to its first entry by itself. */
  const isLeaving = useRef(false);
  const arrive = useEffectEvent(() => {
    const entry = present();
    // An anchor of the page has no place in the tool.
    if (entry && !isLeaving.current) go(entry.intake);
    isLeaving.current = false;
  });
  useEffect(() => {
    const onPopState = () => arrive();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return {
    /** The visitor has gone on, or back by the tool's own button. */
    goOn(from: number, to: number) {
      if (from === to) return;
      const depth = present()?.depth ?? 0;
      history.replaceState({ intake: from, depth } satisfies Entry, '');
      history.pushState({ intake: to, depth: depth + 1 } satisfies Entry, '');
    },
    /** Everything is cleared: nothing of it is left to go back to. */
    leaveAll() {
      const depth = present()?.depth ?? 0;
      if (!depth) return;
      isLeaving.current = true;
      history.go(-depth);
    },
  };
}
