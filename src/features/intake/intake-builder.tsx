import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { Stage } from '../../ui/stage.tsx';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import { useDeferred } from '../tools/use-deferred.ts';
import { RESULT_STEP } from './builder.ts';
import type { IntakeTicks } from './library-schema.ts';
import type { IntakeCopy } from './page-schema.ts';
import { TICKS_PATH } from './paths.ts';
import { useBuilder } from './use-builder.ts';
import { Wizard } from './wizard.tsx';

/** The progress bar stops at MAX_PROGRESS_PERCENT until the script arrives. */
const PROGRESS_STEP = 10;
const PROGRESS_STEP_MS = 1000;
const MAX_PROGRESS_PERCENT = 90;

function Generating({ isDone, copy }: { isDone: boolean; copy: IntakeCopy['generating'] }) {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const step = () =>
      setProgress((percent) => Math.min(MAX_PROGRESS_PERCENT, percent + PROGRESS_STEP));
    const timer = setInterval(step, PROGRESS_STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const percent = isDone ? 100 : progress;
  return (
    <Stage
      view="generating"
      kicker={copy.kicker}
      label={<p>{copy.label}</p>}
      heading={copy.heading}
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
          <p className="text-lede/8 text-ink-2">{copy.text}</p>
        </div>
        <div className="mt-7">
          <Progress value={percent} label={copy.heading} />
          <p aria-hidden="true" className="mt-2 font-mono text-sm/6 text-ink-2 tabular">
            {`${percent}%`}
          </p>
        </div>
      </div>
    </Stage>
  );
}

async function loadDeferred() {
  const [{ Customize, Result }, response] = await Promise.all([
    import('./later.ts'),
    fetch(TICKS_PATH),
  ]);
  if (!response.ok) throw new Error(`${TICKS_PATH}: ${response.status}`);
  const ticks: IntakeTicks = await response.json();
  return { Customize, Result, ticks };
}
type IntakeBuilderProps = {
  copy: IntakeCopy;
  backend: { address: string; key: string };
  wasUsedBeforeLoad?: boolean;
};

export function IntakeBuilder({ copy, backend, wasUsedBeforeLoad = false }: IntakeBuilderProps) {
  const builder = useBuilder(backend, copy, wasUsedBeforeLoad);
  const { step, waiting, script } = builder.state;
  const deferredParts = useDeferred(loadDeferred, step > 0, `${step} ${waiting}`);
  const isResult = step === RESULT_STEP;
  return (
    <ErrorBoundary>
      <div data-above-bottom-bars className="needs-script">
        <p role="status" className="sr-only">
          {waiting ? copy.generating.text : ''}
        </p>
        {!waiting && !isResult && (
          <Wizard copy={copy} builder={builder} deferredParts={deferredParts} />
        )}
        {waiting && <Generating isDone={waiting === 'written'} copy={copy.generating} />}
        {isResult && script && typeof deferredParts === 'object' && (
          <deferredParts.Result script={script} copy={copy} builder={builder} />
        )}
        {isResult && typeof deferredParts !== 'object' && (
          // The work is saved, so a reload can show the script.
          <div className="page min-h-svh pt-9">
            {deferredParts === 'failed' && <Unavailable copy={copy} isShown />}
          </div>
        )}
      </div>
    </ErrorBoundary>
  );
}
