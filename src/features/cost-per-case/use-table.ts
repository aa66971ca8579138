import {
  type Dispatch,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { STAGE_HEADING_ID } from '../../ui/stage.tsx';
import { isServer } from '../tools/is-server.ts';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition, ToolStore } from '../tools/tool-store.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import { cleanName, FIGURES_ANCHOR, readAddress, writeAddress } from './address.ts';
import {
  type ChannelField,
  channelName,
  clearFigures,
  computeTable,
  exampleTable,
  type TableInput,
  withBlankChannel,
} from './figures.ts';
import { countText } from './money.ts';
import type { CostCopy } from './page-schema.ts';
import {
  createBlock,
  type PastedRows,
  type PastedSheet,
  pasteBlock,
  readSheet,
  type TableColumn,
} from './paste.ts';

/** Increase this when the format of the saved table changes. */
const SAVED_VERSION = 1;

/** `step`: rows were added or removed, or figures were cleared. */
type CostAction = { type: 'typing' | 'step'; table: TableInput };
type CostStore = ToolStore<TableInput, CostAction, string>;

/** The tool begins with the example, which has no address. */
export function costTool(example: TableInput): ToolDefinition<TableInput, CostAction, string> {
  const exampleText = writeAddress(example);
  const toSavedValue = (table: TableInput) => {
    const text = writeAddress(table);
    return text === exampleText ? undefined : text;
  };
  return {
    storageKey: STORAGE_KEYS.cost,
    version: SAVED_VERSION,
    initial: example,
    reduce: (_, { table }) => table,
    effectOf: ({ type }) => type,
    encode(table) {
      const text = toSavedValue(table);
      return text ? `#${text}` : '';
    },
    decode: ({ hash, search }) => readAddress(hash) ?? readAddress(search),
    toSavedValue,
    parseSavedValue: (value) =>
      typeof value === 'string' && readAddress(value) ? value : undefined,
    fromSavedValue: (text) => readAddress(text) ?? example,
  };
}

const isLinkToFigures = () =>
  !isServer &&
  (location.hash === `#${FIGURES_ANCHOR}` || readAddress(location.search) !== undefined);

const focusFirmFee = () =>
  afterPaint(() => {
    document.getElementById('cost-firmFee')?.focus({ preventScroll: true });
    document.getElementById(STAGE_HEADING_ID)?.scrollIntoView({ behavior: 'instant' });
  });

/**
 * A change that the visitor can undo. Its notice is shown while the table is `after`. If `index` is
 * undefined, all rows have changed.
 */
export type UndoableChange = {
  before: TableInput;
  after: TableInput;
  index?: number | undefined;
  text: string;
};

/** Names the columns of the pasted figures unless the pasted text has a header row. */
function pasteNotice(
  copy: CostCopy['editor'],
  { columns, leftOutColumns }: PastedSheet,
  block: PastedRows,
  { rowCount, leftOutRowCount }: { rowCount: number; leftOutRowCount: number },
) {
  const labels: Record<string, string> = { ...copy, averageFee: copy.ownFee };
  const readColumns = Object.keys(columns ? {} : (block[0] ?? {}));
  const columnNames = readColumns.map((column) => labels[column]?.replace(', $', '')).join(', ');
  const count = `${countText(rowCount, 'row')}${readColumns.length > 1 ? ` (${columnNames})` : ''}`;
  const leftOutNames = leftOutColumns.map(cleanName).join(', ').replace(/\.$/, '');
  const texts = [
    rowCount > 0 && copy.pasted.replace('{rows}', count),
    leftOutRowCount > 0 && copy.tooMany.replace('{rows}', countText(leftOutRowCount, 'row')),
    leftOutColumns.length > 0 && copy.leftOutColumns.replace('{columns}', () => leftOutNames),
  ];
  return texts.filter(Boolean).join(' ') || copy.unreadable;
}

