import { useEffect, useRef, useState } from 'react';
import type { IntakeTicks } from './customize.tsx';
import { TICKS_PATH } from './places.ts';

async function loadLater() {
  const [{ Customize, Result }, ticks] = await Promise.all([
    import('./later.ts'),
    fetch(TICKS_PATH)
      .then((response): Promise<IntakeTicks> | undefined =>
        response.ok ? response.json() : undefined,
      )
      .catch(() => undefined),
  ]);
  return { Customize, Result, ticks };
}
/** What shows after the first step. `ticks` is undefined where they could not be fetched. */
export type Later = Awaited<ReturnType<typeof loadLater>>;

/** Fetches what shows after the first step once the visitor is `near`; where that fails, each further view tries again. */
export function useLater(isNear: boolean, view: string): Later | 'failed' | undefined {
  const [later, setLater] = useState<Later | 'failed'>();
  const tried = useRef<string>(undefined);
  const isWhole = typeof later === 'object' && later.ticks !== undefined;
  useEffect(() => {
    if (!isNear || isWhole || tried.current === view) return;
    tried.current = view;
    loadLater().then(setLater, () => setLater('failed'));
  }, [isNear, isWhole, view]);
  return later;
}
