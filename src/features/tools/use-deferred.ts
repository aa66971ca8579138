import { useEffect, useRef, useState } from 'react';

/** After a failure, each new view tries to load again. `load` must not change between renders. */
export function useDeferred<Data extends object>(
  load: () => Promise<Data>,
  isNeeded: boolean,
  view: string,
): Data | 'failed' | undefined {
  const [data, setData] = useState<Data | 'failed'>();
  const triedView = useRef<string>(undefined);
  const isLoaded = typeof data === 'object';
  useEffect(() => {
    if (!isNeeded || isLoaded || triedView.current === view) return;
    triedView.current = view;
    load().then(setData, () => setData('failed'));
  }, [load, isNeeded, isLoaded, view]);
  return data;
}
