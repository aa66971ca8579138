import { useEffect, useState } from 'react';

const ANNOUNCED_AFTER_MS = 900;

/** Delays the text of a live region until typing pauses; empty until the first change. */
export function useLiveText(text: string) {
  const [initialText] = useState(text);
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCED_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return announced === initialText ? '' : announced;
}
