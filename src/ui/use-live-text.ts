import { useEffect, useState } from 'react';

const ANNOUNCEMENT_DELAY_MS = 900;

/**
 * Delays the text of a live region until typing pauses. The text is empty until the first change.
 */
export function useLiveText(text: string) {
  const [initialText] = useState(text);
  const [liveText, setLiveText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setLiveText, ANNOUNCEMENT_DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return liveText === initialText ? '' : liveText;
}
