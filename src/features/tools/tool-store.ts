import { afterPaint } from '../../ui/after-paint.ts';
import { savedEntry } from './saved-entry.ts';

/** Typing pauses this long before address and storage follow it, in ms: browsers limit changes of the address. */
export const TYPING_PAUSE_MS = 400;

/** The definition of a tool: its state, and how the state is read and written. */
export type ToolDefinition<State, Action, Value> = {
  /** Name of the entry in local storage, and the version of its form. */
  storageKey: string;
  version: number;
  initial: State;
  /** The next state; the same object where the action changes nothing. */
  reduce(state: State, action: Action): State;
  /** `step`: the browser's Back undoes it. `typing`: address and storage wait until typing pauses. */
  effectOf(action: Action): 'step' | 'change' | 'typing';
  /** The hash of a state with its "#"; empty for one that has no address. */
  encode(state: State): string;
  /** The state of an address; undefined where it has none of this tool. */
  decode(location: Pick<Location, 'hash' | 'search'>): State | undefined;
  /** Returns the saved part of a state; undefined if there is nothing to save. */
  toSaved(state: State): Value | undefined;
  /** Returns undefined for a value that is not one of ours. */
  readSaved(value: unknown): Value | undefined;
  /** The state of a saved value. `linked`: that of the address, which may name a place in it. */
  fromSaved(value: Value, linked?: State): State;
  /** Returns whether a link has the same work as the saved value; by default their JSON is compared. */
  isSame?(saved: Value, linked: Value): boolean;
  /** The state after Back or Forward within one run; by default the state of the entry. */
  travel?(current: State, entry: State): State;
};

/** Relation of the shown state to the saved one. `savedAt` in ms; undefined if nothing is saved. */
export type SaveStatus =
  | { kind: 'none' }
  /** Both are the same. `restored`: the page began with the saved state. */
  | { kind: 'saved'; savedAt: number; restored: boolean }
  /** The shown state comes from a link. */
  | { kind: 'fromLink'; savedAt: number | undefined }
  /** Another tab or an earlier visit has saved or cleared something else. */
  | { kind: 'differs'; savedAt: number | undefined }
  /** The browser refuses to save, or has no room. */
  | { kind: 'refused' };

/** Data in an entry of the browser's history: the run that it belongs to, and whether its state comes from a link. */
type HistoryEntry = { run: number; isLinked: boolean };
const present = () => history.state as Partial<HistoryEntry> | null;
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of a tool with its address, its entry in local storage and the browser's history.
 *
 * The visitor's work is saved on this device. Where the device has saved something else, by another tab or before a link
 * was opened, changes are shown and not saved until the visitor decides. A reset begins a new run: Back leads to the
 * earlier one as it was.
 */
export class ToolStore<State, Action, Value> {
  readonly #tool: ToolDefinition<State, Action, Value>;
  readonly #entry: ReturnType<typeof savedEntry<Value>>;
  readonly #listeners = new Set<() => void>();
  #state: State;
  #status: SaveStatus = { kind: 'none' };
  /** The saved part of the state when it was last written or read. */
  #value: Value | undefined;
  /** The change that address and storage do not have yet. */
  #pending: 'step' | 'change' | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #run = 0;
  #isLinked = false;
  /** The visitor has begun anew beside what is saved: the first change takes its place. */
  #isNewWork = false;

  constructor(tool: ToolDefinition<State, Action, Value>) {
    this.#tool = tool;
    this.#entry = savedEntry(tool.storageKey, tool.version, tool.readSaved);
    this.#state = tool.initial;
  }

