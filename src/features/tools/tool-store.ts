import { afterPaint } from '../../ui/after-paint.ts';
import { savedEntry } from './saved-entry.ts';

/** Pause in typing after which address and storage are updated, in ms: browsers limit address changes. */
export const TYPING_PAUSE_MS = 400;

/** The definition of a tool: its state, and how the state is read and written. */
export type ToolDefinition<State, Action, Value> = {
  /** Name of the entry in local storage, and the version of its format. */
  storageKey: string;
  version: number;
  initial: State;
  /** Returns the next state; the same object if the action changes nothing. */
  reduce(state: State, action: Action): State;
  /** `step`: the browser's Back undoes the action. `typing`: address and storage are updated after a pause. */
  effectOf(action: Action): 'step' | 'change' | 'typing';
  /** Returns the hash of a state with its "#"; empty if the state has no address. */
  encode(state: State): string;
  /** Returns the state of an address; undefined if the address has no state of this tool. */
  decode(location: Pick<Location, 'hash' | 'search'>): State | undefined;
  /** Returns the saved part of a state; undefined if there is nothing to save. */
  toSaved(state: State): Value | undefined;
  /** Returns undefined for a value that is not one of ours. */
  readSaved(value: unknown): Value | undefined;
  /** Returns the state of a saved value. `linked` is the state of the address, which may name a step in it. */
  fromSaved(value: Value, linked?: State): State;
  /** Returns whether a link has the same work as the saved value. By default their JSON is compared. */
  isSame?(saved: Value, linked: Value): boolean;
  /** Returns the state after Back or Forward within one run. By default this is the state of the history entry. */
  travel?(current: State, entry: State): State;
};

/** Relation of the shown state to the saved one. `savedAt` in ms; undefined if nothing is saved. */
export type SaveStatus =
  | { kind: 'none' }
  /** Shown and saved state are the same. `restored`: the page began with the saved state. */
  | { kind: 'saved'; savedAt: number; restored: boolean }
  /** The shown state comes from a link. */
  | { kind: 'fromLink'; savedAt: number | undefined }
  /** Another tab or an earlier visit has saved or cleared a different state. */
  | { kind: 'differs'; savedAt: number | undefined }
  /** The browser refuses to save, or its storage is full. */
  | { kind: 'refused' };

/** Data in an entry of the browser's history: the number of its run, and whether its state comes from a link. */
type HistoryEntry = { run: number; isLinked: boolean };
const present = () => history.state as Partial<HistoryEntry> | null;
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Manages the state of a tool with its address, its entry in local storage and the browser's history.
 *
 * The visitor's work is saved on this device. If the entry contains different work (from another tab, or from before a link
 * was opened), changes are shown but not saved until the visitor decides. A reset begins a new run; Back then returns to
 * the earlier run unchanged.
 */
export class ToolStore<State, Action, Value> {
  readonly #tool: ToolDefinition<State, Action, Value>;
  readonly #entry: ReturnType<typeof savedEntry<Value>>;
  readonly #listeners = new Set<() => void>();
  #state: State;
  #status: SaveStatus = { kind: 'none' };
  /** The saved value when it was last written or read. */
  #value: Value | undefined;
  /** A change that is not yet in address and storage. */
  #pending: 'step' | 'change' | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #run = 0;
  #isLinked = false;
  /** The visitor has begun new work beside saved work. The first change replaces the saved work. */
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
    // A pending change is written to the current history entry before the step adds a new one.
    if (effect === 'step') this.#writePending();
    this.#show(next);
    clearTimeout(this.#typing);
    this.#pending = effect === 'step' || this.#pending === 'step' ? 'step' : 'change';
    if (effect === 'typing') this.#typing = setTimeout(this.#writePending, TYPING_PAUSE_MS);
    else afterPaint(this.#writePending);
  };

  /**
   * Writes pending changes at once, for a button that needs the address. The state's address replaces the anchor of a
   * footnote.
   */
  readonly flush = () => {
    this.#writePending();
    if (this.#tool.encode(this.#state)) this.#writeAddress('replaceState');
  };

  /** Resets the tool. Back returns to the earlier state. */
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
    // Back cannot return to a state without an address, so that entry is replaced.
    afterPaint(() => this.#writeAddress(hasAddress ? 'pushState' : 'replaceState'));
  };

  /** Replaces the shown state by the visitor's saved work. */
  readonly showOwn = () => void this.#showSaved('pushState');

  /** Saves the shown state and overwrites what this device has saved. */
  readonly saveThis = () => {
    this.#save();
    this.#writeAddress('replaceState');
  };

  /** Deletes the saved work on this device. A shown state that was not saved stays on the page. */
  readonly clearSaved = () => {
    this.#writePending();
    const isDetached = this.#isDetached();
    this.#clear();
    if (isDetached) this.#detach(this.#isLinked);
    else this.reset();
  };

  /**
   * Begins with the state of the address or, if `mayRestore`, with saved work. It runs before the first view, so that this
   * view takes neither focus nor scroll. `mayRestore` is false if the visitor already uses the tool.
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

  /** Listens to the browser's history and to other tabs. Returns a function that stops it. */
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

  /** Writes the pending change, if there is one. */
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

  /** Returns whether the shown state differs from the saved work, so that changes are not saved. */
  readonly #isDetached = () => this.#status.kind === 'fromLink' || this.#status.kind === 'differs';

  #clear() {
    this.#entry.remove();
    this.#show(this.#state, { kind: 'none' });
  }

  /** Saves a change, unless the entry contains different work. */
  #saveChange() {
    const value = this.#tool.toSaved(this.#state);
    if (isAlike(value, this.#value)) return;
    this.#value = value;
    if (this.#isDetached() && !this.#isNewWork && this.#entry.find()) return;
    if (value !== undefined) this.#save();
    else this.#clear();
  }

  /** Saves the state. An unchanged value keeps its date. */
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

  /** Stops saving, because the page shows something other than the saved work. */
  #detach(isLinked: boolean) {
    const savedAt = this.#entry.find()?.savedAt;
    this.#isLinked = isLinked;
    this.#isNewWork = false;
    const isNothing = savedAt === undefined && this.#tool.toSaved(this.#state) === undefined;
    const kind = isLinked ? 'fromLink' : 'differs';
    this.#show(this.#state, isNothing ? { kind: 'none' } : { kind, savedAt });
  }

  /** Stops saving if another tab, or a page that was visited meanwhile, has changed the entry. */
  readonly #compare = () => {
    if (this.#entry.isChanged()) this.#detach(this.#isLinked);
  };

  /** Shows the state of an address, and determines whether it is the visitor's own work. */
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
      // The saved value may have more than the address, such as a name.
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
    // An anchor to a footnote remains in the address.
    if (how === 'pushState' || linked || location.hash === '') this.#writeAddress(how);
    return true;
  }

  /** Runs when the browser has moved to another history entry. */
  readonly #travel = () => {
    const linked = this.#tool.decode(location);
    // The hash is the anchor of a footnote or of the contact dialog.
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
