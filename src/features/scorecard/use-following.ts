import { useEffect, useRef } from 'react';
import { readFigures, resultHash } from './figures-text.ts';
import type { Report } from './report.ts';

/** Typing is at rest for so long before the address and the device follow it, in ms: browsers limit changes of the address. */
const REST_MS = 400;

const setHash = (hash: string) =>
  history.replaceState(history.state, '', hash || location.pathname + location.search);

/** Address and device follow the figures that are put in. */
export function useFollowing(report: Report, keep: (report: Report) => void) {
  const latest = useRef(report);
  const pending = useRef<number>(undefined);
  useEffect(() => {
    latest.current = report;
  }, [report]);
  useEffect(() => () => clearTimeout(pending.current), []);

  const rest = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
  };
  const now = () => {
    if (pending.current === undefined) return;
    rest();
    keep(latest.current);
    setHash(resultHash(latest.current));
  };
  useEffect(() => {
    const flush = () => now();
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  });

  return {
    /** What is put off is done. */
    now,
    soon() {
      rest();
      pending.current = window.setTimeout(now, REST_MS);
    },
    /** The result is given up: its address goes too. */
    stop() {
      rest();
      if (readFigures(location.hash)) setHash('');
    },
  };
}
