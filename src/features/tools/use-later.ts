import { useEffect, useRef, useState } from 'react';

/**
 * Loads data of a later view once `isNear` is true. After a failure it tries again at each further view. `load` must be the
 * same function at each render.
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
