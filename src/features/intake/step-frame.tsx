import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { Stage } from '../tools/stage.tsx';
import type { IntakeWords } from './page-schema.ts';
import { INTAKE_STEPS, type IntakeAnswers } from './steps.ts';

const COUNT = INTAKE_STEPS.length;

/** What is answered at each step, as the visitor has read it; nothing where nothing is. */
function answered({ steps }: IntakeWords, answers: IntakeAnswers): (string | undefined)[] {
  const { practiceArea, channel, tone, specialConsiderations, firmName } = answers;
  return [
    practiceArea && steps.practiceArea.options[practiceArea].label,
    channel && steps.channel.options[channel].label,
    tone && steps.tone.options[tone].label,
    specialConsiderations.trim() && steps.customize.filled,
    firmName.trim(),
  ];
}

/** Whole class names, because each page keeps only the styles whose names it finds. */
function stateOf(index: number, step: number) {
  if (index === step) return 'font-extrabold text-ink shadow-[inset_0_-2px_0_var(--color-ink)]';
  return index < step ? 'text-ink-2' : 'text-ink-3';
}

export const stepStage = (step: number) => `step-${step + 1}`;

type StepFrameProps = {
  step: number;
  answers: IntakeAnswers;
  words: IntakeWords;
  heading: string;
  children: ReactNode;
};

/** One step of the wizard: in the rail where one is and what has been answered, at the right the question. */
export function StepFrame({ step, answers, words, heading, children }: StepFrameProps) {
  const given = answered(words, answers);
  const label = (
    <>
      <div className="mt-1 flex items-center gap-4 lg:hidden">
        <p className="flex-none">{INTAKE_STEPS[step]}</p>
        <div aria-hidden="true" className="flex-1">
          <Progress value={step + 1} max={COUNT} label="Progress" />
        </div>
      </div>
      <ol aria-hidden="true" className="mt-3.5 border-t border-line max-lg:hidden">
        {INTAKE_STEPS.map((name, index) => (
          <li key={name} className={classNames('border-b border-line py-2', stateOf(index, step))}>
            <span>{name}</span>
            {index !== step && given[index] && (
              <span className="block font-medium text-ink-2 wrap-anywhere">{given[index]}</span>
            )}
          </li>
        ))}
      </ol>
      <p className="sr-only max-lg:hidden">{INTAKE_STEPS[step]}</p>
    </>
  );
  return (
    <Stage view={stepStage(step)} kicker={`Step ${step + 1} of ${COUNT}`} label={label} heading={heading}>
      {children}
    </Stage>
  );
}
