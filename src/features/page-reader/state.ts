import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import { type Reading, readingSchema, type UnreadAnswer } from './reading.ts';

/** Why there is no result: the page was not checked, or no answer came. */
export type Failure = UnreadAnswer | { error: string };
export type ReaderState =
  /** `last`: the result that the browser's Back or Forward leads to. */
  | { view: 'form'; failure?: Failure; last?: Reading | undefined }
  | { view: 'reading'; last?: Reading | undefined }
  | { view: 'result'; reading: Reading }
  /** The address of a result, which is saved on the device and not in the address. */
  | { view: 'saved' };
export type ReaderAction =
  | { type: 'started' }
  | { type: 'failed'; failure: Failure }
  | { type: 'read'; reading: Reading }
  | { type: 'again' };

const HASH = '#result';
/** Raised when the form of a reading changes. */
const VERSION = 1;

const lastOf = (state: ReaderState) => {
  if (state.view === 'result') return state.reading;
  return state.view === 'saved' ? undefined : state.last;
};

function reduce(state: ReaderState, action: ReaderAction): ReaderState {
  if (action.type === 'read') return { view: 'result', reading: action.reading };
  const last = lastOf(state);
  if (action.type === 'started') return { view: 'reading', last };
  if (action.type === 'failed') return { view: 'form', failure: action.failure, last };
  return { view: 'form', last };
}

/** The page reader for the tool engine: a result is a step, and is saved on this device. */
export const readerTool: ToolDefinition<ReaderState, ReaderAction, Reading> = {
  storageKey: STORAGE_KEYS.reader,
  version: VERSION,
  initial: { view: 'form' },
  reduce,
  effectOf: ({ type }) => (type === 'read' || type === 'again' ? 'step' : 'change'),
  encode: ({ view }) => (view === 'result' ? HASH : ''),
  decode: ({ hash }) => (hash === HASH ? { view: 'saved' } : undefined),
  toSaved: (state) => (state.view === 'result' ? state.reading : undefined),
  readSaved: (value) => readingSchema.safeParse(value).data,
  fromSaved: (reading) => ({ view: 'result', reading }),
  travel(current, entry) {
    const last = lastOf(current);
    if (entry.view !== 'saved') return { view: 'form', last };
    return last ? { view: 'result', reading: last } : { view: 'form' };
  },
};
