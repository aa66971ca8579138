import { loadItem, removeItem, saveItem } from '../../ui/store.ts';

/** A longer entry is not one of ours, in characters. */
export const ENTRY_MAX_CHARS = 1_000_000;

/** How the shown state relates to the saved one. Times are in ms. */
export type SaveStatus =
  | { kind: 'none' }
  /** They are the same. `restored`: the page began with it. */
  | { kind: 'saved'; savedAt: number; restored: boolean }
  /** The page shows a state from a link. `savedAt`: when this device saved something else, if it did. */
  | { kind: 'fromLink'; savedAt: number | undefined }
  /** The page shows the untouched start: the first change replaces the saved state. */
  | { kind: 'replaces'; savedAt: number }
  /** Another tab has changed or cleared it. */
  | { kind: 'changedElsewhere' }
  /** The browser refuses to save, or has no room. */
  | { kind: 'refused' };

export type Saved<T> = { savedAt: number; value: T };
export const NOT_SAVED: SaveStatus = { kind: 'none' };

/**
 * One entry of local storage that stays until the visitor clears it, and what this page knows of it.
 * `version` is that of the value's form; `read` returns undefined for a value that is not one of ours.
 */
export function savedEntry<T>(
  key: string,
  version: number,
  read: (value: unknown) => T | undefined,
) {
  const listeners = new Set<() => void>();
  let status = NOT_SAVED;
  /** The entry as this page has last read or written it. */
  let text: string | null = null;
  const stored = () => loadItem('localStorage', key);
  const entryText = (at: number, value: T) => JSON.stringify({ version, at, value });
  const setStatus = (next: SaveStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const parse = (entry: string): Saved<T> | undefined => {
    try {
      const {
        version: written,
        at,
        value,
      } = JSON.parse(entry.length > ENTRY_MAX_CHARS ? '' : entry);
      const isOurs = written === version && Number.isInteger(at) && new Date(at).getTime() === at;
      const found = isOurs ? read(value) : undefined;
      return found === undefined ? undefined : { savedAt: at, value: found };
    } catch {
      return undefined;
    }
  };
  const remove = () => {
    removeItem('localStorage', key);
    text = null;
  };
  /** What is saved. An entry that is damaged, of another version or not one of ours is removed. */
  const find = () => {
    text = stored();
    const entry = text === null ? undefined : parse(text);
    if (text !== null && !entry) remove();
    return entry;
  };
  /** The page does not show the entry: it shows a state from a link, or the untouched start. */
  const detach = (isFromLink: boolean) => {
    const savedAt = find()?.savedAt;
    if (isFromLink) setStatus({ kind: 'fromLink', savedAt });
    else setStatus(savedAt === undefined ? NOT_SAVED : { kind: 'replaces', savedAt });
  };
  /** Another tab, or a page visited in between, may have changed the entry. */
  const check = () => {
    if (status.kind === 'fromLink' || status.kind === 'replaces')
      detach(status.kind === 'fromLink');
    else if (status.kind === 'saved' && stored() !== text) setStatus({ kind: 'changedElsewhere' });
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) check();
  };

  return {
    find,
    detach,
    status: () => status,
    /** The page shows what `find` returned. */
    restore: ({ savedAt }: Saved<T>) => setStatus({ kind: 'saved', savedAt, restored: true }),
    /** The page shows a state made here, and the entry has changed since. */
    markChangedElsewhere: () => setStatus({ kind: 'changedElsewhere' }),
    /** Another tab has saved something since this page last read or wrote the entry. */
    isChangedElsewhere() {
      const now = stored();
      const isChanged = now !== null && now !== text;
      if (isChanged) setStatus({ kind: 'changedElsewhere' });
      return isChanged;
    },
    /** Replaces the saved state, also that of another tab. The same value has the same date. */
    save(value: T) {
      if (status.kind === 'saved' && entryText(status.savedAt, value) === text) return;
      const savedAt = Date.now();
      const next = entryText(savedAt, value);
      const isSaved = next.length <= ENTRY_MAX_CHARS && saveItem('localStorage', key, next);
      text = next;
      // What no longer shows must not come back.
      if (!isSaved) remove();
      setStatus(isSaved ? { kind: 'saved', savedAt, restored: false } : { kind: 'refused' });
    },
    clear() {
      remove();
      setStatus(status.kind === 'fromLink' ? { kind: 'fromLink', savedAt: undefined } : NOT_SAVED);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      addEventListener('storage', onStorage);
      addEventListener('pageshow', check);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', check);
      };
    },
  };
}
export type SavedEntry<T> = ReturnType<typeof savedEntry<T>>;
