import { useEffect, useState } from 'react';

/** A live region speaks a text once it has not changed for so long, in ms. */
const SPOKEN_AFTER_MS = 900;

/** The text for a live region, which is empty until the first change. */
export function useLiveText(text: string) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSpoken, SPOKEN_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken === first ? '' : spoken;
}