  readonly state = () => this.#state;
  readonly status = () => this.#status;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly dispatch = (action: Action) => {
    const next = this.#tool.reduce(this.#state, action);
    if (next === this.#state) return;
    const effect = this.#tool.effectOf(action);
    // The last change belongs to the entry before a step.
    if (effect === 'step') this.#writePending();
    this.#show(next);
    clearTimeout(this.#typing);
    this.#pending = effect === 'step' || this.#pending === 'step' ? 'step' : 'change';
    if (effect === 'typing') this.#typing = setTimeout(this.#writePending, TYPING_PAUSE_MS);
    else afterPaint(this.#writePending);
  };

  /** Writes pending changes, for a button that needs the address now. It replaces the address of a footnote. */
  readonly flush = () => {
    this.#writePending();
    if (this.#tool.encode(this.#state)) this.#writeAddress('replaceState');
  };

  /** Resets the tool; Back leads to the earlier state. */
  readonly reset = () => {
    this.#writePending();
    const hasAddress = this.#tool.encode(this.#state) !== '';
    const isUntouched = !hasAddress && this.#tool.toSaved(this.#state) === undefined;
    const isDetached = this.#isDetached();
    this.#show(this.#tool.initial);
    this.#value = undefined;
    if (isUntouched) return;
    this.#run += 1;
    if (isDetached) {
      this.#detach(false);
      this.#isNewWork = true;
    } else this.#clear();
    // Back cannot lead to a state without an address.
    afterPaint(() => this.#writeAddress(hasAddress ? 'pushState' : 'replaceState'));
  };

  /** Shows the visitor's saved work in the place of what shows. */
  readonly showOwn = () => void this.#showSaved('pushState');

  /** Saves what shows in the place of what this device has saved. */
  readonly saveThis = () => {
    this.#save();
    this.#writeAddress('replaceState');
  };

  /** Clears what this device has saved. A state that is not saved stays on the page. */
  readonly clearSaved = () => {
    this.#writePending();
    const isDetached = this.#isDetached();
    this.#clear();
    if (isDetached) this.#detach(this.#isLinked);
    else this.reset();
  };

  /**
   * Begins with the address, or with saved work where `mayRestore`: not while somebody already uses the tool.
   * It comes before the first view, which then takes neither focus nor scroll.
   */
  begin(mayRestore: boolean) {
    const entry = present();
    this.#run = entry?.run ?? 0;
    const linked = this.#tool.decode(location);
    const isEmpty = !linked || this.#tool.toSaved(linked) === undefined;
    if (isEmpty && mayRestore && this.#showSaved('replaceState', linked)) return;
    if (linked) this.#arriveAt(linked, entry?.isLinked === false, true);
    else this.#entry.find();
  }

  /** Follows the browser's history and other tabs. Returns what stops it. */
  listen() {
    const stop = new AbortController();
    addEventListener('popstate', this.#travel, stop);
    addEventListener('pagehide', this.#writePending, stop);
    addEventListener('storage', this.#compare, stop);
    addEventListener('pageshow', this.#compare, stop);
    return () => {
      stop.abort();
      this.#forget();
    };
  }

  #show(state: State, status = this.#status) {
    this.#state = state;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  #forget() {
    clearTimeout(this.#typing);
    this.#pending = undefined;
  }

  /** Writes pending changes, once. */
  readonly #writePending = () => {
    const pending = this.#pending;
    this.#forget();
    if (!pending) return;
    this.#saveChange();
    this.#writeAddress(pending === 'step' ? 'pushState' : 'replaceState');
  };

  #writeAddress(how: 'pushState' | 'replaceState') {
    const isOurs = this.#tool.decode({ hash: '', search: location.search }) !== undefined;
    const search = isOurs ? '' : location.search;
    const entry: HistoryEntry = { run: this.#run, isLinked: this.#isLinked };
    history[how](entry, '', `${location.pathname}${search}${this.#tool.encode(this.#state)}`);
  }

  /** Returns whether the shown state differs from the saved one. */
  readonly #isDetached = () => this.#status.kind === 'fromLink' || this.#status.kind === 'differs';

  #clear() {
    this.#entry.remove();
    this.#show(this.#state, { kind: 'none' });
  }

  /** Saves a change, unless the device has saved something else. */
  #saveChange() {
    const value = this.#tool.toSaved(this.#state);
    if (isAlike(value, this.#value)) return;
    this.#value = value;
    if (this.#isDetached() && !this.#isNewWork && this.#entry.find()) return;
    if (value !== undefined) this.#save();
    else this.#clear();
  }

  /** Saves the state. The same value keeps its date. */
  #save() {
    const value = this.#tool.toSaved(this.#state);
    if (value === undefined) return;
    const found = this.#entry.find();
    const isSaved = found && isAlike(found.value, value);
    const savedAt = isSaved ? found.savedAt : this.#entry.save(value);
    this.#value = value;
    this.#isLinked = false;
    this.#isNewWork = false;
    if (savedAt === undefined) this.#show(this.#state, { kind: 'refused' });
    else this.#showAs(savedAt, false);
  }

  #showAs(savedAt: number, restored: boolean, state = this.#state) {
    this.#show(state, { kind: 'saved', savedAt, restored });
  }

  /** The page shows something else than what is saved. */
  #detach(isLinked: boolean) {
    const savedAt = this.#entry.find()?.savedAt;
    this.#isLinked = isLinked;
    this.#isNewWork = false;
    const isNothing = savedAt === undefined && this.#tool.toSaved(this.#state) === undefined;
    const kind = isLinked ? 'fromLink' : 'differs';
    this.#show(this.#state, isNothing ? { kind: 'none' } : { kind, savedAt });
  }

  /** Another tab, or a page visited in between, may have changed the entry. */
  readonly #compare = () => {
    if (this.#entry.isChanged()) this.#detach(this.#isLinked);
  };

  /** Shows a state of an address, and finds out whether it is the visitor's own. */
  #arriveAt(linked: State, wasMadeHere: boolean, isStart: boolean) {
    const { fromSaved, toSaved, isSame = isAlike } = this.#tool;
    const isEntryOurs = !this.#isDetached() && !this.#entry.isChanged();
    const found = this.#entry.find();
    this.#show(linked);
    this.#isLinked = false;
    this.#value = toSaved(linked);
    if (this.#value === undefined) {
      if (!isEntryOurs) this.#detach(false);
    } else if (found && isSame(found.value, this.#value)) {
      // An address may lack what is saved with it, such as a name.
      const state = isStart ? fromSaved(found.value, linked) : linked;
      this.#showAs(found.savedAt, isStart, state);
    } else if (wasMadeHere && (isEntryOurs || !found)) this.#save();
    else this.#detach(!wasMadeHere);
    this.#writeAddress('replaceState');
  }

  #showSaved(how: 'pushState' | 'replaceState', linked?: State) {
    const found = this.#entry.find();
    if (!found) return false;
    this.#forget();
    this.#isLinked = false;
    this.#showAs(found.savedAt, true, this.#tool.fromSaved(found.value, linked));
    this.#value = this.#tool.toSaved(this.#state);
    if (how === 'pushState') this.#run += 1;
    // The address of a footnote stays.
    if (how === 'pushState' || linked || location.hash === '') this.#writeAddress(how);
    return true;
  }

  /** The browser has come to another entry of its history. */
  readonly #travel = () => {
    const linked = this.#tool.decode(location);
    // The anchor belongs to a footnote or the contact dialog.
    if (!linked && location.hash) return;
    const entry = present();
    const target = linked ?? this.#tool.initial;
    const { travel } = this.#tool;
    this.#forget();
    if (travel && entry?.run === this.#run) {
      this.#show(travel(this.#state, target));
      this.#writeAddress('replaceState');
    } else {
      // A typed address begins a new run.
      this.#run = entry?.run ?? this.#run + 1;
      this.#arriveAt(target, entry?.isLinked === false, false);
    }
  };
}
