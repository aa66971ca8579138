// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ToolDefinition, ToolStore, TYPING_PAUSE_MS } from './tool-store.ts';

vi.mock('../../ui/after-paint.ts', () => ({ afterPaint: (work: () => void) => work() }));

type State = { page: number; text: string };
type Action =
  | { type: 'go'; page: number }
  | { type: 'choose'; text: string }
  | { type: 'write'; text: string }
  | { type: 'remove' };
const KEY = 'notes';
const PATH = '/tools/notes';

const notes: ToolDefinition<State, Action, string> = {
  storageKey: KEY,
  version: 1,
  initial: { page: 0, text: '' },
  reduce(state, action) {
    if (action.type === 'go') return action.page > 3 ? state : { ...state, page: action.page };
    return { ...state, text: action.type === 'remove' ? 'removed' : action.text };
  },
  effectOf({ type }) {
    if (type === 'write') return 'typing';
    return type === 'choose' ? 'change' : 'step';
  },
  encode: ({ page, text }) => (text || page ? `#text=${text}&page=${page}` : ''),
  decode({ hash, search }) {
    const fields = new URLSearchParams((hash || search).slice(1));
    if (!fields.has('text')) return undefined;
    return { text: fields.get('text') ?? '', page: Number(fields.get('page')) };
  },
  toSavedValue: ({ text }) => text || undefined,
  parseSavedValue: (value) => (typeof value === 'string' ? value : undefined),
  fromSavedValue: (text, linked) => ({ page: linked?.page ?? 1, text }),
};
const wizard = {
  ...notes,
  toSavedValue: ({ page, text }: State) => (text ? `${text} ${page}` : undefined),
  afterHistoryMove: (current: State, entry: State) => ({ ...entry, text: current.text }),
};

let stopListening = () => {};
function startAt(address = '', tool = notes, shouldRestore = true) {
  stopListening();
  history.replaceState(null, '', `${PATH}${address}`);
  return restart(tool, shouldRestore);
}
function restart(tool = notes, shouldRestore = true) {
  stopListening();
  const store = new ToolStore(tool);
  store.begin(shouldRestore);
  stopListening = store.listen();
  return store;
}
const historyEntry = () => ({ state: history.state as unknown, hash: location.hash });
function showEntry(entry: { state: unknown; hash: string }) {
  history.replaceState(entry.state, '', `${PATH}${entry.hash}`);
  dispatchEvent(new Event('popstate'));
}
const savedText = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')?.value;
const saveInOtherTab = (value: string) => {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, at: 1, value }));
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
};

beforeEach(() => localStorage.clear());
afterEach(() => stopListening());

test('a step adds a history entry, an answer replaces the entry, and an action without effect does neither', () => {
  const store = startAt();
  const entries = history.length;
  store.dispatch({ type: 'go', page: 9 });
  expect([location.hash, history.length - entries]).toEqual(['', 0]);
  store.dispatch({ type: 'choose', text: 'a' });
  expect([location.hash, history.length - entries]).toEqual(['#text=a&page=0', 0]);
  store.dispatch({ type: 'go', page: 1 });
  expect([location.hash, history.length - entries]).toEqual(['#text=a&page=1', 1]);
});

test('typing is saved after a pause, before the next step, or when the page is left', () => {
  vi.useFakeTimers();
  const store = startAt();
  store.dispatch({ type: 'write', text: 'a' });
  vi.advanceTimersByTime(TYPING_PAUSE_MS - 1);
  store.dispatch({ type: 'write', text: 'ab' });
  vi.advanceTimersByTime(TYPING_PAUSE_MS - 1);
  expect([store.state().text, location.hash, savedText()]).toEqual(['ab', '', undefined]);
  vi.advanceTimersByTime(1);
  expect([location.hash, savedText()]).toEqual(['#text=ab&page=0', 'ab']);
  store.dispatch({ type: 'write', text: 'abc' });
  const entries = history.length;
  store.dispatch({ type: 'remove' });
  expect([location.hash, history.length - entries]).toEqual(['#text=removed&page=0', 1]);
  store.dispatch({ type: 'write', text: 'left' });
  dispatchEvent(new Event('pagehide'));
  expect([location.hash, savedText()]).toEqual(['#text=left&page=0', 'left']);
});

