import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isServer } from './is-server.ts';
import { type ToolDefinition, ToolStore } from './tool-store.ts';

/** If the visitor used the HTML before React loaded, saved work is not restored. */
export function useToolState<State, Action, Value>(
  createTool: () => ToolDefinition<State, Action, Value>,
  wasUsedBeforeLoad: boolean,
) {
  const [store] = useState(() => {
    const newStore = new ToolStore(createTool());
    if (!isServer) newStore.begin(!wasUsedBeforeLoad);
    return newStore;
  });
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const status = useSyncExternalStore(store.subscribe, store.status, store.status);
  useLayoutEffect(() => store.listen(), [store]);
  return { state, status, store };
}
