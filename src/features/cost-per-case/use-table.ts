import {
  type Dispatch,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { isServer } from '../tools/is-server.ts';
import { focusStage, STAGE_HEADING } from '../tools/stage.tsx';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition, ToolStore } from '../tools/tool-store.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import { cleanName, FIGURES_ANCHOR, readAddress, writeAddress } from './address.ts';
import {
  type ChannelField,
  channelName,
  exampleTable,
  readTable,
  type TypedTable,
  withOneMore,
  withoutFigures,
} from './figures.ts';
import { counted } from './money.ts';
import type { CostCopy } from './page-schema.ts';
import {
  blockOf,
  type PastedRows,
  type PastedSheet,
  readSheet,
  type TableColumn,
  withBlock,
} from './paste.ts';

/** Increase this when the format of the saved table changes. */
const VERSION = 1;

/** `type`: a field was changed. `step`: rows were added or removed, or figures were cleared; Back undoes it. */
type CostAction = { type: 'type' | 'step'; table: TypedTable };
/** A table is saved as the text of its address. */
type CostStore = ToolStore<TypedTable, CostAction, string>;

/** Defines the calculator for the tool engine. It begins with the example, which has no address. */
export function costTool(example: TypedTable): ToolDefinition<TypedTable, CostAction, string> {
  const untouched = writeAddress(example);
  /** Returns undefined for the example. */
  const toSaved = (table: TypedTable) => {
    const text = writeAddress(table);
    return text === untouched ? undefined : text;
  };
  return {
    storageKey: STORAGE_KEYS.cost,
    version: VERSION,
    initial: example,
    reduce: (_, { table }) => table,
    effectOf: ({ type }) => (type === 'type' ? 'typing' : 'step'),
    encode(table) {
      const text = toSaved(table);
      return text ? `#${text}` : '';
    },
    decode: ({ hash, search }) => readAddress(hash) ?? readAddress(search),
    toSaved,
    readSaved: (value) => (typeof value === 'string' && readAddress(value) ? value : undefined),
    fromSaved: (text) => readAddress(text) ?? example,
  };
}

/** Returns whether the address leads to the calculator: by its anchor, or because it contains figures. */
const isLinkToFigures = () =>
  !isServer &&
  (location.hash === `#${FIGURES_ANCHOR}` || readAddress(location.search) !== undefined);

/** Focuses the first field and scrolls its section to the top of the screen. */
const focusFirst = () =>
  afterPaint(() => {
    document.getElementById('cost-firmFee')?.focus({ preventScroll: true });
    const part = document.getElementById(STAGE_HEADING)?.closest('section');
    part?.scrollIntoView({ behavior: 'instant' });
  });

/** Moves the focus if Back removes the row that has it. */
function keepFocus() {
  if (!document.activeElement?.closest('.cost-channel')) return;
  afterPaint(() => {
    if (document.activeElement === document.body) focusStage();
  });
}

/**
 * The notice of a change, shown while the table is still `after`. The change can be undone if `before` is another table.
 * `place` is the row that it concerns; without it, it concerns all rows.
 */
export type UndoableChange = {
  before: TypedTable;
  after: TypedTable;
  place?: number | undefined;
  text: string;
};

/**
 * Returns a sentence about the pasted rows and what was left out. If the rows had no column names, it says which columns
 * they were read as.
 */
function pastedText(
  words: CostCopy['editor'],
  { columns, leftOut }: PastedSheet,
  block: PastedRows,
  { rows, leftOut: tooMany }: { rows: number; leftOut: number },
) {
  const labels: Record<string, string> = { ...words, averageFee: words.ownFee };
  const readAs = Object.keys(columns ? {} : (block[0] ?? {}));
  const as = readAs.map((column) => labels[column]?.replace(', $', '')).join(', ');
  const count = `${counted(rows, 'row')}${readAs.length > 1 ? ` (${as})` : ''}`;
  const names = leftOut.map(cleanName).join(', ').replace(/\.$/, '');
  const texts = [
    rows > 0 && words.pasted.replace('{rows}', count),
    tooMany > 0 && words.tooMany.replace('{rows}', counted(tooMany, 'row')),
    leftOut.length > 0 && words.leftOutColumns.replace('{columns}', () => names),
  ];
  return texts.filter(Boolean).join(' ') || words.unreadable;
}

