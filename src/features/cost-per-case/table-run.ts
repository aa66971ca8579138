import { afterPaint } from '../../ui/after-paint.ts';
import { writeAddress } from './address.ts';
import type { TypedTable } from './figures.ts';
import { keptTable } from './kept-table.ts';
import { fromPage, writePage } from './page-place.ts';

/** Typing is at rest for so long before the address and the device follow it, in ms: browsers limit changes of the address. */
export const REST_MS = 400;

/** The table that shows, and how address, history and device follow it. */
export function tableRun(example: TypedTable) {
  const kept = keptTable();
  const listeners = new Set<() => void>();
  const untouched = writeAddress(example);
  let table = example;
  let pending: number | undefined;
  /** Rows have come or gone, and the history does not know yet. */
  let hasStepped = false;

  const show = (next: TypedTable) => {
    table = next;
    for (const listener of listeners) listener();
  };
  /** What waits to be written is given up. */
  const drop = () => {
    clearTimeout(pending);
    pending = undefined;
    hasStepped = false;
  };
  const write = (how: 'pushState' | 'replaceState') => {
    const text = writeAddress(table);
    writePage(how, text === untouched ? '' : `#${text}`, kept.isOwn());
  };
  const save = (how: 'pushState' | 'replaceState') => {
    drop();
    kept.keep(table);
    write(how);
  };
  const flush = () => {
    if (hasStepped) save('pushState');
    else if (pending !== undefined) save('replaceState');
  };
  const type = (next: TypedTable) => {
    show(next);
    clearTimeout(pending);
    pending = window.setTimeout(flush, REST_MS);
  };
  const arrive = (brought: TypedTable, isBegin = false) => {
    kept.brought(brought, isBegin);
    show(brought);
  };
  const recall = () => {
    const own = kept.recall();
    if (!own) return;
    show(own);
    write('replaceState');
  };
  const onPopState = () => {
    drop();
    const brought = fromPage();
    // A footnote of this page changes nothing.
    if (brought || !location.hash) arrive(brought ?? example);
  };

  return {
    device: kept.device,
    table: () => table,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A field has changed: the rest follows when typing is at rest. */
    type,
    /** Rows have come or gone, which Back undoes; `rest` shows in a second picture, then history and device are written. */
    step(next: TypedTable, rest?: (shown: TypedTable) => TypedTable) {
      flush();
      show(next);
      hasStepped = true;
      afterPaint(() => {
        if (rest && hasStepped) show(rest(table));
        afterPaint(flush);
      });
    },
    flush,
    recall,
    clear() {
      drop();
      kept.clear();
      show(example);
      write('replaceState');
    },
    /** The device may not bring any figures into hands that use the table already. */
    start(mayBringBack: boolean) {
      const brought = fromPage();
      if (brought) arrive(brought, true);
      else if (mayBringBack) recall();
      addEventListener('popstate', onPopState);
      addEventListener('pagehide', flush);
      return () => {
        drop();
        removeEventListener('popstate', onPopState);
        removeEventListener('pagehide', flush);
      };
    },
  };
}

export type TableRun = ReturnType<typeof tableRun>;
