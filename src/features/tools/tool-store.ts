import { afterPaint } from '../../ui/after-paint.ts';
import { savedEntry } from './saved-entry.ts';

/** Pause in typing before address and storage are updated: browsers limit address changes. */
export const TYPING_PAUSE_MS = 400;

export type ToolDefinition<State, Action, Value> = {
  storageKey: string;
  version: number;
  initial: State;
  /** Returns the same object if the action changes nothing. */
  reduce(state: State, action: Action): State;
  /**
   * `step`: the browser's Back undoes the action. `typing`: the new state is stored after a pause.
   */
  effectOf(action: Action): 'step' | 'change' | 'typing';
  /** Returns the hash with its "#". The result is empty if the state has no address. */
  encode(state: State): string;
  decode(location: Pick<Location, 'hash' | 'search'>): State | undefined;
  toSavedValue(state: State): Value | undefined;
  parseSavedValue(value: unknown): Value | undefined;
  /** `linkedState` is the state of the address, which may name a step in the saved value. */
  fromSavedValue(value: Value, linkedState?: State): State;
  /**
   * Returns the state to show after Back or Forward within one attempt. Default: the state of the
   * history entry.
   */
  afterHistoryMove?(currentState: State, entryState: State): State;
};

/** Relation of the shown state to the saved state. `savedAt` is in ms. */
export type SaveStatus =
  | { kind: 'none' }
  /** `isRestored`: the page began with the saved state. */
  | { kind: 'saved'; savedAt: number; isRestored: boolean }
  | { kind: 'fromLink'; savedAt: number | undefined }
  /** Another tab or an earlier visit has saved or cleared a different state. */
  | { kind: 'differs'; savedAt: number | undefined }
  | { kind: 'refused' };

type AddressMethod = 'pushState' | 'replaceState';
type HistoryEntry = { attempt: number; isLinked: boolean };
const readHistoryEntry = () => history.state as Partial<HistoryEntry> | null;
export const isEqualJson = (value: unknown, otherValue: unknown) =>
  JSON.stringify(value) === JSON.stringify(otherValue);

/**
 * Connects a tool's state with its address, its entry in local storage and the browser's history.
 * If the entry contains different work (from another tab, or from before a link was opened),
 * changes are shown but not saved until the visitor decides. A reset begins a new attempt. Back
 * then returns to the earlier attempt unchanged.
 */
export class ToolStore<State, Action, Value> {
  readonly #tool: ToolDefinition<State, Action, Value>;
  readonly #savedEntry: ReturnType<typeof savedEntry<Value>>;
  readonly #listeners = new Set<() => void>();
  #state: State;
  #status: SaveStatus = { kind: 'none' };
  #savedValue: Value | undefined;
  #pendingWrite: AddressMethod | undefined;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #isLinked = false;

