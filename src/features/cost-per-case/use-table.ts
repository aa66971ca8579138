import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { isArriving, showTool } from '../tools/ask-for-tool.ts';
import { useKeptMark } from '../tools/kept-line.tsx';
import { exampleTable } from './example.ts';
import { type ChannelField, readTable, type TypedTable } from './figures.ts';
import type { CostWords } from './page-schema.ts';
import { tableRun } from './table-run.ts';

const focusOn = (id: string) => afterPaint(() => document.getElementById(id)?.focus());

/** What can be done with a table; the functions stay the same, so that a row is drawn again only when it changes. */
function handlers(run: ReturnType<typeof tableRun>) {
  /** `focus` is the id of the field that takes the focus. */
  const step = (next: TypedTable, focus: string) => {
    run.step(next);
    focusOn(focus);
  };
  return {
    step,
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

/** The table that shows, what it comes to, and what can be done with it. */
export function useTable(form: RefObject<HTMLFormElement | null>, words: CostWords['example']) {
  const [example] = useState(() => exampleTable(words));
  const [run] = useState(() => tableRun(example));
  const [handle] = useState(() => handlers(run));
  const table = useSyncExternalStore(run.subscribe, run.table, () => example);
  // What is typed shows at once, and what follows from it a moment later.
  const settled = useDeferredValue(table);
  const read = useMemo(() => readTable(settled), [settled]);
  // Not a moment after React listens: a key in between would be lost.
  useLayoutEffect(() => run.start(form.current, isArriving()), [run, form]);
  useEffect(showTool, []);
  return { run, handle, table, read, mark: useKeptMark(run.device), isExample: table === example };
}
