import { useEffect, useState } from 'react';

/** Typing is at rest for so long before it is spoken what follows from it, in ms. */
const SPOKEN_AFTER_MS = 900;

/** A text that changes with every key, once it has stayed for a moment: for a live region. */
export function useSettled(text: string) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, SPOKEN_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
