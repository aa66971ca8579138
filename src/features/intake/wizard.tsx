import { useEffect, useRef } from 'react';
import { Choices } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CONTACT_PAGES } from '../contact/paths.ts';
import { valuesOf } from '../forms/check-values.ts';
import { controlsOf } from '../forms/fields.ts';
import { HiddenField } from '../forms/hidden-field.tsx';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import { WizardStep } from '../tools/wizard-step.tsx';
import { INTAKE_STEPS, LAST_STEP, missingAnswers, stepViewId } from './builder.ts';
import type { Customize } from './customize.tsx';
import type { IntakeTicks } from './library-schema.ts';
import type { IntakeCopy } from './page-schema.ts';
import { INFO_FIELDS } from './schema.ts';
import type { Builder } from './use-builder.ts';

const HINT_ID = 'builder-hint';

const OTHER_AREAS_ADDRESS = `${CONTACT_PAGES.form}?from=ai-intake-builder-other-areas`;

type ChoiceName = 'practiceArea' | 'channel' | 'tone';
type StepProps = { copy: IntakeCopy; builder: Builder };

function ChoiceFields({ name, copy, builder }: StepProps & { name: ChoiceName }) {
  const { heading, options } = copy.steps[name];
  const { others, othersLink } = copy.steps.practiceArea;
  return (
    <>
      <Choices
        question={heading}
        describedBy={HINT_ID}
        name={name}
        options={Object.entries(options).map(([value, { label, text }]) => ({
          value,
          label,
          note: text,
        }))}
        chosenValue={builder.state.answers[name]}
        onChoose={(id) => builder.answer({ [name]: id })}
      />
      {name === 'practiceArea' && (
        <p className="mt-4 text-note/6 text-ink-2">
          <span>{others}</span>{' '}
          <a href={OTHER_AREAS_ADDRESS} className="text-ink underline underline-offset-2">
            {othersLink}
          </a>
        </p>
      )}
    </>
  );
}

function InfoFields({ copy, builder }: StepProps) {
  const { firmHint, storageNote, policyLink } = copy.steps.info;
  return (
    <div className="grid gap-5">
      {controlsOf(INFO_FIELDS).map(({ name, ...control }) => (
        <Field
          key={name}
          prefix="builder"
          name={name}
          hint={name === 'firmName' ? firmHint : undefined}
          error={builder.errors[name]}
          {...control}
          value={builder.state.answers[name] ?? ''}
          onChange={(event) => builder.answer({ [name]: event.currentTarget.value }, true)}
        />
      ))}
      <p className="text-sm/5 text-ink-2">
        <span>{storageNote}</span>{' '}
        <a href="/privacy-policy" className="text-ink underline underline-offset-2">
          {policyLink}
        </a>
      </p>
    </div>
  );
}

/** Focuses the first invalid field. If it is empty, the browser shows its own message. */
function focusInvalidField(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLInputElement>('[name]:is(:invalid, [aria-invalid=true])');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.reportValidity();
  return field;
}

type WizardProps = StepProps & {
  deferredParts: { Customize: typeof Customize; ticks: IntakeTicks } | 'failed' | undefined;
};

/** The first step is in the HTML, so that a choice made before React loads counts. */
export function Wizard({ copy, builder, deferredParts }: WizardProps) {
  const { errors, status, store } = builder;
  const { step, answers, error, script } = builder.state;
  const { practiceArea, channel, tone, specialConsiderations } = answers;
  const { key, name } = INTAKE_STEPS[step] ?? INTAKE_STEPS[0];
  const { heading, note } = copy.steps[key];
  const isLast = step === LAST_STEP;
  const hint = missingAnswers(step, answers).join(' and ');
  const form = useRef<HTMLFormElement>(null);
  // The focus moves after the render that shows the messages.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusInvalidField(form.current);
  }, [errors]);
  const onNext = (submittedForm: HTMLFormElement) => {
    if (isLast) builder.generate(valuesOf(submittedForm)[HIDDEN_FIELD]);
    else if (!focusInvalidField(submittedForm)) builder.next();
  };
  const label = (
    <div className="mt-1 flex flex-1 basis-44 items-center gap-4 lg:block">
      <p className="flex-none lg:sr-only">{name}</p>
      <div aria-hidden="true" className="flex-1">
        <Progress value={step + 1} max={INTAKE_STEPS.length} label="Progress" />
      </div>
      <ol aria-hidden="true" className="mt-4 hidden gap-1.5 font-normal lg:grid">
        {INTAKE_STEPS.map((wizardStep, index) => (
          <li key={wizardStep.key} className={index === step ? 'font-bold text-ink' : undefined}>
            {wizardStep.name}
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <WizardStep
      stage={{
        view: stepViewId(step),
        kicker: `Step ${step + 1} of ${INTAKE_STEPS.length}`,
        label,
        heading,
      }}
      hintId={HINT_ID}
      hint={hint && `To go on, ${hint}.`}
      isHintLive={isLast}
      nextLabel={isLast ? 'Generate Script' : 'Next'}
      onNext={onNext}
      onBack={step > 0 ? builder.back : undefined}
      unavailable={copy}
      formRef={form}
      autoComplete={isLast ? 'on' : 'off'}
      belowButtons={
        <>
          {script && (
            <p className="mt-5 mb-4 text-note/6 text-ink-2">
              <span>{copy.made}</span>{' '}
              <button type="button" className="text-link min-h-11" onClick={builder.showScript}>
                {copy.showMade}
              </button>
            </p>
          )}
          <SavedNotice status={status} store={store} noun="answers" />
        </>
      }
      aside={
        <p className="mt-10 border-t border-line pt-4 text-note/6 text-ink-2 xl:mt-0 xl:self-start xl:border-t-2">
          {note}
        </p>
      }
    >
      {error && (
        <p role="alert" className="mb-6 border-l-4 border-red pl-4 font-semibold">
          {error}
        </p>
      )}
      <HiddenField />
      {key === 'customize' && !deferredParts && <p role="status">{copy.steps.customize.loading}</p>}
      {key === 'customize' && deferredParts === 'failed' && <Unavailable copy={copy} isShown />}
      {key === 'customize' &&
        typeof deferredParts === 'object' &&
        practiceArea &&
        channel &&
        tone && (
          <deferredParts.Customize
            ticks={deferredParts.ticks}
            config={{ practiceArea, channel, tone, specialConsiderations }}
            copy={copy.steps.customize}
            error={errors.specialConsiderations}
            onAnswer={(text) => builder.answer({ specialConsiderations: text }, true)}
          />
        )}
      {key === 'info' && <InfoFields copy={copy} builder={builder} />}
      {key !== 'customize' && key !== 'info' && (
        <ChoiceFields name={key} copy={copy} builder={builder} />
      )}
    </WizardStep>
  );
}
