import { type Ref, useEffect, useRef } from 'react';
import { Choices } from '../../ui/choice.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CONTACT_PAGES } from '../contact/places.ts';
import { type Messages, valuesOf } from '../forms/check-values.ts';
import { controlsOf } from '../forms/fields.ts';
import { HiddenField } from '../forms/hidden-field.tsx';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { WizardStep } from '../tools/wizard-step.tsx';
import type { StepCheck } from './customize.tsx';
import type { IntakeCopy } from './page-schema.ts';
import { INFO_FIELDS } from './schema.ts';
import { INTAKE_STEPS, type IntakeAnswers, LAST_STEP, missingAnswers, stepStage } from './steps.ts';
import type { Builder } from './use-builder.ts';
import type { Later } from './use-later.ts';

const COUNT = INTAKE_STEPS.length;

/** What is answered at each step, as the visitor has read it; nothing where nothing is. */
function answered({ steps }: IntakeCopy, answers: IntakeAnswers): (string | undefined)[] {
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

/** For the rail: the current step and the answered ones. */
function Rail({
  step,
  answers,
  words,
}: {
  step: number;
  answers: IntakeAnswers;
  words: IntakeCopy;
}) {
  const labels = answered(words, answers);
  return (
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
            {index !== step && labels[index] && (
              <span className="block font-medium text-ink-2 wrap-anywhere">{labels[index]}</span>
            )}
          </li>
        ))}
      </ol>
      <p className="sr-only max-lg:hidden">{INTAKE_STEPS[step]}</p>
    </>
  );
}

type InfoProps = {
  answers: IntakeAnswers;
  words: IntakeCopy['steps']['info'];
  errors: Messages;
  onAnswer(answers: Partial<IntakeAnswers>): void;
};

/** The fifth step: whose script it is. */
function Info({ answers, words, errors, onAnswer }: InfoProps) {
  const hints: Messages = { firmName: words.firmHint, callBack: words.callBackHint };
  return (
    <div className="grid gap-5">
      {controlsOf(INFO_FIELDS).map(({ name, ...control }) => (
        <Field
          key={name}
          prefix="builder"
          name={name}
          hint={hints[name]}
          error={errors[name]}
          {...control}
          value={answers[name] ?? ''}
          onChange={(event) => onAnswer({ [name]: event.currentTarget.value })}
        />
      ))}
      <p className="text-sm/5 text-ink-2">
        <span>{words.kept}</span>{' '}
        <a href="/privacy-policy" className="text-ink underline underline-offset-2">
          {words.policyLink}
        </a>
      </p>
    </div>
  );
}

/** Id of the sentence on why the button cannot be pressed yet. */
const HINT = 'builder-hint';

/** A visitor whose area is missing writes to the agency, and the message names this page. */
const OTHER_AREAS = `${CONTACT_PAGES.form}?from=ai-intake-builder-other-areas`;

type WizardProps = {
  words: IntakeCopy;
  builder: Builder;
  /** Undefined until it is fetched. */
  later: Later | undefined;
};

const CHOICES = ['practiceArea', 'channel', 'tone'] as const;

function StepFields({
  words: { steps },
  builder: {
    answer,
    errors,
    state: { step, answers },
  },
  later,
  check,
}: WizardProps & { check: Ref<StepCheck> }) {
  const { practiceArea, channel, tone, specialConsiderations } = answers;
  const name = CHOICES[step];
  if (name)
    return (
      <>
        <Choices
          question={steps[name].heading}
          describedBy={HINT}
          name={name}
          options={Object.entries(steps[name].options).map(([value, { label, text }]) => ({
            value,
            label,
            note: text,
          }))}
          chosen={answers[name]}
          onChoose={(id) => answer({ [name]: id })}
        />
        {name === 'practiceArea' && (
          <p className="mt-4 text-note/6 text-ink-2">
            <span>{steps.practiceArea.others}</span>{' '}
            <a href={OTHER_AREAS} className="text-ink underline underline-offset-2">
              {steps.practiceArea.othersLink}
            </a>
          </p>
        )}
      </>
    );
  if (step === LAST_STEP)
    return <Info answers={answers} words={steps.info} errors={errors} onAnswer={answer} />;
  // The step is reached with these answers alone (steps.ts).
  if (!practiceArea || !channel || !tone) return null;
  if (!later) return <p role="status">{steps.customize.loading}</p>;
  return (
    <later.Customize
      ref={check}
      ticks={later.ticks}
      config={{ practiceArea, channel, tone, specialConsiderations }}
      words={steps.customize}
      error={errors.specialConsiderations}
      onAnswer={(text) => answer({ specialConsiderations: text })}
    />
  );
}

type OfferProps = { text: string; label: string; onPress(): void };

/** The way back to a script from before. */
function Offer({ text, label, onPress }: OfferProps) {
  return (
    <p className="mt-5 mb-4 text-note/6 text-ink-2 first:mt-0">
      <span>{text}</span>{' '}
      <button type="button" className="text-link min-h-11" onClick={onPress}>
        {label}
      </button>
    </p>
  );
}

/** The five steps. The first one is in the HTML: a choice made before React loads counts (site/mount.ts). */
export function Wizard({ words, builder, later }: WizardProps) {
  const { step, answers, error, script, cleared } = builder.state;
  const { steps } = words;
  const { heading, note } = [
    steps.practiceArea,
    steps.channel,
    steps.tone,
    steps.customize,
    steps.info,
  ][step] as { heading: string; note: string };
  const isLast = step === LAST_STEP;
  const missing = missingAnswers(step, answers);
  const isValid = missing.length === 0;
  const form = useRef<HTMLFormElement>(null);
  const check = useRef<StepCheck>(null);
  // The first field that is wrong takes the focus, once its message shows.
  const { errors } = builder;
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const onNext = (submitted: HTMLFormElement) => {
    if (!isValid) return;
    if (isLast) builder.generate(valuesOf(submitted)[HIDDEN_FIELD]);
    else if (check.current?.isFinished() ?? true) builder.next();
  };
  const hint = isValid
    ? ''
    : `${words.hint} ${missing.map((field) => words.missing[field]).join(' and ')}.`;
  return (
    <WizardStep
      view={stepStage(step)}
      kicker={`Step ${step + 1} of ${COUNT}`}
      label={<Rail step={step} answers={answers} words={words} />}
      heading={heading}
      hintId={HINT}
      hint={hint}
      isHintLive={isLast}
      next={isLast ? 'Generate Script' : 'Next'}
      onNext={onNext}
      onBack={step > 0 ? builder.back : undefined}
      unavailable={words}
      formRef={form}
      form={{ noValidate: true, autoComplete: isLast ? 'on' : 'off' }}
      after={
        <>
          {script && (
            <Offer text={words.made} label={words.showMade} onPress={builder.showScript} />
          )}
          <SavedNotice status={builder.status} store={builder.store} what="answers" />
        </>
      }
      aside={
        <p className="mt-10 border-t border-line pt-4 text-note/6 text-ink-2 xl:mt-0 xl:self-start xl:border-t-2">
          {note}
        </p>
      }
    >
      {cleared && !script && (
        <Offer text={words.cleared} label={words.putBack} onPress={builder.putBack} />
      )}
      {error && (
        <p role="alert" className="mb-6 border-l-4 border-red pl-4 font-semibold">
          {error}
        </p>
      )}
      <HiddenField />
      <StepFields words={words} builder={builder} later={later} check={check} />
    </WizardStep>
  );
}
