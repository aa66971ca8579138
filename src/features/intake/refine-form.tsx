import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Check } from '../../ui/icons.tsx';
import { dismissToast, showToast } from '../../ui/toast.ts';
import type { Asked } from './client.ts';
import { HeldPlace } from './held-place.tsx';
import type { IntakeWords } from './page-schema.ts';
import { type Change, INTAKE_TONES, type IntakeTone } from './schema.ts';
import type { Refinement } from './use-builder.ts';

type ChangeButtonProps = {
  label: string;
  /** The script has it; undefined where it is nothing to have. */
  isOn?: boolean;
  isBusy: boolean;
  onPress(): void;
};

/** It is never disabled: it would lose the focus with each change. */
function ChangeButton({ label, isOn, isBusy, onPress }: ChangeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className="request"
    >
      <span>{label}</span>
      {isOn && <Check size={16} strokeWidth={2.5} />}
    </button>
  );
}

function Buttons({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5">
      <legend className="text-sm/5 font-semibold text-ink-2">{legend}</legend>
      <div className="requests">{children}</div>
    </fieldset>
  );
}

type RefineFormProps = {
  words: IntakeWords;
  /** That of the script as it stands. */
  tone: IntakeTone;
  refining: boolean;
  canUndo: boolean;
  onRefine(asked: Asked): Promise<Refinement>;
  onUndo(): void;
};

/** Asks for a change in the visitor's words or by a button, and takes the last one back. */
export function RefineForm({ words, tone, refining, canUndo, onRefine, onUndo }: RefineFormProps) {
  const { result, steps } = words;
  const [text, setText] = useState('');
  /** What is wrong with the text itself. */
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const refusals = useRef<HTMLDivElement>(null);
  const field = () => form.current?.querySelector('textarea');

  const ask = async (asked: Asked) => {
    setSaid('');
    setProblem(undefined);
    const answer = await onRefine(asked);
    if (answer.kind === 'failed' && refusals.current) {
      // Here, so that it covers none of what it speaks of.
      dismissToast();
      showToast(answer.toast, refusals.current)?.scrollIntoView({ block: 'nearest' });
    }
    return answer;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refining) return;
    const hadFocus = form.current?.contains(document.activeElement);
    // Field and button are about to be disabled and would lose it.
    if (hadFocus && text.trim()) title.current?.focus({ preventScroll: true });
    const answer = await ask({ text });
    // At once, because a disabled field cannot take the focus back that it lost.
    flushSync(() => {
      if (answer.kind === 'wrong') setProblem(answer.problem);
      if (answer.kind !== 'done') return;
      setSaid(answer.said);
      setText('');
    });
    const isElsewhere = document.activeElement && document.activeElement !== document.body;
    if (hadFocus && (!isElsewhere || form.current?.contains(document.activeElement)))
      field()?.focus({ preventScroll: answer.kind === 'failed' });
  };
  const press = async (label: string, change: Change) => {
    if (refining) return setSaid(result.busy);
    const answer = await ask({ text: label, change });
    if (answer.kind === 'done') setSaid(answer.said);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, Chinese), Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A key that is held down has asked once.
    if (!event.repeat) form.current?.requestSubmit();
  };
  const undo = () => {
    if (!canUndo || refining) return;
    setSaid('');
    onUndo();
  };
  const button = (label: string, change: Change, isOn?: boolean) => (
    <ChangeButton
      key={label}
      label={label}
      isBusy={refining}
      {...(isOn !== undefined && { isOn })}
      onPress={() => void press(label, change)}
    />
  );
  return (
    <HeldPlace>
      <form ref={form} noValidate autoComplete="off" onSubmit={submit} aria-busy={refining || undefined}>
        <h3 ref={title} tabIndex={-1} className="stage-heading text-h3 font-[820]">
          {result.refineHeading}
        </h3>
        <Buttons legend={result.lengthLabel}>
          {(['shorter', 'longer', 'plain'] as const).map((kind) => button(result.buttons[kind], { kind }))}
        </Buttons>
        <Buttons legend={result.toneLabel}>
          {INTAKE_TONES.map((each) =>
            button(steps.tone.options[each].label, { kind: 'tone', tone: each }, tone === each),
          )}
        </Buttons>
        <div ref={refusals} data-toasts="here" aria-live="polite" />
        <p role="status" className="request-said">
          {said}
        </p>
        <Field
          multiline
          className="mt-5"
          prefix="builder"
          name="refinementRequest"
          label={result.refineLabel}
          hint={result.refineHint}
          error={problem}
          rows={2}
          disabled={refining}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className="mt-3 grid grid-cols-[auto_1fr] gap-3">
          <Button type="submit" disabled={refining} className="px-5">
            {refining ? 'Refining...' : 'Refine'}
          </Button>
          {/* With nothing more to take back it keeps the focus. */}
          <Button look="secondary" aria-disabled={!canUndo || refining} onClick={undo} className="px-3">
            Undo Last Change
          </Button>
        </div>
      </form>
    </HeldPlace>
  );
}