/** Returns the actions on a table. The functions never change, so React renders a row again only if the row changes. */
function handlers(
  store: CostStore,
  example: TypedTable,
  words: CostCopy['editor'],
  setUndo: Dispatch<SetStateAction<UndoableChange | undefined>>,
) {
  const type = (table: TypedTable) => store.dispatch({ type: 'type', table });
  /**
   * Shows the table and focuses the row at `place`, or the last row. Without `place` it focuses the first field of the
   * firm.
   */
  const show = (table: TypedTable, place?: number) => {
    store.dispatch({ type: 'step', table });
    if (place === undefined) return focusFirst();
    const row = table.channels[place] ?? table.channels.at(-1);
    afterPaint(() => document.getElementById(`channel-${row?.id}-channel`)?.focus());
  };
  const showUndoable = (after: TypedTable, text: string, place?: number) => {
    setUndo({ before: store.state(), after, place, text });
    show(after, place);
  };
  const placeOf = (id: number | undefined) =>
    store.state().channels.findIndex((channel) => channel.id === id);
  return {
    add() {
      const table = withOneMore(store.state());
      show(table, table.channels.length - 1);
    },
    clear() {
      const after = withoutFigures(store.state());
      if (writeAddress(store.state()) === writeAddress(after)) focusFirst();
      else showUndoable(after, words.cleared);
    },
    undo: ({ before, place }: UndoableChange) => show(before, place),
    /** Pastes rows of a spreadsheet at a column of a channel, or from the first row if no channel is named. */
    paste(pasted: string, column: TableColumn, id?: number) {
      const before = store.state();
      const sheet = readSheet(pasted);
      if (!sheet) return false;
      const block = blockOf(sheet, column);
      if (block.length === 0) {
        if (!sheet.columns) return false;
        const text = pastedText(words, sheet, block, { rows: 0, leftOut: 0 });
        // A change before this paste can still be undone.
        setUndo((last) =>
          last?.after === before ? { ...last, text } : { before, after: before, text },
        );
        return true;
      }
      // Pasted rows replace the example's rows, so that both are not added up.
      const isOwn = before !== example;
      const table = isOwn ? before : { averageFee: '', share: '', channels: [] };
      const place = isOwn ? Math.max(0, placeOf(id)) : 0;
      const { table: after, ...counts } = withBlock(table, block, place);
      showUndoable(after, pastedText(words, sheet, block, counts), place);
      return true;
    },
    /** Changes a field of the firm. */
    changeFirm(field: 'averageFee' | 'share', value: string) {
      type({ ...store.state(), [field]: value });
    },
    change(id: number, field: ChannelField | 'name', value: string) {
      const { channels, ...firm } = store.state();
      const changed = channels.map((each) => (each.id === id ? { ...each, [field]: value } : each));
      type({ ...firm, channels: changed });
    },
    remove(id: number) {
      const { channels, ...firm } = store.state();
      const place = placeOf(id);
      const removed = channels[place];
      if (!removed) return;
      const text = words.removed.replace('{name}', () => channelName(removed, place));
      showUndoable({ ...firm, channels: channels.toSpliced(place, 1) }, text, place);
    },
  };
}

export type TableHandle = ReturnType<typeof handlers>;

/** Returns the table, its result and its actions. `isBegun` is true if it was used before React loaded. */
export function useTable(words: CostCopy, isBegun: boolean) {
  const [example] = useState(() => exampleTable(words.example));
  // Read here, because the store removes anchor and query from the address.
  const [isForFigures] = useState(isLinkToFigures);
  const { state: table, store, status } = useToolState(() => costTool(example), isBegun);
  const [undo, setUndo] = useState<UndoableChange>();
  const [handle] = useState(() => handlers(store, example, words.editor, setUndo));
  // The fields show typed text at once; the result follows after a short delay.
  const settled = useDeferredValue(table);
  const read = useMemo(() => readTable(settled), [settled]);
  useEffect(() => {
    if (isForFigures)
      document.getElementById(FIGURES_ANCHOR)?.scrollIntoView({ behavior: 'instant' });
    addEventListener('popstate', keepFocus);
    return () => removeEventListener('popstate', keepFocus);
  }, [isForFigures]);
  const current = undo?.after === table ? undo : undefined;
  return { store, handle, table, undo: current, read, status, isExample: settled === example };
}
