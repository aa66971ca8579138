import { memo, useRef } from 'react';
import type { ReadTable } from './figures.ts';
import type { CostWords } from './page-schema.ts';
import { rowsOf } from './result-rows.ts';
import { ResultTable } from './result-table.tsx';
import { useKnownHeight } from './use-known-height.ts';

/** Every number. */
export const Details = memo(function Details({ read, words }: { read: ReadTable; words: CostWords }) {
  const part = useRef<HTMLDivElement>(null);
  useKnownHeight(part);
  const { rows, all } = rowsOf(read, words.advice);
  if (!all) return null;
  return (
    <div ref={part} className="cost-details">
      <h3 className="mt-12 text-h3 font-[820]">{words.table.heading}</h3>
      <ResultTable rows={rows} all={all} words={words.table} />
    </div>
  );
});
