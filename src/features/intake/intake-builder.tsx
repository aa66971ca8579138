import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { Stage } from '../tools/stage.tsx';
import type { IntakeTicks } from './customize.tsx';
import type { IntakeWords } from './page-schema.ts';
import { Result } from './result.tsx';
import { PROGRESS_DONE, useBuilder, waitingPercent } from './use-builder.ts';
import { Wizard } from './wizard.tsx';

/** How often the clock is read, in ms. */
const LOOK_MS = 100;

/** Percent of the bar: ten more with each second, full once the script is there. */
function useWaitingPercent(arrived: boolean) {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPercent(waitingPercent(performance.now() - began)), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return arrived ? PROGRESS_DONE : percent;
}

/** The script is being written. */
function Generating({ arrived, words }: { arrived: boolean; words: IntakeWords['generating'] }) {
  const percent = useWaitingPercent(arrived);
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
            className={classNames('spinner size-9 flex-none', arrived && 'is-done')}
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

type IntakeBuilderProps = {
  words: IntakeWords;
  ticks: IntakeTicks;
  backend: { address: string; key: string };
  isBegun?: boolean;
};

/** The intake-script builder: five steps, waiting, the script. */
export function IntakeBuilder({ words, ticks, backend, isBegun }: IntakeBuilderProps) {
  const builder = useBuilder({ backend, words, isBegun });
  const { state } = builder;
  return (
    <ErrorBoundary>
      <div data-above-bottom-stack className="needs-script">
        <p role="status" className="sr-only">
          {state.view === 'generating' ? words.generating.text : ''}
        </p>
        {state.view === 'wizard' && <Wizard {...{ state, words, ticks, builder }} />}
        {state.view === 'generating' && (
          <Generating arrived={state.arrived ?? false} words={words.generating} />
        )}
        {state.view === 'result' && <Result state={state} words={words} builder={builder} />}
      </div>
    </ErrorBoundary>
  );
}
