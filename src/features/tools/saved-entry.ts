import { loadItem, removeItem, saveItem } from '../../ui/store.ts';

/** The fields of a text of JSON; none where it is damaged. */
function fieldsOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * One entry of local storage, which stays until the visitor clears it. `version` is that of the value's form; `read`
 * returns undefined for a value that is not one of ours.
 */
export function savedEntry<Value>(
  key: string,
  version: number,
  read: (value: unknown) => Value | undefined,
) {
  /** The entry as this page has last read or written it. */
  let known: string | null = null;
  const stored = () => loadItem('localStorage', key);
  const remove = () => {
    removeItem('localStorage', key);
    known = null;
  };
  return {
    remove,
    /** Returns whether another tab has changed it since this page last read or wrote it. */
    isChanged: () => stored() !== known,
    /** Returns the saved value. An entry that is damaged, of another version or not one of ours is removed. */
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
    /** Returns the moment in ms; undefined where the browser refuses, and an older entry is then removed. */
    save(value: Value) {
      const at = Date.now();
      known = JSON.stringify({ version, at, value });
      if (saveItem('localStorage', key, known)) return at;
      remove();
      return undefined;
    },
  };
}
