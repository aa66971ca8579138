import { loadItem, removeItem, saveItem } from '../../ui/store.ts';

function fieldsOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** One entry of local storage. `read` returns undefined for a value that is not one of ours. */
export function savedEntry<Value>(
  key: string,
  version: number,
  read: (value: unknown) => Value | undefined,
) {
  let lastText: string | null = null;
  const stored = () => loadItem('localStorage', key);
  const remove = () => {
    removeItem('localStorage', key);
    lastText = null;
  };
  return {
    remove,
    isChangedElsewhere: () => stored() !== lastText,
    /** Removes an entry that is damaged, of another version or not one of ours. */
    find() {
      lastText = stored();
      if (lastText === null) return undefined;
      const { version: savedVersion, at, value } = fieldsOf(lastText);
      if (savedVersion === version && typeof at === 'number') {
        const readValue = read(value);
        if (readValue !== undefined) return { savedAt: at, value: readValue };
      }
      remove();
      return undefined;
    },
    /** Returns the time in ms. If the browser refuses, an older entry is removed. */
    save(value: Value) {
      const at = Date.now();
      lastText = JSON.stringify({ version, at, value });
      if (saveItem('localStorage', key, lastText)) return at;
      remove();
      return undefined;
    },
  };
}
