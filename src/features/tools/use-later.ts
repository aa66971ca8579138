import { useEffect, useRef, useState } from 'react';

/**
 * Loads what a later view shows, once `isNear`. Each further view tries again until `isWhole`. `load` must be the same
 * function each time.
 */
export function useDeferred<Later extends object>(
  load: () => Promise<Later>,
  isNear: boolean,
  view: string,
  isWhole: (later: Later) => boolean = () => true,
): Later | 'failed' | undefined {
  const [later, setLater] = useState<Later | 'failed'>();
  const tried = useRef<string>(undefined);
  const isLoaded = typeof later === 'object' && isWhole(later);
  useEffect(() => {
    if (!isNear || isLoaded || tried.current === view) return;
    tried.current = view;
    load().then(setLater, () => setLater('failed'));
  }, [load, isNear, isLoaded, view]);
  return later;
}
