import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isServer } from './is-server.ts';
import { type ToolDefinition, ToolStore } from './tool-store.ts';

/**
 * Returns the state of a tool, its store and the status of its saved work. `isBegun` is true if the visitor used the tool's
 * HTML before React loaded; saved work is then not restored.
 */
export function useToolState<State, Action, Value>(
  makeTool: () => ToolDefinition<State, Action, Value>,
  isBegun: boolean,
) {
  const [store] = useState(() => {
    const made = new ToolStore(makeTool());
    if (!isServer) made.begin(!isBegun);
    return made;
  });
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const status = useSyncExternalStore(store.subscribe, store.status, store.status);
  useLayoutEffect(() => store.listen(), [store]);
  return { state, status, store };
}
