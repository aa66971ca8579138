type Place = 'localStorage' | 'sessionStorage';

/** In: storage and key. Out: the value, or null; a browser that refuses storage (private window) remembers nothing. */
export function recall(place: Place, key: string) {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** In: storage, key, value. A browser that refuses storage goes on without. */
export function keep(place: Place, key: string, value: string) {
  try {
    window[place].setItem(key, value);
  } catch {}
}
