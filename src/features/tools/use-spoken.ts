import { useEffect, useState } from 'react';

/** What changes with every key is spoken once it has stayed for so long, in ms. */
const SPOKEN_AFTER_MS = 900;

/** The same text once it has stayed for a moment, for a live region; nothing before it changes. */
export function useSpoken(text: string) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSpoken, SPOKEN_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken === first ? '' : spoken;
}
