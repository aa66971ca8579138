type StorageName = 'localStorage' | 'sessionStorage';

/** Returns null if nothing is stored, or the browser refuses (private windows). */
export function loadItem(storage: StorageName, key: string) {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if the browser refuses, or its storage is full. */
export function saveItem(storage: StorageName, key: string, value: string) {
  try {
    window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(storage: StorageName, key: string) {
  try {
    window[storage].removeItem(key);
  } catch {}
}
