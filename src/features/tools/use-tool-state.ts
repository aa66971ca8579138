import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { NOT_SAVED } from './saved-entry.ts';
import { arriveQuietly } from './stage.tsx';
import { type ToolDefinition, ToolStore } from './tool-store.ts';

/**
 * The store of a tool and the status of its saved work. A component that draws only parts of the state subscribes to the
 * store itself. `isBegun`: the visitor used the tool's HTML before React came, so nothing is restored.
 */
export function useToolStore<State, Action, Value>(
  makeTool: () => ToolDefinition<State, Action, Value>,
  isBegun: boolean,
) {
  const [tool] = useState(makeTool);
  const [store] = useState(() => new ToolStore(tool));
  const status = useSyncExternalStore(store.subscribeToStatus, store.status, () => NOT_SAVED);
  // In the same turn in which React begins to listen: a press in between would be lost.
  useLayoutEffect(() => {
    const stop = store.start(!isBegun);
    const view = store.status().kind === 'none' ? undefined : tool.viewOf(store.state());
    if (view) arriveQuietly(view);
    return stop;
  }, [store, tool, isBegun]);
  return { store, tool, status };
}

/** The same with the state: the component is drawn again with each change. */
export function useToolState<State, Action, Value>(
  makeTool: () => ToolDefinition<State, Action, Value>,
  isBegun: boolean,
) {
  const { store, tool, status } = useToolStore(makeTool, isBegun);
  const state = useSyncExternalStore(store.subscribe, store.state, () => tool.initial);
  return { state, status, store };
}
