import { deviceEntry } from '../../ui/device-entry.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import { type Answers, readAnswers, type ScoredQuestion, sameAnswers } from './answers.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 1;

/** Tells the visitor's own answers, which the device keeps, from those that a link has brought. */
export function quizOwner(questions: readonly ScoredQuestion[]) {
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
