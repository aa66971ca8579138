import { useEffect, useRef, useState } from 'react';

/**
 * Loads what a later view shows, once `isNear`. After a failure each further view tries again. `load` must be the same
 * function each time.
 */
export function useDeferred<Later extends object>(
  load: () => Promise<Later>,
  isNear: boolean,
  view: string,
): Later | 'failed' | undefined {
  const [later, setLater] = useState<Later | 'failed'>();
  const tried = useRef<string>(undefined);
  const isLoaded = typeof later === 'object';
  useEffect(() => {
    if (!isNear || isLoaded || tried.current === view) return;
    tried.current = view;
    load().then(setLater, () => setLater('failed'));
  }, [load, isNear, isLoaded, view]);
  return later;
}
