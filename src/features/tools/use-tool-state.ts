import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { NOT_SAVED } from './saved-entry.ts';
import { arriveQuietly } from './stage.tsx';
import { type ToolDefinition, ToolStore } from './tool-store.ts';

/**
 * The state of a tool, its store, and the status of its saved work. `isBegun`: the visitor used the tool's HTML before
 * React came, so nothing is restored.
 */
export function useToolState<State, Action, Value>(
  makeTool: () => ToolDefinition<State, Action, Value>,
  isBegun: boolean,
) {
  const [tool] = useState(makeTool);
  const [store] = useState(() => new ToolStore(tool));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const status = useSyncExternalStore(store.subscribeToStatus, store.status, () => NOT_SAVED);
  // In the same turn in which React begins to listen: a press in between would be lost.
  useLayoutEffect(() => {
    const stop = store.start(!isBegun);
    const view = store.status().kind === 'none' ? undefined : tool.viewOf(store.state());
    if (view) arriveQuietly(view);
    return stop;
  }, [store, tool, isBegun]);
  return { state, status, store };
}
