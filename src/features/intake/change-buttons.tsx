import type { ReactNode } from 'react';
import { Check } from '../../ui/icons.tsx';
import { BUTTON_REQUESTS, type OfferedScript, questionRequest } from './change-offers.ts';
import type { IntakeWords } from './page-schema.ts';
import { INTAKE_TONES } from './schema.ts';

/** `why`: the reason why the request would change nothing. */
export type Press = (request: string, why?: string) => void;

type RequestButtonProps = {
  request: string;
  label: string;
  /** The script has it; undefined where that cannot be told, or where it is nothing to have. */
  isOn?: boolean | undefined;
  why?: string | undefined;
  isBusy: boolean;
  onPress: Press;
};

/** It is never disabled: it would lose the focus with each change, and the reason would have no place. */
function RequestButton({ request, label, isOn, why, isBusy, onPress }: RequestButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isBusy || (why !== undefined && !isOn) || undefined}
      title={why}
      onClick={() => onPress(request, why)}
      className="request"
    >
      {label}
      {isOn && <Check size={16} strokeWidth={2.5} />}
    </button>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4">
      <legend className="text-sm/5 font-semibold text-ink-2">{legend}</legend>
      <div className="requests">{children}</div>
    </fieldset>
  );
}

type ChangeButtonsProps = {
  words: IntakeWords;
  offers: OfferedScript['offers'];
  isBusy: boolean;
  onPress: Press;
};

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The changes that one press asks for. */
export function ChangeButtons({ words, offers, isBusy, onPress }: ChangeButtonsProps) {
  const { lengthLabel, toneLabel, questionsLabel, questionsHint, buttons } = words.result;
  const shared = { isBusy, onPress };
  const named = (name: keyof typeof BUTTON_REQUESTS) => ({
    request: BUTTON_REQUESTS[name],
    why: offers?.whyNot[name],
    ...shared,
  });
  return (
    <>
      <Group legend={lengthLabel}>
        {(['shorter', 'longer', 'plain-words'] as const).map((name) => (
          <RequestButton {...named(name)} key={name} label={buttons[name]} />
        ))}
      </Group>
      <Group legend={toneLabel}>
        {INTAKE_TONES.map((tone) => (
          <RequestButton
            {...named(tone)}
            key={tone}
            label={words.steps.tone.options[tone].label}
            isOn={offers?.tone && offers.tone === tone}
          />
        ))}
      </Group>
      {offers && (
        <details className="disclosure mt-5 border-y border-line">
          <summary className="py-3 text-note/6 font-bold">{questionsLabel}</summary>
          <p id="requests-hint" className="text-sm/5 text-ink-2">
            {questionsHint}
          </p>
          <fieldset aria-describedby="requests-hint" className="pb-4">
            <legend className="sr-only">{questionsLabel}</legend>
            <div className="requests">
              {offers.questions.map(({ name, isAsked }) => (
                <RequestButton
                  {...shared}
                  key={name}
                  request={questionRequest({ name, isAsked })}
                  label={capitalized(name)}
                  isOn={isAsked}
                />
              ))}
            </div>
          </fieldset>
        </details>
      )}
    </>
  );
}
