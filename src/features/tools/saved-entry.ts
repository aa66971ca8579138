import { loadItem, removeItem, saveItem } from '../../ui/store.ts';

/** Returns the fields of a JSON text; an empty object if the text is damaged. */
function fieldsOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * Reads and writes one entry of local storage. `version` is the version of the value's format. `read` returns undefined for
 * a value that is not one of ours.
 */
export function savedEntry<Value>(
  key: string,
  version: number,
  read: (value: unknown) => Value | undefined,
) {
  /** The text of the entry when this page last read or wrote it. */
  let known: string | null = null;
  const stored = () => loadItem('localStorage', key);
  const remove = () => {
    removeItem('localStorage', key);
    known = null;
  };
  return {
    remove,
    /** Returns whether another tab has changed the entry since this page last read or wrote it. */
    isChanged: () => stored() !== known,
    /** Returns the saved value. Removes an entry that is damaged, of another version or not one of ours. */
    find() {
      known = stored();
      if (known === null) return undefined;
      const { version: written, at, value } = fieldsOf(known);
      if (written === version && typeof at === 'number') {
        const found = read(value);
        if (found !== undefined) return { savedAt: at, value: found };
      }
      remove();
      return undefined;
    },
    /** Returns the time in ms. Returns undefined if the browser refuses, and then removes an older entry. */
    save(value: Value) {
      const at = Date.now();
      known = JSON.stringify({ version, at, value });
      if (saveItem('localStorage', key, known)) return at;
      remove();
      return undefined;
    },
  };
}
