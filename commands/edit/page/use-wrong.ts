import { useCallback, useState } from 'react';

/** The last error as a text, and a function that sets it; '' clears it. */
export function useWrong() {
  const [wrong, setWrong] = useState('');
  const tell = useCallback(
    (error: unknown) => setWrong(error instanceof Error ? error.message : String(error)),
    [],
  );
  return [wrong, tell] as const;
}
