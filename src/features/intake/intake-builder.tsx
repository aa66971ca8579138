import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { Stage } from '../tools/stage.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import { useDeferred } from '../tools/use-later.ts';
import { RESULT_STEP } from './builder.ts';
import type { IntakeTicks } from './library-schema.ts';
import type { IntakeCopy } from './page-schema.ts';
import { TICKS_PATH } from './paths.ts';
import { useBuilder } from './use-builder.ts';
import { Wizard } from './wizard.tsx';

/** The progress bar grows by this many percent each second until its cap, where it waits for the script. */
const PROGRESS_STEP = 10;
const PROGRESS_STEP_MS = 1000;
const PROGRESS_CAP = 90;

/** Shows the progress while the script is written. */
function Generating({ isDone, words }: { isDone: boolean; words: IntakeCopy['generating'] }) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const step = () => setWaited((percent) => Math.min(PROGRESS_CAP, percent + PROGRESS_STEP));
    const timer = setInterval(step, PROGRESS_STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const percent = isDone ? 100 : waited;
  return (
    <Stage
      view="generating"
      kicker={words.kicker}
      label={<p>{words.label}</p>}
      heading={words.heading}
    >
      <div className="max-w-[46rem]">
        <div className="flex items-center gap-5">
          <span
            aria-hidden="true"
            className={classNames(
              'size-9 flex-none rounded-full border-4',
              isDone ? 'border-ink' : 'animate-spin border-line border-t-ink',
            )}
          />
          <p className="text-lede/8 text-ink-2">{words.text}</p>
        </div>
        <div className="mt-7">
          <Progress value={percent} label={words.heading} />
          <p aria-hidden="true" className="mt-2 font-mono text-sm/6 text-ink-2 tabular">
            {`${percent}%`}
          </p>
        </div>
      </div>
    </Stage>
  );
}

/** Loads the views after the first step, and the ticks. Errors: throws if they cannot be loaded. */
async function loadLater() {
  const [{ Customize, Result }, response] = await Promise.all([
    import('./later.ts'),
    fetch(TICKS_PATH),
  ]);
  if (!response.ok) throw new Error(`${TICKS_PATH}: ${response.status}`);
  const ticks: IntakeTicks = await response.json();
  return { Customize, Result, ticks };
}
type IntakeBuilderProps = {
  words: IntakeCopy;
  backend: { address: string; key: string };
  isBegun?: boolean;
};

/** The intake-script builder: five steps, a waiting view, the script. */
export function IntakeBuilder({ words, backend, isBegun = false }: IntakeBuilderProps) {
  const builder = useBuilder(backend, words, isBegun);
  const { step, waiting, script } = builder.state;
  const later = useDeferred(loadLater, step > 0, `${step} ${waiting}`);
  const isResult = step === RESULT_STEP;
  return (
    <ErrorBoundary>
      <div data-above-bottom-stack className="needs-script">
        <p role="status" className="sr-only">
          {waiting ? words.generating.text : ''}
        </p>
        {!waiting && !isResult && <Wizard words={words} builder={builder} later={later} />}
        {waiting && <Generating isDone={waiting === 'written'} words={words.generating} />}
        {isResult && script && typeof later === 'object' && (
          <later.Result script={script} words={words} builder={builder} />
        )}
        {isResult && typeof later !== 'object' && (
          // The work is saved, so a reload can show the script.
          <div className="page min-h-svh pt-9">
            {later === 'failed' && <Unavailable words={words} isShown />}
          </div>
        )}
      </div>
    </ErrorBoundary>
  );
}
