import { ErrorBoundary } from '../forms/error-boundary.tsx';
import type { IntakeTicks } from './customize.tsx';
import { Generating } from './generating.tsx';
import type { IntakeWords } from './page-schema.ts';
import { Result } from './result.tsx';
import { useBuilder } from './use-builder.ts';
import { Wizard } from './wizard.tsx';

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
