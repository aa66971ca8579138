import { afterPaint } from '../../ui/after-paint.ts';
import { type SavedEntry, savedEntry } from './saved-entry.ts';

/** Typing pauses this long before address and storage follow it, in ms: browsers limit changes of the address. */
export const TYPING_PAUSE_MS = 400;

/** What an action does besides changing the state. */
type Effect = {
  /** `step`: the browser's Back undoes it. */
  history: 'step' | 'replace';
  /** Whether the visitor has made something that is worth saving. */
  saves: boolean;
  /** `typing`: address and storage wait until typing pauses. */
  when: 'afterPaint' | 'typing';
};

/** What the state of a tool is, and how it reads and writes it. */
export type ToolDefinition<State, Action, Value> = {
  /** Name of the entry in local storage, and the version of its form. */
  storageKey: string;
  version: number;
  initial: State;
  /** The next state; the same object where the action changes nothing. */
  reduce(state: State, action: Action): State;
  effectOf(action: Action, next: State): Effect;
  /** The hash of a state with its "#"; empty for one that has no address. */
  encode(state: State): string;
  /** The state of an address; undefined where it has none of this tool. */
  decode(location: Pick<Location, 'hash' | 'search'>): State | undefined;
  /** What is saved of a state; undefined where there is nothing to save. */
  toSaved(state: State): Value | undefined;
  readSaved(value: unknown): Value | undefined;
  /** The state of a saved value. `linked`: that of the address, which may name a place in it. */
  fromSaved(value: Value, linked?: State): State;
  /** Name of the view of a state: one that was restored takes neither focus nor scroll. */
  viewOf(state: State): string | undefined;
  /** Whether a link has the work that this device has saved; by default their JSON is compared. */
  isSame?(saved: Value, linked: Value): boolean;
  /** The state of an address, completed by saved fields that are not in an address, such as a name. */
  completed?(linked: State, saved: Value): State;
  /** Whether a change replaces what another tab has saved since; by default it does. */
  savesBesideOtherTabs?: boolean;
  /** The state after Back or Forward within one run; by default the state of the entry. */
  travel?(current: State, entry: State): State;
};

/** What an entry of the browser's history knows: the run that it belongs to, and whether it was made here. */
type HistoryEntry = { run: number; isOwn: boolean };
const present = () => history.state as Partial<HistoryEntry> | null;
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of a tool with its address, its entry in local storage and the browser's history.
 *
 * The visitor's own work is saved on this device. A state from a link is shown and not saved, and changing it does not
 * replace saved work. A reset begins a new run: Back leads to the earlier one as it was.
 */
export class ToolStore<State, Action, Value> {
  readonly #tool: ToolDefinition<State, Action, Value>;
  readonly #putOff: (work: () => void) => void;
  readonly #saved: SavedEntry<Value>;
  readonly #listeners = new Set<() => void>();
  /** What address and storage do not know yet. */
  #pending: Effect | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #state: State;
  #run = 0;
  /** Whether the visitor made what shows, or nothing shows yet. */
  #isOwn = true;

  constructor(
    tool: ToolDefinition<State, Action, Value>,
    putOff: (work: () => void) => void = afterPaint,
  ) {
    this.#tool = tool;
    this.#putOff = putOff;
    this.#saved = savedEntry(tool.storageKey, tool.version, tool.readSaved);
    this.#state = tool.initial;
  }

  readonly state = () => this.#state;
  readonly status = () => this.#saved.status();
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly subscribeToStatus = (listener: () => void) => this.#saved.subscribe(listener);

