import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { isServer } from '../tools/is-server.ts';
import { focusStage } from '../tools/stage.tsx';
import { useToolStore } from '../tools/use-tool-state.ts';
import { FIGURES, readAddress, writeAddress } from './address.ts';
import type { Column } from './export-columns.ts';
import {
  type ChannelField,
  channelName,
  emptied,
  exampleTable,
  readTable,
  type TypedTable,
} from './figures.ts';
import type { CostWords } from './page-schema.ts';
import { pastedBlock, unknownColumns, withBlock } from './paste.ts';
import { type CostStore, costTool } from './state.ts';

const focusOn = (id: string) => afterPaint(() => document.getElementById(id)?.focus());

/**
 * A link of ours has figures to be changed; the store then writes its address anew. Not where the browser or the
 * visitor has chosen the place on the page.
 */
const isLinkToFigures = () =>
  !isServer &&
  (location.hash === `#${FIGURES.anchor}` ||
    (readAddress(location.search) !== undefined && scrollY === 0));

/** Back may take away the row that has the focus. */
function keepFocus() {
  if (!document.activeElement?.closest('.cost-channel')) return;
  afterPaint(() => {
    if (document.activeElement === document.body) focusStage();
  });
}

/** What was done to the table, the one before it and the one after it: while that one shows, it can be taken back. */
export type Undo = { table: TypedTable; after: TypedTable } & (
  | { did: 'cleared' }
  | { did: 'removed'; place: number; name: string }
  | {
      did: 'pasted';
      place: number;
      rows: number;
      leftOut: number;
      unknown: readonly string[];
    }
);

const hasFigures = ({ averageFee, share, channels }: TypedTable) =>
  [
    averageFee,
    share,
    ...channels.flatMap(({ id: _, name: __, ...figures }) => Object.values(figures)),
  ].some(Boolean);

/**
 * What can be done with a table; the functions stay the same, so that a row is drawn again only when it changes.
 * `toFirst`: with the next picture of the whole tool the first field takes the focus.
 */
function handlers(
  store: CostStore,
  example: TypedTable,
  offer: Dispatch<SetStateAction<Undo | undefined>>,
  toFirst: () => void,
) {
  /** `focus` is the id of the field that takes the focus. */
  const step = (next: TypedTable, focus: string) => {
    store.dispatch({ type: 'step', table: next });
    focusOn(focus);
  };
  return {
    step,
    clear() {
      const before = store.state();
      toFirst();
      const after = emptied(before);
      store.dispatch({ type: 'step', table: after });
      // A second press removes nothing, and the undo of the first one stays.
      offer((last) =>
        hasFigures(before) ? { did: 'cleared', table: before, after } : last && { ...last, after },
      );
    },
    undo(undo: Undo) {
      const { table } = undo;
      if (undo.did !== 'cleared')
        return step(table, `channel-${table.channels[undo.place]?.id}-channel`);
      toFirst();
      store.dispatch({ type: 'step', table });
    },
    /** Rows of a spreadsheet, at a column of a channel, or from the first where no channel is named. */
    paste(text: string, column: Column, id?: number) {
      const before = store.state();
      const block = pastedBlock(text, column);
      if (!block) return false;
      // Nobody's own rows are counted together with those of an invented firm.
      const isOwn = before !== example;
      const table = isOwn ? before : { averageFee: '', share: '', channels: [] };
      const found = before.channels.findIndex((channel) => channel.id === id);
      const place = isOwn ? Math.max(0, found) : 0;
      const { table: after, ...count } = withBlock(table, block, place);
      step(after, `channel-${after.channels[place]?.id}-channel`);
      offer({
        did: 'pasted',
        table: before,
        after,
        place,
        unknown: unknownColumns(text),
        ...count,
      });
      return true;
    },
    /** A field of the firm. */
    changeFirm(field: 'averageFee' | 'share', value: string) {
      store.dispatch({ type: 'type', table: { ...store.state(), [field]: value } });
    },
    change(id: number, field: ChannelField | 'name', value: string) {
      const table = store.state();
      const channels = table.channels.map((channel) =>
        channel.id === id ? { ...channel, [field]: value } : channel,
      );
      store.dispatch({ type: 'type', table: { ...table, channels } });
    },
    remove(id: number) {
      const table = store.state();
      const place = table.channels.findIndex((channel) => channel.id === id);
      const channels = table.channels.filter((channel) => channel.id !== id);
      const next = channels[Math.min(place, channels.length - 1)];
      const removed = table.channels[place];
      const name = removed ? channelName(removed, place) : '';
      const after = { ...table, channels };
      step(after, `channel-${next?.id}-channel`);
      offer({ did: 'removed', table, after, place, name });
    },
  };
}

export type TableHandle = ReturnType<typeof handlers>;

/** What the table comes to, and what can be done with it. `isBegun`: before React was there. */
export function useTable(words: CostWords, isBegun: boolean) {
  const [example] = useState(() => exampleTable(words.example));
  const { store, status } = useToolStore(() => costTool(example), isBegun);
  const [isForFigures] = useState(isLinkToFigures);
  const [undo, offer] = useState<Undo>();
  const isForFirst = useRef(false);
  const hasArrived = useRef(false);
  const toFirst = () => {
    isForFirst.current = true;
  };
  const [handle] = useState(() => handlers(store, example, offer, toFirst));
  // The editor shows what is typed at once; what follows from it comes a moment later.
  const [table, setTable] = useState(example);
  const read = useMemo(() => readTable(table), [table]);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setTable(store.state()));
    follow();
    const unsubscribe = store.subscribe(follow);
    addEventListener('popstate', keepFocus);
    return () => {
      unsubscribe();
      removeEventListener('popstate', keepFocus);
    };
  }, [store]);
  // The part above the figures has its new height only now, so the scroll waits for it.
  useLayoutEffect(() => {
    if (table !== store.state()) return;
    const isFirst = isForFirst.current;
    isForFirst.current = false;
    if (isFirst) document.getElementById('cost-firmFee')?.focus({ preventScroll: true });
    const place = isFirst
      ? FIGURES.bar
      : table !== example && isForFigures && !hasArrived.current
        ? FIGURES.anchor
        : undefined;
    if (table !== example) hasArrived.current = true;
    if (place) document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
  }, [table, store, example, isForFigures]);
  const isExample = table === example;
  // A link of ours may have been sent on, and its figures changed: what shows is compared, not where it came from.
  const address = !isExample && status.kind === 'fromLink' ? writeAddress(table) : undefined;
  const pageOfOurs = words.ours.find(({ figures }) => figures === address)?.of;
  return { store, handle, undo, read, of: table, status, isExample, pageOfOurs };
}
