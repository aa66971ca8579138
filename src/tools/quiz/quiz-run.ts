import { afterPaint } from '../../browser/after-paint.ts';
import { readAddress, writeAddress } from '../../rules/quiz/address.ts';
import type { ScoredQuestion } from '../../rules/quiz/answers.ts';
import { type QuizAction, type QuizState, reduce, START } from './state.ts';

/** What an entry of the browser's history keeps: the run it belongs to, because Retake Quiz begins another. */
type Entry = { run: number };

const entryRun = () => (history.state as Entry | null)?.run;

/**
 * The quiz's state, kept in the address: a step is an entry of the browser's history, an answer changes the present
 * one. In: the questions, and what puts off the writing of the address. Out: the state for React to follow, how to act
 * on it, and how to begin.
 */
export function quizRun(questions: readonly ScoredQuestion[], putOff = afterPaint) {
  const listeners = new Set<() => void>();
  let state: QuizState = START;
  let run = 0;
  /** What the address has yet to be told. */
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
    if (unwritten) write(unwritten);
    unwritten = undefined;
  };

  const act = (action: QuizAction) => {
    // Before the next step the last one gets its own entry.
    writeNow();
    if (!take(action)) return;
    if (action.type === 'retake') run += 1;
    unwritten = action.type === 'choose' ? 'replaceState' : 'pushState';
    putOff(writeNow);
  };

  const arrive = () => {
    const asked = readAddress(questions, location.hash);
    // Somebody else's anchor: a footnote, the contact dialog.
    if (!asked) return;
    const from = entryRun();
    // Going back must not lose what was answered later in the same run; a pasted address begins one of its own.
    const kept = from === run ? state.answers : {};
    run = from ?? run + 1;
    unwritten = undefined;
    const wanted = location.hash ? asked.wanted : 0;
    take({ type: 'arrive', answers: { ...asked.answers, ...kept }, wanted });
    write('replaceState');
  };

  return {
    act,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * Takes the address over. In: the value chosen at the first question before React arrived; it counts unless the
     * address has brought answers. Out: a function that lets the address go.
     */
    start(chosen: string | undefined) {
      const isUntouched = location.hash === '';
      run = entryRun() ?? 0;
      arrive();
      const [first] = questions;
      if (isUntouched && first && chosen !== undefined)
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
