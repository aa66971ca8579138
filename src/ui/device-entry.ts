import { forget, keep, recall } from './store.ts';

/** A longer text is none of ours, in characters. */
export const ENTRY_MAX_CHARS = 1_000_000;

/** How what shows on a page stands to what the device keeps. */
export type KeptMark =
  | { kind: 'nothing' }
  /** They are the same. `at`: when it was kept, in ms; `isBack`: the page began with it. */
  | { kind: 'kept'; at: number; isBack: boolean }
  /** The page shows something that a link has brought. `at`: when what the device keeps was kept, if it keeps any. */
  | { kind: 'linked'; at: number | undefined }
  /** Another tab has changed or cleared it. */
  | { kind: 'elsewhere' }
  /** The browser refuses, or has no room. */
  | { kind: 'refused' };

export type Kept<T> = { at: number; value: T };

export const NOTHING_KEPT: KeptMark = { kind: 'nothing' };

/**
 * One entry of local storage that stays until the visitor clears it, and what this page knows of it.
 * `version` is that of the value's form; `read` gives undefined for what is none of ours.
 */
export function deviceEntry<T>(
  key: string,
  version: number,
  read: (value: unknown) => T | undefined,
) {
  const listeners = new Set<() => void>();
  let mark = NOTHING_KEPT;
  /** The entry as this page has last seen or written it, and its value alone. */
  let text: string | null = null;
  let known: string | undefined;

  const stored = () => recall('localStorage', key);
  const setMark = (next: KeptMark) => {
    mark = next;
    for (const listener of listeners) listener();
  };
  const parse = (entry: string): Kept<T> | undefined => {
    try {
      const parsed = JSON.parse(entry.length > ENTRY_MAX_CHARS ? '' : entry);
      const isOurs = parsed.version === version && !Number.isNaN(new Date(parsed.at).getTime());
      const value = isOurs && typeof parsed.at === 'number' ? read(parsed.value) : undefined;
      return value === undefined ? undefined : { at: parsed.at, value };
    } catch {
      return undefined;
    }
  };
  /** What the device keeps; what is damaged, of another version or none of ours goes. */
  const find = () => {
    text = stored();
    const entry = text === null ? undefined : parse(text);
    if (text !== null && !entry) {
      forget('localStorage', key);
      text = null;
    }
    return entry;
  };
  /** Storage is read when it is needed: another tab, or a page that this one was left for, may have changed it. */
  const look = () => {
    if (mark.kind === 'linked') setMark({ kind: 'linked', at: find()?.at });
    else if (mark.kind === 'kept' && stored() !== text) setMark({ kind: 'elsewhere' });
  };
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) look();
  };

  return {
    find,
    mark: () => mark,
    /** What was found shows. */
    adopt({ at, value }: Kept<T>) {
      known = JSON.stringify(value);
      setMark({ kind: 'kept', at, isBack: true });
    },
    /** Something shows that a link has brought, or nothing at all, whatever the device keeps. */
    setAside(isBrought = true) {
      const at = find()?.at;
      setMark(isBrought || at !== undefined ? { kind: 'linked', at } : NOTHING_KEPT);
    },
    /** What shows is this page's own, and the device keeps something else since. */
    overtaken() {
      setMark({ kind: 'elsewhere' });
    },
    /** Keeps what shows now, in the place of what was kept before, also by another tab. */
    keep(value: T) {
      const json = JSON.stringify(value);
      if (mark.kind === 'kept' && json === known) return;
      const at = Date.now();
      const next = JSON.stringify({ version, at, value });
      const isKept = next.length <= ENTRY_MAX_CHARS && keep('localStorage', key, next);
      // What no longer shows must not come back.
      if (!isKept) forget('localStorage', key);
      text = isKept ? next : null;
      known = json;
      setMark(isKept ? { kind: 'kept', at, isBack: false } : { kind: 'refused' });
    },
    clear() {
      forget('localStorage', key);
      text = null;
      setMark(mark.kind === 'linked' ? { kind: 'linked', at: undefined } : NOTHING_KEPT);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      addEventListener('storage', hear);
      addEventListener('pageshow', look);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', hear);
        removeEventListener('pageshow', look);
      };
    },
  };
}
export type DeviceEntry<T> = ReturnType<typeof deviceEntry<T>>;
