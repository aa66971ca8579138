import { afterPaint } from '../../ui/after-paint.ts';
import { deviceEntry } from '../../ui/device-entry.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import { ownWork } from '../tools/own-work.ts';
import { type Answers, type QuestionId, readAnswers, type ScoredQuestion } from './scoring.ts';
import { type QuizAction, readAddress, reduce, START, writeAddress } from './state.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 1;

/** The state for React to follow; `take` says whether an action has changed it. */
function quizStore(questions: readonly ScoredQuestion[]) {
  const listeners = new Set<() => void>();
  let state = START;
  return {
    state: () => state,
    take(action: QuizAction) {
      const before = state;
      state = reduce(state, action, questions);
      if (state === before) return false;
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
/** What an entry of the browser's history keeps: the run it belongs to, because Retake Quiz begins another. */
type Entry = { run: number };

const entryRun = () => (history.state as Entry | null)?.run;

/** The quiz's entries in the browser's history. */
function quizHistory(hash: () => string) {
  let run = 0;
  return {
    /** Where the page begins: an entry that a reload has come back to knows its run. */
    begin() {
      run = entryRun() ?? 0;
    },
    write(how: 'pushState' | 'replaceState') {
      history[how]({ run } satisfies Entry, '', hash() || location.pathname + location.search);
    },
    beginRun() {
      run += 1;
    },
    /** Takes the entry over that the browser has come to. Says whether it is one of the present run. */
    arrive() {
      const from = entryRun();
      const isSameRun = from === run;
      // A pasted address begins a run of its own.
      run = from ?? run + 1;
      return isSameRun;
    },
  };
}

/**
 * The quiz's state, kept in the address: a step is an entry of the browser's history, an answer changes the present
 * one. The visitor's own answers are kept on the device as well; those a link has brought are shown and not kept.
 */
export function quizRun(questions: readonly ScoredQuestion[], putOff = afterPaint) {
  const { state, take, subscribe } = quizStore(questions);
  const own = ownWork(
    deviceEntry(KEPT_KEYS.quiz, VERSION, (value) => readAnswers(questions, value)),
  );
  const entries = quizHistory(() => writeAddress(questions, state()));
  const bring = (answers: Answers) =>
    own.brought(Object.keys(answers).length > 0 ? answers : undefined);
  /** What the address, and after an answer the device, has yet to be told. */
  let unwritten: 'pushState' | 'replaceState' | undefined;

  const writeNow = () => {
    if (!unwritten) return;
    entries.write(unwritten);
    const isAnswer = unwritten === 'replaceState';
    unwritten = undefined;
    if (isAnswer) own.keep(state().answers);
  };

  const act = (action: QuizAction) => {
    // Before the next step the last one gets its own entry.
    writeNow();
    if (!take(action)) return;
    if (action.type === 'retake') {
      entries.beginRun();
      own.beginAnew();
    }
    unwritten = action.type === 'choose' ? 'replaceState' : 'pushState';
    putOff(writeNow);
  };

  const arrive = () => {
    const asked = readAddress(questions, location.hash);
    // Somebody else's anchor: a footnote, the contact dialog.
    if (!asked) return;
    const isSameRun = entries.arrive();
    // Going back must not lose what was answered later in the same run.
    const kept = isSameRun ? state().answers : {};
    unwritten = undefined;
    const wanted = location.hash ? asked.wanted : 0;
    take({ type: 'arrive', answers: { ...asked.answers, ...kept }, wanted });
    entries.write('replaceState');
    if (!isSameRun) bring(state().answers);
  };

  /** Shows what the device keeps. Says whether it keeps anything. */
  const showKept = (how: 'pushState' | 'replaceState') => {
    const answers = own.recall();
    if (!answers) return false;
    unwritten = undefined;
    take({ type: 'arrive', answers, wanted: undefined });
    if (how === 'pushState') entries.beginRun();
    // A footnote's address stays.
    if (how === 'pushState' || location.hash === '') entries.write(how);
    return true;
  };

  return {
    act,
    choose: (question: QuestionId, value: string) => act({ type: 'choose', question, value }),
    device: own.device,
    state,
    subscribe,
    /** Shows the visitor's own in the place of what a link has brought. */
    showOwn: () => showKept('pushState'),
    /** Clear what is kept on this device: what a link has brought goes on showing. */
    clear() {
      writeNow();
      if (own.clear()) act({ type: 'retake' });
    },
    /**
     * Takes the address over. The device may not bring any answers into hands that use the quiz already.
     */
    start(mayBringBack: boolean) {
      entries.begin();
      const asked = readAddress(questions, location.hash);
      const hasAnswers = asked !== undefined && Object.keys(asked.answers).length > 0;
      const isBroughtBack = !hasAnswers && mayBringBack && showKept('replaceState');
      if (!isBroughtBack) {
        arrive();
        if (hasAnswers) bring(state().answers);
      }
      const leaving = new AbortController();
      const { signal } = leaving;
      addEventListener('popstate', arrive, { signal });
      addEventListener('hashchange', arrive, { signal });
      addEventListener('pagehide', writeNow, { signal });
      return () => leaving.abort();
    },
  };
}
