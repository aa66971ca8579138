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

/** The bar moves so many percent with each second of waiting, and waits for the script at its cap. */
const PROGRESS_STEP = 10;
const PROGRESS_STEP_MS = 1000;
const PROGRESS_CAP = 90;

/** The script is being written. */
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

/** Loads what shows after the first step. Errors: throws where the ticks or the script cannot be fetched. */
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

/** The intake-script builder: five steps, waiting, the script. */
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
          // Everything is saved: a reload shows it.
          <div className="page min-h-svh pt-9">
            {later === 'failed' && <Unavailable words={words} isShown />}
          </div>
        )}
      </div>
    </ErrorBoundary>
  );
}
