type StorageName = 'localStorage' | 'sessionStorage';

/** Null if nothing is stored or the browser refuses storage, for example in a private window. */
export function loadItem(storage: StorageName, key: string) {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** False if the browser refuses storage or its storage is full. */
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
