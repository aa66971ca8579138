import { useCallback, useState } from 'react';

/** What went wrong last, in words, and how to tell it; told '', it is forgotten. */
export function useWrong() {
  const [wrong, setWrong] = useState('');
  const tell = useCallback(
    (error: unknown) => setWrong(error instanceof Error ? error.message : String(error)),
    [],
  );
  return [wrong, tell] as const;
}