  constructor(tool: ToolDefinition<State, Action, Value>) {
    this.#tool = tool;
    this.#savedEntry = savedEntry(tool.storageKey, tool.version, tool.parseSavedValue);
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
    // A pending change is written to the current history entry before the step adds a new entry.
    if (effect === 'step') this.#writePending();
    this.#setState(next);
    clearTimeout(this.#typingTimer);
    this.#pendingWrite = effect === 'step' ? 'pushState' : (this.#pendingWrite ?? 'replaceState');
    if (effect === 'typing') this.#typingTimer = setTimeout(this.#writePending, TYPING_PAUSE_MS);
    else afterPaint(this.#writePending);
  };

  /** Writes pending changes at once. The state's address replaces the anchor of a footnote. */
  readonly flush = () => {
    this.#writePending();
    if (this.#tool.encode(this.#state)) this.#writeAddress('replaceState');
  };

  readonly reset = () => {
    this.#writePending();
    const hasAddress = this.#tool.encode(this.#state) !== '';
    this.#state = this.#tool.initial;
    this.#attempt += 1;
    if (this.#isDetached()) this.#detach(false);
    else this.#save();
    // Back cannot return to a state without an address, so the entry of such a state is replaced.
    afterPaint(() => this.#writeAddress(hasAddress ? 'pushState' : 'replaceState'));
  };

  readonly showSavedState = () => void this.#restore('pushState');

  readonly saveShownState = () => {
    if (this.#tool.toSavedValue(this.#state) === undefined) return;
    this.#save();
    this.#writeAddress('replaceState');
  };

  /** Clears the saved entry. A shown state that was not saved stays on the page. */
  readonly clearSavedEntry = () => {
    if (!this.#isDetached()) return this.reset();
    this.#savedEntry.remove();
    this.#detach();
  };

  /** Called before the first view, so that this view moves neither focus nor scroll position. */
  begin(shouldRestore: boolean) {
    const entry = readHistoryEntry();
    this.#attempt = entry?.attempt ?? 0;
    const linkedState = this.#tool.decode(location);
    const isRestored = shouldRestore && this.#hasNoValue(linkedState);
    if (isRestored && this.#restore('replaceState', linkedState)) return;
    if (linkedState) this.#showLinked(linkedState, entry?.isLinked === false);
    else this.#savedEntry.find();
  }

  listen() {
    const abortController = new AbortController();
    addEventListener('popstate', this.#onHistoryMove, abortController);
    addEventListener('pagehide', this.#writePending, abortController);
    addEventListener('storage', this.#detachIfChanged, abortController);
    addEventListener('pageshow', this.#detachIfChanged, abortController);
    return () => {
      abortController.abort();
      this.#dropPending();
    };
  }

  #setState(state: State, status = this.#status) {
    this.#state = state;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  #dropPending() {
    clearTimeout(this.#typingTimer);
    this.#pendingWrite = undefined;
  }

  readonly #writePending = () => {
    const pending = this.#pendingWrite;
    this.#dropPending();
    if (!pending) return;
    this.#saveChange();
    this.#writeAddress(pending);
  };

  #writeAddress(method: AddressMethod) {
    const isToolQuery = this.#tool.decode({ hash: '', search: location.search }) !== undefined;
    const search = isToolQuery ? '' : location.search;
    const entry: HistoryEntry = { attempt: this.#attempt, isLinked: this.#isLinked };
    history[method](entry, '', `${location.pathname}${search}${this.#tool.encode(this.#state)}`);
  }

  readonly #hasNoValue = (state?: State) => !state || this.#tool.toSavedValue(state) === undefined;

  readonly #isDetached = () => this.#status.kind === 'fromLink' || this.#status.kind === 'differs';

  #saveChange() {
    const value = this.#tool.toSavedValue(this.#state);
    if (isEqualJson(value, this.#savedValue)) return;
    this.#savedValue = value;
    if (!this.#isDetached() || !this.#savedEntry.find()) this.#save();
  }

  #save() {
    const value = this.#tool.toSavedValue(this.#state);
    const savedAt = this.#savedEntry.save(value);
    const savedStatus: SaveStatus =
      savedAt === undefined ? { kind: 'refused' } : { kind: 'saved', savedAt, isRestored: false };
    this.#savedValue = value;
    this.#isLinked = false;
    this.#setState(this.#state, value === undefined ? { kind: 'none' } : savedStatus);
  }

  #detach(isLinked = this.#isLinked) {
    const savedAt = this.#savedEntry.find()?.savedAt;
    const value = this.#tool.toSavedValue(this.#state);
    const kind = isLinked ? 'fromLink' : 'differs';
    const isEmpty = savedAt === undefined && value === undefined;
    this.#savedValue = value;
    this.#isLinked = isLinked;
    this.#setState(this.#state, isEmpty ? { kind: 'none' } : { kind, savedAt });
  }

  readonly #detachIfChanged = () => {
    if (this.#savedEntry.isChangedElsewhere()) this.#detach();
  };

  #showLinked(linkedState: State, isOwnEntry: boolean) {
    const { fromSavedValue, toSavedValue, encode } = this.#tool;
    const isSavedEntryOurs = !this.#isDetached() && !this.#savedEntry.isChangedElsewhere();
    const savedWork = this.#savedEntry.find();
    // The saved value may contain more than the address does, such as a name.
    const savedState = savedWork && fromSavedValue(savedWork.value, linkedState);
    this.#setState(linkedState);
    this.#isLinked = false;
    this.#savedValue = toSavedValue(linkedState);
    if (this.#savedValue === undefined) {
      if (!isSavedEntryOurs) this.#detach(false);
    } else if (savedState && encode(savedState) === encode(linkedState))
      this.#setState(savedState, { kind: 'saved', savedAt: savedWork.savedAt, isRestored: true });
    else if (isOwnEntry && (isSavedEntryOurs || !savedWork)) this.#save();
    else this.#detach(!isOwnEntry);
    this.#writeAddress('replaceState');
  }

  #restore(method: AddressMethod, linkedState?: State) {
    const savedWork = this.#savedEntry.find();
    if (!savedWork) return false;
    this.#dropPending();
    this.#isLinked = false;
    const state = this.#tool.fromSavedValue(savedWork.value, linkedState);
    this.#savedValue = this.#tool.toSavedValue(state);
    this.#setState(state, { kind: 'saved', savedAt: savedWork.savedAt, isRestored: true });
    if (method === 'pushState') this.#attempt += 1;
    // An anchor to a footnote stays in the address.
    if (method === 'pushState' || linkedState || location.hash === '') this.#writeAddress(method);
    return true;
  }

  readonly #onHistoryMove = () => {
    const linkedState = this.#tool.decode(location);
    // The hash is the anchor of a footnote or of the contact dialog.
    if (!linkedState && location.hash) return;
    const entry = readHistoryEntry();
    const targetState = linkedState ?? this.#tool.initial;
    const { afterHistoryMove } = this.#tool;
    this.#dropPending();
    if (afterHistoryMove && entry?.attempt === this.#attempt) {
      this.#setState(afterHistoryMove(this.#state, targetState));
      const hasValue = this.#tool.toSavedValue(this.#state) !== undefined;
      if (hasValue && this.#status.kind === 'saved') this.#saveChange();
      this.#writeAddress('replaceState');
    } else {
      // A typed address begins a new attempt.
      this.#attempt = entry?.attempt ?? this.#attempt + 1;
      // An address that names a step but no values, as in a bookmark, shows what is saved.
      const isRestored = linkedState && this.#hasNoValue(linkedState);
      if (isRestored && this.#restore('replaceState', linkedState)) return;
      this.#showLinked(targetState, entry?.isLinked === false);
    }
  };
}