/** The returned functions stay the same, so React renders a row again only if the row changes. */
function createTableHandlers(
  store: CostStore,
  example: TableInput,
  copy: CostCopy['editor'],
  setUndo: Dispatch<SetStateAction<UndoableChange | undefined>>,
) {
  const dispatchTyping = (table: TableInput) => store.dispatch({ type: 'typing', table });
  /** If `index` is undefined, the first field of the firm gets the focus. */
  const showTable = (table: TableInput, index?: number) => {
    store.dispatch({ type: 'step', table });
    if (index === undefined) return focusFirmFee();
    const row = table.channels[index] ?? table.channels.at(-1);
    afterPaint(() => document.getElementById(`channel-${row?.id}-channel`)?.focus());
  };
  const showUndoable = (after: TableInput, text: string, index?: number) => {
    setUndo({ before: store.state(), after, index, text });
    showTable(after, index);
  };
  const indexOfChannel = (id: number | undefined) =>
    store.state().channels.findIndex((channel) => channel.id === id);
  return {
    add() {
      const table = withBlankChannel(store.state());
      showTable(table, table.channels.length - 1);
    },
    clear() {
      const clearedInput = clearFigures(store.state());
      if (writeAddress(store.state()) === writeAddress(clearedInput)) focusFirmFee();
      else showUndoable(clearedInput, copy.cleared);
    },
    undo: ({ before, index }: UndoableChange) => showTable(before, index),
    paste(pastedText: string, column: TableColumn, id?: number) {
      const before = store.state();
      const sheet = readSheet(pastedText);
      if (!sheet) return false;
      const block = createBlock(sheet, column);
      if (block.length === 0) {
        if (!sheet.columns) return false;
        const text = pasteNotice(copy, sheet, block, { rowCount: 0, leftOutRowCount: 0 });
        // The visitor can still undo the change before this paste.
        setUndo((lastChange) =>
          lastChange?.after === before ? { ...lastChange, text } : { before, after: before, text },
        );
        return true;
      }
      // Pasted rows replace the rows of the example. Otherwise the example would count in the
      // visitor's total.
      const isVisitorTable = before !== example;
      const table = isVisitorTable ? before : { averageFee: '', share: '', channels: [] };
      const index = isVisitorTable ? Math.max(0, indexOfChannel(id)) : 0;
      const { table: after, ...counts } = pasteBlock(table, block, index);
      showUndoable(after, pasteNotice(copy, sheet, block, counts), index);
      return true;
    },
    changeFirm(field: 'averageFee' | 'share', value: string) {
      dispatchTyping({ ...store.state(), [field]: value });
    },
    change(id: number, field: ChannelField | 'name', value: string) {
      const { channels, ...firm } = store.state();
      const changedChannels = channels.map((channel) =>
        channel.id === id ? { ...channel, [field]: value } : channel,
      );
      dispatchTyping({ ...firm, channels: changedChannels });
    },
    remove(id: number) {
      const { channels, ...firm } = store.state();
      const index = indexOfChannel(id);
      const removedChannel = channels[index];
      if (!removedChannel) return;
      const text = copy.removed.replace('{name}', () => channelName(removedChannel, index));
      showUndoable({ ...firm, channels: channels.toSpliced(index, 1) }, text, index);
    },
  };
}

export type TableHandlers = ReturnType<typeof createTableHandlers>;

export function useTable(copy: CostCopy, wasUsedBeforeLoad: boolean) {
  const [example] = useState(() => exampleTable(copy.example));
  // The address is read here, because the store removes anchor and query from the address.
  const [isFiguresLink] = useState(isLinkToFigures);
  const { state: table, store, status } = useToolState(() => costTool(example), wasUsedBeforeLoad);
  const [undo, setUndo] = useState<UndoableChange>();
  const [handlers] = useState(() => createTableHandlers(store, example, copy.editor, setUndo));
  const deferredTable = useDeferredValue(table);
  const tableResult = useMemo(() => computeTable(deferredTable), [deferredTable]);
  useEffect(() => {
    if (isFiguresLink)
      document.getElementById(FIGURES_ANCHOR)?.scrollIntoView({ behavior: 'instant' });
  }, [isFiguresLink]);
  return {
    store,
    handlers,
    table,
    undo: undo?.after === table ? undo : undefined,
    tableResult,
    status,
    isExample: deferredTable === example,
  };
}
