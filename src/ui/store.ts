type Place = 'localStorage' | 'sessionStorage';

/** Returns null if nothing is stored or the browser refuses storage, for example in a private window. */
export function loadItem(place: Place, key: string) {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if the browser refuses storage or its storage is full. */
export function saveItem(place: Place, key: string, value: string) {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Does nothing if the browser refuses storage. */
export function removeItem(place: Place, key: string) {
  try {
    window[place].removeItem(key);
  } catch {}
}
