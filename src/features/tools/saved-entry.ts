import { forget, keep, recall } from '../../ui/store.ts';

/** A longer text is none of ours, in characters. */
export const ENTRY_MAX_CHARS = 1_000_000;

/** How what the page shows relates to what this device has saved. */
export type SaveStatus =
  | { kind: 'none' }
  /** They are the same. `at`: when it was saved, in ms; `restored`: the page began with it. */
  | { kind: 'saved'; at: number; restored: boolean }
  /** The page shows a state from a link. `savedAt`: when this device saved something else, if it did, in ms. */
  | { kind: 'fromLink'; savedAt: number | undefined }
  /** Another tab has changed or cleared it. */
  | { kind: 'changedElsewhere' }
  /** The browser refuses to save, or has no room. */
  | { kind: 'refused' };

export type Saved<T> = { at: number; value: T };
export const NOT_SAVED: SaveStatus = { kind: 'none' };

/**
 * One entry of local storage that stays until the visitor clears it, and what this page knows of it.
 * `version` is that of the value's form; `read` returns undefined for a value that is none of ours.
 */
export function savedEntry<T>(
  key: string,
  version: number,
  read: (value: unknown) => T | undefined,
) {
  const listeners = new Set<() => void>();
  let status = NOT_SAVED;
  /** The entry as this page has last read or written it, and the JSON of its value alone. */
  let text: string | null = null;
  let valueJson: string | undefined;
  const stored = () => recall('localStorage', key);
  const setStatus = (next: SaveStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };

  const parse = (entry: string): Saved<T> | undefined => {
    try {
      const parsed = JSON.parse(entry.length > ENTRY_MAX_CHARS ? '' : entry);
      const isOurs = parsed.version === version && !Number.isNaN(new Date(parsed.at).getTime());
      const value = isOurs && typeof parsed.at === 'number' ? read(parsed.value) : undefined;
      return value === undefined ? undefined : { at: parsed.at, value };
    } catch {
      return undefined;
    }
  };
  /** What is saved. An entry that is damaged, of another version or none of ours is removed. */
  const find = () => {
    text = stored();
    const entry = text === null ? undefined : parse(text);
    if (text !== null && !entry) {
      forget('localStorage', key);
      text = null;
    }
    return entry;
  };
  /** Another tab, or a page visited in between, may have changed the entry. */
  const check = () => {
    if (status.kind === 'fromLink') setStatus({ kind: 'fromLink', savedAt: find()?.at });
    else if (status.kind === 'saved' && stored() !== text) setStatus({ kind: 'changedElsewhere' });
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) check();
  };

  return {
    find,
    status: () => status,
    /** The page shows what `find` returned. */
    restore({ at, value }: Saved<T>) {
      valueJson = JSON.stringify(value);
      setStatus({ kind: 'saved', at, restored: true });
    },
    /** The page does not show the entry: it shows a state from a link, or the untouched start. */
    detach(isFromLink: boolean) {
      const savedAt = find()?.at;
      setStatus(isFromLink || savedAt !== undefined ? { kind: 'fromLink', savedAt } : NOT_SAVED);
    },
    /** The page shows what was made here, and the entry has changed since. */
    markChangedElsewhere() {
      setStatus({ kind: 'changedElsewhere' });
    },
    /** Saves a value in the place of what was saved before, also by another tab. */
    save(value: T) {
      const json = JSON.stringify(value);
      if (status.kind === 'saved' && json === valueJson) return;
      const at = Date.now();
      const next = JSON.stringify({ version, at, value });
      const isSaved = next.length <= ENTRY_MAX_CHARS && keep('localStorage', key, next);
      // What no longer shows must not come back.
      if (!isSaved) forget('localStorage', key);
      text = isSaved ? next : null;
      valueJson = json;
      setStatus(isSaved ? { kind: 'saved', at, restored: false } : { kind: 'refused' });
    },
    clear() {
      forget('localStorage', key);
      text = null;
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