test('the state in the query of a link moves into the fragment', () => {
  const store = startAt('?text=linked&page=2');
  expect(store.state()).toEqual({ text: 'linked', page: 2 });
  expect(location.href).toMatch(/\/tools\/notes#text=linked&page=2$/);
  expect(startAt('?utm_source=mail#text=a&page=0').state().text).toBe('a');
  expect(location.search).toBe('?utm_source=mail');
});

test('Back shows the state of a history entry, and saves it if this tool wrote the entry', () => {
  const store = startAt();
  store.dispatch({ type: 'choose', text: 'a' });
  const before = historyEntry();
  store.dispatch({ type: 'remove' });
  showEntry(before);
  expect([store.state().text, savedText(), store.status().kind]).toEqual(['a', 'a', 'saved']);
});

test('an address without a value, such as a bookmark, shows the saved work', () => {
  const store = startAt();
  store.dispatch({ type: 'choose', text: 'a' });
  showEntry({ state: null, hash: '#text=&page=2' });
  expect([store.state(), savedText()]).toEqual([{ text: 'a', page: 2 }, 'a']);
});

test('after Back a wizard keeps later answers of the same attempt, and saves its step', () => {
  const store = startAt('', wizard);
  store.dispatch({ type: 'choose', text: 'a' });
  const first = historyEntry();
  store.dispatch({ type: 'go', page: 1 });
  store.dispatch({ type: 'choose', text: 'later' });
  const second = historyEntry();
  showEntry(first);
  expect(store.state()).toEqual({ page: 0, text: 'later' });
  expect([location.hash, savedText()]).toEqual(['#text=later&page=0', 'later 0']);
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  showEntry(second);
  expect(savedText()).toBeUndefined();
});

test('after a reset Back leads to the earlier attempt, and Forward to the new attempt', () => {
  const store = startAt('#text=old&page=1', wizard);
  const old = historyEntry();
  store.reset();
  expect([store.state(), location.hash]).toEqual([{ page: 0, text: '' }, '']);
  store.dispatch({ type: 'choose', text: 'new' });
  const next = historyEntry();
  showEntry(old);
  expect(store.state().text).toBe('old');
  showEntry(next);
  expect(store.state().text).toBe('new');
});

test('saved work is restored at the next visit, and the address keeps a footnote', () => {
  startAt().dispatch({ type: 'choose', text: 'mine' });
  const store = startAt('#claim-1');
  expect([store.state(), location.hash]).toEqual([{ page: 1, text: 'mine' }, '#claim-1']);
  expect(store.status()).toMatchObject({ kind: 'saved', isRestored: true });
});

test('saved work does not replace a tool that is already in use', () => {
  startAt().dispatch({ type: 'choose', text: 'mine' });
  expect(startAt('', notes, false).state().text).toBe('');
});

test('saved work is not replaced by changes to a linked state, and can be shown again', () => {
  startAt().dispatch({ type: 'choose', text: 'mine' });
  const store = startAt('#text=linked&page=2');
  store.dispatch({ type: 'choose', text: 'played' });
  expect(savedText()).toBe('mine');
  expect(store.status()).toEqual({ kind: 'fromLink', savedAt: expect.any(Number) });
  store.showSavedState();
  expect([store.state().text, store.status().kind]).toEqual(['mine', 'saved']);
});

test('the first change of a linked state is saved if nothing was saved before', () => {
  const store = startAt('#text=linked&page=2');
  expect(savedText()).toBeUndefined();
  expect(store.status()).toEqual({ kind: 'fromLink', savedAt: undefined });
  store.dispatch({ type: 'go', page: 1 });
  expect(savedText()).toBeUndefined();
  store.dispatch({ type: 'choose', text: 'changed' });
  expect([savedText(), store.status().kind]).toEqual(['changed', 'saved']);
});

test('after a reset of a linked state new work replaces saved work only on request', () => {
  startAt().dispatch({ type: 'choose', text: 'mine' });
  const store = startAt('#text=linked&page=2');
  store.reset();
  store.dispatch({ type: 'choose', text: 'new' });
  expect([savedText(), store.status().kind]).toEqual(['mine', 'differs']);
  store.saveShownState();
  expect([savedText(), store.status().kind]).toEqual(['new', 'saved']);
});

test('saved work is removed by a change that leaves nothing to save', () => {
  const store = startAt();
  for (const text of ['mine', '']) store.dispatch({ type: 'choose', text });
  expect([savedText(), store.status().kind]).toEqual([undefined, 'none']);
});

test('clearing saved work restarts the tool, but does not change a linked state', () => {
  const ownEntry = startAt();
  ownEntry.dispatch({ type: 'choose', text: 'mine' });
  ownEntry.clearSavedEntry();
  expect([savedText(), ownEntry.state().text, location.hash]).toEqual([undefined, '', '']);
  saveInOtherTab('mine');
  const linked = startAt('#text=linked&page=2');
  linked.clearSavedEntry();
  expect([savedText(), linked.state().text]).toEqual([undefined, 'linked']);
});

test('saved work of another tab is replaced only on request, never by a change or a reload', () => {
  const store = startAt();
  store.dispatch({ type: 'choose', text: 'mine' });
  saveInOtherTab('theirs');
  expect(store.status().kind).toBe('differs');
  store.dispatch({ type: 'choose', text: 'changed' });
  const reloaded = restart();
  const { kind } = reloaded.status();
  expect([reloaded.state().text, savedText(), kind]).toEqual(['changed', 'theirs', 'differs']);
  reloaded.saveShownState();
  expect([savedText(), reloaded.status().kind]).toEqual(['changed', 'saved']);
});

test('after another tab cleared saved work, the next change is saved again', () => {
  const store = startAt();
  store.dispatch({ type: 'choose', text: 'mine' });
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  store.dispatch({ type: 'go', page: 1 });
  expect(savedText()).toBeUndefined();
  expect(store.status()).toEqual({ kind: 'differs', savedAt: undefined });
  store.dispatch({ type: 'choose', text: 'more' });
  expect([savedText(), store.status().kind]).toEqual(['more', 'saved']);
});

test.each([
  'no json',
  'null',
  JSON.stringify({ version: 0, at: 1, value: 'of an earlier version' }),
  JSON.stringify({ version: 1, at: 'Tuesday', value: 'without a day' }),
  JSON.stringify({ version: 1, at: 1, value: { of: 'another tool' } }),
])('saved work that is damaged, old or of another kind is removed instead of read: %s', (text) => {
  localStorage.setItem(KEY, text);
  expect([startAt().state().text, localStorage.getItem(KEY)]).toEqual(['', null]);
});

test('if the browser refuses to save, the tool works, shows a notice and removes old work', () => {
  const removeItem = vi.fn();
  const setItem = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const refusing = { getItem: () => null, setItem, removeItem } as unknown as Storage;
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(refusing);
  const store = startAt();
  store.dispatch({ type: 'choose', text: 'mine' });
  const shown = [store.state().text, location.hash, store.status().kind];
  expect(shown).toEqual(['mine', '#text=mine&page=0', 'refused']);
  expect(removeItem).toHaveBeenCalledWith(KEY);
});
