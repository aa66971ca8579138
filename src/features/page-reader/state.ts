import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import { type PageReading, readingSchema, type UnreadAnswer } from './reading.ts';

/** The reason why there is no result: the page was not checked, or the server did not answer. */
export type ReaderFailure = UnreadAnswer | { error: string };
export type ReaderState = {
  view: 'form' | 'reading' | 'result';
  /** The last result. The form keeps it, because the browser's Back and Forward lead to it. */
  reading?: PageReading | undefined;
  failure?: ReaderFailure;
};
export type ReaderAction =
  | { type: 'started' }
  | { type: 'failed'; failure: ReaderFailure }
  | { type: 'read'; reading: PageReading }
  | { type: 'again' };

/** Hash of the address of a result. The result itself is saved on the device. */
const HASH = '#result';
/** Increase this when the format of a reading changes. */
const VERSION = 2;

function reduce({ reading }: ReaderState, action: ReaderAction): ReaderState {
  if (action.type === 'read') return { view: 'result', reading: action.reading };
  if (action.type === 'started') return { view: 'reading', reading };
  if (action.type === 'failed') return { view: 'form', reading, failure: action.failure };
  return { view: 'form', reading };
}

/** Defines the page reader for the tool engine. A result is a step of the history and is saved on this device. */
export const readerTool: ToolDefinition<ReaderState, ReaderAction, PageReading> = {
  storageKey: STORAGE_KEYS.reader,
  version: VERSION,
  initial: { view: 'form' },
  reduce,
  effectOf: ({ type }) => (type === 'read' || type === 'again' ? 'step' : 'change'),
  encode: ({ view, reading }) => (view === 'result' && reading ? HASH : ''),
  decode: ({ hash }) => (hash === HASH ? { view: 'result' } : undefined),
  toSaved: ({ reading }) => reading,
  readSaved: (value) => readingSchema.safeParse(value).data,
  fromSaved: (reading) => ({ view: 'result', reading }),
  travel: ({ reading }, { view }) => ({ view: reading ? view : 'form', reading }),
};