  readonly dispatch = (action: Action) => {
    const next = this.#tool.reduce(this.#state, action);
    if (next === this.#state) return;
    const effect = this.#tool.effectOf(action, next);
    // The last change belongs to the entry before a step.
    if (effect.history === 'step') this.#writePending();
    this.#show(next);
    this.#schedule(effect);
  };

  /** Writes pending changes, for a button that needs the address now. It replaces the address of a footnote. */
  readonly flush = () => {
    this.#writePending();
    const hash = this.#tool.encode(this.#state);
    if (hash && hash !== location.hash) this.#writeAddress('replaceState');
  };

  /** Resets the tool; Back leads to the earlier state. */
  readonly reset = () => {
    const tool = this.#tool;
    this.#writePending();
    const hasAddress = tool.encode(this.#state) !== '';
    const isUntouched = !hasAddress && tool.toSaved(this.#state) === undefined;
    this.#show(tool.initial);
    if (isUntouched) return;
    this.#run += 1;
    if (this.#isOwn) this.#saved.clear();
    else this.#saved.detach(false);
    this.#isOwn = true;
    // Back cannot lead to a state without an address.
    this.#putOff(() => this.#writeAddress(hasAddress ? 'pushState' : 'replaceState'));
  };

  /** Shows the visitor's saved work in the place of the state from a link, or of what another tab has not saved. */
  readonly showOwn = () => void this.#showSaved('pushState');

  /** Saves what shows in the place of what another tab has saved. */
  readonly saveThis = () => {
    const value = this.#tool.toSaved(this.#state);
    if (value !== undefined) this.#saved.save(value);
  };

  /** Clears what this device has saved. A state from a link stays on the page. */
  readonly clearSaved = () => {
    this.#writePending();
    this.#saved.clear();
    if (!this.#isOwn) return;
    this.reset();
    this.#saved.detach(false);
  };

  /**
   * Begins with the address, or with saved work where `mayRestore`: not while somebody already uses the tool.
   * Returns what stops it.
   */
  start(mayRestore: boolean) {
    const entry = present();
    this.#run = entry?.run ?? 0;
    const linked = this.#tool.decode(location);
    const isEmpty = !linked || this.#tool.toSaved(linked) === undefined;
    const isRestored = isEmpty && mayRestore && this.#showSaved('replaceState', linked);
    if (linked && !isRestored) {
      this.#show(linked);
      this.#claim(entry?.isOwn ?? false, true);
      this.#writeAddress('replaceState');
    }
    addEventListener('popstate', this.#arrive);
    addEventListener('pagehide', this.#writePending);
    return () => {
      removeEventListener('popstate', this.#arrive);
      removeEventListener('pagehide', this.#writePending);
      this.#forget();
    };
  }

  #forget() {
    clearTimeout(this.#typing);
    this.#pending = undefined;
  }

  /** Writes pending changes, once. */
  readonly #writePending = () => {
    const effect = this.#pending;
    this.#forget();
    if (!effect) return;
    if (effect.saves) this.#save();
    this.#writeAddress(effect.history === 'step' ? 'pushState' : 'replaceState');
  };

  #schedule(effect: Effect) {
    clearTimeout(this.#typing);
    const { history, saves } = this.#pending ?? effect;
    this.#pending = {
      ...effect,
      history: history === 'step' ? 'step' : effect.history,
      saves: effect.saves || saves,
    };
    if (effect.when === 'typing') this.#typing = setTimeout(this.#writePending, TYPING_PAUSE_MS);
    else this.#putOff(this.#writePending);
  }

  #show(next: State) {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #writeAddress(how: 'pushState' | 'replaceState') {
    const isOurs = this.#tool.decode({ hash: '', search: location.search }) !== undefined;
    const search = isOurs ? '' : location.search;
    const entry: HistoryEntry = { run: this.#run, isOwn: this.#isOwn };
    history[how](entry, '', `${location.pathname}${search}${this.#tool.encode(this.#state)}`);
  }

  #save() {
    const value = this.#tool.toSaved(this.#state);
    const status = this.#saved.status();
    // A link that is played with does not replace saved work.
    if (!this.#isOwn && status.kind === 'fromLink' && status.savedAt !== undefined) return;
    this.#isOwn = true;
    if (this.#tool.savesBesideOtherTabs === false && this.#saved.isChangedElsewhere()) return;
    if (value !== undefined) this.#saved.save(value);
    // An undo led back to the untouched start, which is not saved.
    else if (this.#state === this.#tool.initial) this.#saved.clear();
  }

  /** Finds out whether the state that shows, which comes from an address, is the visitor's own. */
  #claim(wasMadeHere: boolean, isStart: boolean) {
    const { toSaved, completed, isSame = isAlike } = this.#tool;
    const value = toSaved(this.#state);
    const found = this.#saved.find();
    this.#isOwn = true;
    if (found && value !== undefined && isSame(found.value, value)) {
      this.#saved.restore(found);
      if (completed) this.#show(completed(this.#state, found.value));
    } else if (wasMadeHere && value !== undefined) {
      // A page that is loaded again may be older than what another tab has saved since.
      if (isStart && found) this.#saved.markChangedElsewhere();
      else this.#saved.save(value);
    } else {
      this.#isOwn = value === undefined;
      this.#saved.detach(!this.#isOwn);
    }
  }

  #showSaved(how: 'pushState' | 'replaceState', linked?: State) {
    const found = this.#saved.find();
    if (!found) return false;
    this.#forget();
    this.#isOwn = true;
    this.#saved.restore(found);
    this.#show(this.#tool.fromSaved(found.value, linked));
    if (how === 'pushState') this.#run += 1;
    // The address of a footnote stays.
    if (how === 'pushState' || linked || location.hash === '') this.#writeAddress(how);
    return true;
  }

  /** The browser has come to another entry of its history. */
  readonly #arrive = () => {
    const linked = this.#tool.decode(location);
    // Somebody else's anchor: a footnote, the contact dialog.
    if (!linked && location.hash) return;
    const entry = present();
    const isSameRun = entry?.run === this.#run;
    // A typed address begins a new run.
    this.#run = entry?.run ?? this.#run + 1;
    this.#forget();
    const target = linked ?? this.#tool.initial;
    const { travel } = this.#tool;
    this.#show(isSameRun && travel ? travel(this.#state, target) : target);
    if (isSameRun && !travel) this.#claim(entry?.isOwn ?? false, false);
    else if (!isSameRun) this.#claim(false, false);
    this.#writeAddress('replaceState');
  };
}
