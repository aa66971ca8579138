type Place = 'localStorage' | 'sessionStorage';

/** Null also in a browser that refuses storage, such as one in a private window. */
export function loadItem(place: Place, key: string) {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** False in a browser that refuses storage or has no room for it; the page goes on without. */
export function saveItem(place: Place, key: string, value: string) {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A browser that refuses storage has nothing to take out. */
export function removeItem(place: Place, key: string) {
  try {
    window[place].removeItem(key);
  } catch {}
}
