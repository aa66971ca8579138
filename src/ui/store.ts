type Place = 'localStorage' | 'sessionStorage';

/** In: storage and key. Out: the value, or null; a browser that refuses storage (private window) remembers nothing. */
export function recall(place: Place, key: string) {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** In: storage, key, value. Out: whether it is kept; a browser that refuses storage, or has no room, goes on without. */
export function keep(place: Place, key: string, value: string) {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Takes an entry out. In: storage and key. */
export function forget(place: Place, key: string) {
  try {
    window[place].removeItem(key);
  } catch {}
}
