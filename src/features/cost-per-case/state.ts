import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition, ToolStore } from '../tools/tool-store.ts';
import { readAddress, writeAddress } from './address.ts';
import type { TypedTable } from './figures.ts';

/** Raised when the form of the saved table changes. */
const VERSION = 1;

/** `type`: a field has changed. `step`: rows came or went, or figures were cleared, which Back undoes. */
export type CostAction = { type: 'type' | 'step'; table: TypedTable };

/** A saved table is the text of its address. */
export type CostStore = ToolStore<TypedTable, CostAction, string>;

/** The calculator for the tool engine. It begins with the example, which has no address. */
export function costTool(example: TypedTable): ToolDefinition<TypedTable, CostAction, string> {
  const untouched = writeAddress(example);
  return {
    storageKey: STORAGE_KEYS.cost,
    version: VERSION,
    initial: example,
    reduce: (_, { table }) => table,
    effectOf: ({ type }) =>
      type === 'type'
        ? { history: 'replace', saves: true, when: 'typing' }
        : { history: 'step', saves: true, when: 'afterPaint' },
    encode(table) {
      const text = writeAddress(table);
      return text === untouched ? '' : `#${text}`;
    },
    decode: ({ hash, search }) => readAddress(hash) ?? readAddress(search),
    toSaved(table) {
      const text = writeAddress(table);
      return text === untouched ? undefined : text;
    },
    readSaved: (value) => (typeof value === 'string' && readAddress(value) ? value : undefined),
    fromSaved: (text) => readAddress(text) ?? example,
    viewOf: () => 'table',
  };
}
