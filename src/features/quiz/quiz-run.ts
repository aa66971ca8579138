import { afterPaint } from '../../ui/after-paint.ts';
import { deviceEntry } from '../../ui/device-entry.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import { readAddress, writeAddress } from './address.ts';
import { type Answers, readAnswers, type ScoredQuestion, sameAnswers } from './answers.ts';
import type { QuestionId } from './questions.ts';
import { type QuizAction, quizStore } from './state.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 1;

/** Tells the visitor's own answers, which the device keeps, from those that a link has brought. */
function quizOwner(questions: readonly ScoredQuestion[]) {
  const device = deviceEntry(KEPT_KEYS.quiz, VERSION, (value) => readAnswers(questions, value));
  let isOwn = true;
  return {
    device,
    /** An answer was chosen: a link that is played with does not take the place of what the visitor has done. */
    answered(answers: Answers) {
      const mark = device.mark();
      if (!isOwn && mark.kind === 'linked' && mark.at !== undefined) return;
      isOwn = true;
      device.keep(answers);
    },
    /** An address has brought these answers. */
    brought(answers: Answers) {
      const isSomething = Object.keys(answers).length > 0;
      const found = device.find();
      isOwn = found !== undefined && sameAnswers(questions, found.value, answers);
      if (found && isOwn) device.adopt(found);
      else device.setAside(isSomething);
      // Nothing is answered here yet: what comes is the visitor's.
      if (!isSomething) isOwn = true;
    },
    /** What the device keeps shows from now on. */
    recall(): Answers | undefined {
      const found = device.find();
      if (!found) return undefined;
      isOwn = true;
      device.adopt(found);
      return found.value;
    },
    retaken() {
      if (isOwn) device.clear();
      else device.setAside(false);
      isOwn = true;
    },
    /** Says whether what shows was the visitor's own. */
    clear() {
      device.clear();
      return isOwn;
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
  const owner = quizOwner(questions);
  const entries = quizHistory(() => writeAddress(questions, state()));
  /** What the address, and after an answer the device, has yet to be told. */
  let unwritten: 'pushState' | 'replaceState' | undefined;

  const writeNow = () => {
    if (!unwritten) return;
    entries.write(unwritten);
    const isAnswer = unwritten === 'replaceState';
    unwritten = undefined;
    if (isAnswer) owner.answered(state().answers);
  };

  const act = (action: QuizAction) => {
    // Before the next step the last one gets its own entry.
    writeNow();
    if (!take(action)) return;
    if (action.type === 'retake') {
      entries.beginRun();
      owner.retaken();
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
    if (!isSameRun) owner.brought(state().answers);
  };

  /** Shows what the device keeps. Says whether it keeps anything. */
  const showKept = (how: 'pushState' | 'replaceState') => {
    const answers = owner.recall();
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
    device: owner.device,
    state,
    subscribe,
    /** Shows the visitor's own in the place of what a link has brought. */
    showOwn: () => showKept('pushState'),
    /** Clear what is kept on this device: what a link has brought goes on showing. */
    clear() {
      writeNow();
      if (owner.clear()) act({ type: 'retake' });
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
        if (hasAnswers) owner.brought(state().answers);
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
