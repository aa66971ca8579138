import { loadItem, removeItem, saveItem } from '../../ui/store.ts';

function parseFields(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** One entry of local storage. `readValue` returns undefined for a value of another format. */
export function savedEntry<Value>(
  key: string,
  version: number,
  readValue: (value: unknown) => Value | undefined,
) {
  let lastText: string | null = null;
  const loadText = () => loadItem('localStorage', key);
  const remove = () => {
    removeItem('localStorage', key);
    lastText = null;
  };
  return {
    remove,
    isChangedElsewhere: () => loadText() !== lastText,
    /**
     * Returns the saved value. Removes an entry that is damaged, of another version or from another
     * program.
     */
    find() {
      lastText = loadText();
      if (lastText === null) return undefined;
      const { version: savedVersion, at, value } = parseFields(lastText);
      if (savedVersion === version && typeof at === 'number') {
        const savedValue = readValue(value);
        if (savedValue !== undefined) return { savedAt: at, value: savedValue };
      }
      remove();
      return undefined;
    },
    /**
     * Returns the time of saving in ms. Removes the old entry if `value` is undefined or saving
     * fails.
     */
    save(value: Value | undefined) {
      const at = Date.now();
      lastText = JSON.stringify({ version, at, value });
      if (value !== undefined && saveItem('localStorage', key, lastText)) return at;
      remove();
      return undefined;
    },
  };
}
