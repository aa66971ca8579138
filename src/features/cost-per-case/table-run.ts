import { afterPaint } from '../../ui/after-paint.ts';
import { ownWork } from '../tools/own-work.ts';
import { savedEntry } from '../tools/saved-entry.ts';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import { fromPage, isOwnEntry, readAddress, writeAddress, writePage } from './address.ts';
import type { TypedTable } from './figures.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 1;

/** Typing is at rest for so long before the address and the device follow it, in ms: browsers limit changes of the address. */
export const REST_MS = 400;

/** The visitor's own table on the device, as its address. */
const ownTable = () =>
  ownWork(
    savedEntry(STORAGE_KEYS.cost, VERSION, (value) =>
      typeof value === 'string' && readAddress(value) ? value : undefined,
    ),
  );

/** The table that shows, and how address, history and device follow it. */
export function tableRun(example: TypedTable) {
  const own = ownTable();
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
  const write = (how: 'pushState' | 'replaceState', isOwn: boolean) => {
    const text = writeAddress(table);
    writePage(how, text === untouched ? '' : `#${text}`, isOwn);
  };
  const flush = () => {
    if (!hasStepped && pending === undefined) return;
    const how = hasStepped ? 'pushState' : 'replaceState';
    drop();
    own.keep(writeAddress(table));
    write(how, own.isOwn());
  };
  /** An address has brought this table. `isBegin`: the page begins with it. */
  const arrive = (brought: TypedTable, isBegin = false) => {
    const text = writeAddress(brought);
    const isMine = isOwnEntry();
    const isKept = own.brought(text, isMine) !== undefined;
    // A page that is loaded again may be older than what another tab has kept since.
    if (isMine && !isKept && isBegin) own.device.markChangedElsewhere();
    else if (isMine && !isKept) own.device.save(text);
    show(brought);
  };
  const recall = () => {
    const kept = readAddress(own.recall() ?? '');
    if (!kept) return;
    show(kept);
    write('replaceState', true);
  };
  const onPopState = () => {
    drop();
    const brought = fromPage();
    // A footnote of this page changes nothing.
    if (brought || !location.hash) arrive(brought ?? example);
  };

  return {
    device: own.device,
    table: () => table,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A field has changed: the rest follows when typing is at rest. */
    type(next: TypedTable) {
      show(next);
      clearTimeout(pending);
      pending = window.setTimeout(flush, REST_MS);
    },
    /** Rows have come or gone, which Back undoes. */
    step(next: TypedTable) {
      flush();
      show(next);
      hasStepped = true;
      afterPaint(flush);
    },
    flush,
    recall,
    clear() {
      drop();
      own.clear();
      show(example);
      write('replaceState', false);
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
