import { useEffect, useState } from 'react';

/** A live region gets a text after it has not changed for this time, in ms. */
const SPOKEN_AFTER_MS = 900;

/** Returns the text for a live region; empty until the first change. */
export function useLiveText(text: string) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSpoken, SPOKEN_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken === first ? '' : spoken;
}
