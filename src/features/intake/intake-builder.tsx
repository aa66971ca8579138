import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { CONTACT_PAGES } from '../contact/places.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { Stage } from '../tools/stage.tsx';
import type { IntakeCopy } from './page-schema.ts';
import { useBuilder, waitingPercent } from './use-builder.ts';
import { useIntakeLater } from './use-later.ts';
import { Wizard } from './wizard.tsx';

/** How often the clock is read, in ms. */
const LOOK_MS = 100;

/** Percent of the bar: ten more with each second, full once the script has arrived. */
function useWaitingPercent(arrived: boolean) {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPercent(waitingPercent(performance.now() - began)), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return arrived ? 100 : percent;
}

/** The script is being written. */
function Generating({ arrived, words }: { arrived: boolean; words: IntakeCopy['generating'] }) {
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
  words: IntakeCopy;
  backend: { address: string; key: string };
  isBegun?: boolean;
};

/** The intake-script builder: five steps, waiting, the script. */
export function IntakeBuilder({ words, backend, isBegun = false }: IntakeBuilderProps) {
  const builder = useBuilder(backend, words, isBegun);
  const { view, step, script, hasArrived = false } = builder.state;
  const later = useIntakeLater(view !== 'wizard' || step > 0, `${view} ${step}`);
  const loaded = later === 'failed' ? undefined : later;
  return (
    <ErrorBoundary>
      <div data-above-bottom-stack className="needs-script">
        <p role="status" className="sr-only">
          {view === 'generating' ? words.generating.text : ''}
        </p>
        {view === 'wizard' && <Wizard words={words} builder={builder} later={loaded} />}
        {view === 'generating' && <Generating arrived={hasArrived} words={words.generating} />}
        {view === 'result' && script && loaded && (
          <loaded.Result script={script} words={words} builder={builder} />
        )}
        {view === 'result' && !loaded && (
          // Everything is saved: a reload shows it.
          <div className="page min-h-svh pt-9">
            {later === 'failed' && (
              <p role="alert" className="font-semibold">
                <span>{`${words.unavailable} `}</span>
                <a href={CONTACT_PAGES.form} className="underline underline-offset-4">
                  {words.unavailableLink}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </ErrorBoundary>
  );
}
