import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { useKeptMark } from '../tools/kept-line.tsx';
import { focusStage } from '../tools/stage.tsx';
import { writeAddress } from './address.ts';
import { emptied, exampleTable } from './example.ts';
import { type ChannelField, readTable, type TypedTable } from './figures.ts';
import type { CostWords } from './page-schema.ts';
import { type TableRun, tableRun } from './table-run.ts';

const focusOn = (id: string) => afterPaint(() => document.getElementById(id)?.focus());

/** Back may take away the row that has the focus. */
function keepFocus() {
  if (!document.activeElement?.closest('.cost-channel')) return;
  afterPaint(() => {
    if (document.activeElement === document.body) focusStage();
  });
}

/** What can be done with a table; the functions stay the same, so that a row is drawn again only when it changes. */
function handlers(run: TableRun) {
  /** `focus` is the id of the field that takes the focus. */
  const step = (next: TypedTable, focus: string) => {
    run.step(next);
    focusOn(focus);
  };
  return {
    step,
    /** The firm's two fields are emptied first: with those of the channels a slow phone takes over 50 ms. */
    begin() {
      const { averageFee, share } = emptied(run.table());
      run.step({ ...run.table(), averageFee, share }, (shown) => ({
        ...shown,
        channels: emptied(shown).channels,
      }));
      focusOn('cost-firmFee');
    },
    change(id: number, field: ChannelField | 'name', value: string) {
      const table = run.table();
      const channels = table.channels.map((channel) =>
        channel.id === id ? { ...channel, [field]: value } : channel,
      );
      run.type({ ...table, channels });
    },
    remove(id: number) {
      const table = run.table();
      const place = table.channels.findIndex((channel) => channel.id === id);
      const channels = table.channels.filter((channel) => channel.id !== id);
      const next = channels[Math.min(place, channels.length - 1)];
      step({ ...table, channels }, `channel-${next?.id}-channel`);
    },
  };
}

/** What the table comes to, and what can be done with it. `isBegun`: before React was there. */
export function useTable(words: CostWords, isBegun: boolean) {
  const [example] = useState(() => exampleTable(words.example));
  const [run] = useState(() => tableRun(example));
  const [handle] = useState(() => handlers(run));
  // The editor shows what is typed at once; what follows from it comes a moment later.
  const [table, setTable] = useState(example);
  const read = useMemo(() => readTable(table), [table]);
  const mark = useKeptMark(run.device);
  useLayoutEffect(() => {
    const unsubscribe = run.subscribe(() => startTransition(() => setTable(run.table())));
    addEventListener('popstate', keepFocus);
    // Not a moment after React listens: a key in between would be lost.
    const end = run.start(!isBegun);
    return () => {
      unsubscribe();
      removeEventListener('popstate', keepFocus);
      end();
    };
  }, [run, isBegun]);
  const isExample = table === example;
  // A link of ours may have been sent on, and its figures changed: what shows is compared, not where it came from.
  const address = !isExample && mark.kind === 'linked' ? writeAddress(table) : undefined;
  const pageOfOurs = words.ours.find(({ figures }) => figures === address)?.of;
  return { run, handle, read, mark, isExample, pageOfOurs };
}
