import { afterPaint } from '../../browser/after-paint.ts';
import { readAddress, writeAddress } from '../../rules/quiz/address.ts';
import type { ScoredQuestion } from '../../rules/quiz/answers.ts';
import { quizOwner } from './quiz-owner.ts';
import { type QuizAction, type QuizState, reduce, START } from './state.ts';

/** What an entry of the browser's history keeps: the run it belongs to, because Retake Quiz begins another. */
type Entry = { run: number };

const entryRun = () => (history.state as Entry | null)?.run;

/**
 * The quiz's state, kept in the address: a step is an entry of the browser's history, an answer changes the present
 * one. The visitor's own answers are kept on the device as well; those a link has brought are shown and not kept.
 * In: the questions, and what puts off the writing. Out: the state for React to follow, how to act on it, and how to
 * begin.
 */
export function quizRun(questions: readonly ScoredQuestion[], putOff = afterPaint) {
  const listeners = new Set<() => void>();
  const owner = quizOwner(questions);
  let state: QuizState = START;
  let run = 0;
  /** What the address, and after an answer the device, has yet to be told. */
  let unwritten: 'pushState' | 'replaceState' | undefined;

  const take = (action: QuizAction) => {
    const before = state;
    state = reduce(state, action, questions);
    if (state === before) return false;
    for (const listener of listeners) listener();
    return true;
  };
  const write = (how: 'pushState' | 'replaceState') => {
    const hash = writeAddress(questions, state);
    history[how]({ run } satisfies Entry, '', hash || location.pathname + location.search);
  };

  const writeNow = () => {
    if (!unwritten) return;
    write(unwritten);
    const isAnswer = unwritten === 'replaceState';
    unwritten = undefined;
    if (isAnswer) owner.answered(state.answers);
  };

  const act = (action: QuizAction) => {
    // Before the next step the last one gets its own entry.
    writeNow();
    if (!take(action)) return;
    if (action.type === 'retake') {
      run += 1;
      owner.retaken();
    }
    unwritten = action.type === 'choose' ? 'replaceState' : 'pushState';
    putOff(writeNow);
  };

  const arrive = () => {
    const asked = readAddress(questions, location.hash);
    // Somebody else's anchor: a footnote, the contact dialog.
    if (!asked) return;
    const from = entryRun();
    const isSameRun = from === run;
    // Going back must not lose what was answered later in the same run; a pasted address begins one of its own.
    const kept = isSameRun ? state.answers : {};
    run = from ?? run + 1;
    unwritten = undefined;
    const wanted = location.hash ? asked.wanted : 0;
    take({ type: 'arrive', answers: { ...asked.answers, ...kept }, wanted });
    write('replaceState');
    if (!isSameRun) owner.brought(state.answers);
  };

  /** Shows what the device keeps. In: how its place is written into the history. Out: whether it keeps anything. */
  const showKept = (how: 'pushState' | 'replaceState') => {
    const answers = owner.recall();
    if (!answers) return false;
    unwritten = undefined;
    take({ type: 'arrive', answers, wanted: undefined });
    if (how === 'pushState') run += 1;
    // A footnote's address stays.
    if (how === 'pushState' || location.hash === '') write(how);
    return true;
  };

  return {
    act,
    device: owner.device,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Shows the visitor's own in the place of what a link has brought. */
    showOwn: () => showKept('pushState'),
    /** Clear what is kept on this device: what a link has brought goes on showing. */
    clear() {
      writeNow();
      if (owner.clear()) act({ type: 'retake' });
    },
    /**
     * Takes the address over. In: the value chosen at the first question before React arrived; it counts unless the
     * address or the device has brought answers. Whether the device may: not into hands that use the quiz already.
     * Out: a function that lets the address go.
     */
    start(chosen: string | undefined, mayBringBack: boolean) {
      const isUntouched = location.hash === '';
      run = entryRun() ?? 0;
      const asked = readAddress(questions, location.hash);
      const hasAnswers = asked !== undefined && Object.keys(asked.answers).length > 0;
      const isBroughtBack = !hasAnswers && mayBringBack && showKept('replaceState');
      if (!isBroughtBack) {
        arrive();
        if (hasAnswers) owner.brought(state.answers);
      }
      const [first] = questions;
      if (isUntouched && !isBroughtBack && first && chosen !== undefined)
        act({ type: 'choose', question: first.id, value: chosen });
      addEventListener('popstate', arrive);
      addEventListener('hashchange', arrive);
      addEventListener('pagehide', writeNow);
      return () => {
        removeEventListener('popstate', arrive);
        removeEventListener('hashchange', arrive);
        removeEventListener('pagehide', writeNow);
      };
    },
  };
}
