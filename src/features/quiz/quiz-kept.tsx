import { afterPaint } from '../../ui/after-paint.ts';
import type { KeptMark } from '../../ui/device-entry.ts';
import { KeptLine, keptDate } from '../tools/kept-line.tsx';
import { focusStage } from '../tools/stage.tsx';

/** What a link changes about it. */
function linkedSentence(mark: KeptMark & { kind: 'linked' }, what: string, isStart: boolean) {
  const own = mark.at === undefined ? undefined : `what you answered on ${keptDate(mark.at, Date.now())}`;
  if (isStart) return `Your first answer replaces ${own}, which this device keeps.`;
  const those = what === 'result' ? 'This result is not the one' : 'These answers are not those';
  if (own) return `${those} this device keeps for you: it keeps ${own}.`;
  return `${what === 'result' ? 'This result comes' : 'These answers come'} from the address and will not be kept.`;
}

type QuizKeptProps = {
  mark: KeptMark;
  what: 'answers' | 'result';
  /** Nothing is answered here. */
  isStart: boolean;
  onClear(): void;
  /** Shows the visitor's own in the place of what a link has brought. */
  onShowOwn(): void;
};

/** What is kept of the quiz, and how a link's answers stand to it. */
export function QuizKept({ mark, what, isStart, onClear, onShowOwn }: QuizKeptProps) {
  const sentence = mark.kind === 'linked' ? linkedSentence(mark, what, isStart) : undefined;
  const showOwn = () => {
    onShowOwn();
    // It may be the same view with other answers.
    afterPaint(focusStage);
  };
  return (
    <KeptLine mark={mark} what={what} sentence={sentence} onClear={onClear}>
      {mark.kind === 'linked' && mark.at !== undefined && (
        <button type="button" className="text-link mr-6 min-h-11" onClick={showOwn}>
          Show my own
        </button>
      )}
    </KeptLine>
  );
}
