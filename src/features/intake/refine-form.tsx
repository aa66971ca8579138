import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Check } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ChangeRequest } from './client.ts';
import type { IntakeCopy } from './page-schema.ts';
import type { ScriptChange } from './requests-schema.ts';
import { INTAKE_TONES, refinementSchema } from './schema.ts';
import { type Builder, TOASTS } from './use-builder.ts';

export function RefineForm({ copy, builder }: { copy: IntakeCopy; builder: Builder }) {
  const { result, steps } = copy;
  const { script, history, request } = builder.state;
  const isBusy = request !== undefined;
  const canUndo = history.length > 0 && !isBusy;
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<{ isDone: boolean; text?: string | undefined }>();
  const toasts = useRef<HTMLDivElement>(null);

  const refine = async (changeRequest: ChangeRequest) => {
    if (isBusy) return;
    setNotice(undefined);
    const answer = await builder.refine(changeRequest);
    setNotice(answer);
    if (answer?.isDone && !changeRequest.change) setText('');
    // The toast appears in the form, so that it does not cover the buttons that its text names.
    if (answer?.isDone === false && toasts.current)
      showToast(TOASTS.notRefined, toasts.current)?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = refinementSchema.safeParse(text);
    if (data) return void refine({ text: data });
    setNotice({ isDone: false, text: error?.issues[0]?.message });
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During composition (Japanese, Chinese) Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A key that is held down sends once.
    if (!event.repeat) event.currentTarget.form?.requestSubmit();
  };
  const undo = () => {
    if (!canUndo) return;
    setNotice(undefined);
    builder.undo();
  };
  /** A button is never disabled while a request runs, because it would lose the focus. */
  const button = (label: string, change: ScriptChange, isPressed?: boolean) => (
    <button
      key={label}
      type="button"
      aria-pressed={isPressed}
      aria-disabled={isBusy || undefined}
      onClick={() => refine({ text: label, change })}
      className="flex min-h-11 items-center justify-between rounded-sm border border-edge bg-paper px-3.5 py-1.5 text-note/5 aria-disabled:opacity-60 aria-pressed:border-ink aria-pressed:bg-mark-2 aria-pressed:font-semibold not-aria-disabled:hover:border-ink not-aria-disabled:hover:shadow-[0_0_0_1px_var(--color-ink)]"
    >
      <span>{label}</span>
      {isPressed && <Check size={16} strokeWidth={2.5} />}
    </button>
  );
  return (
    <form noValidate autoComplete="off" onSubmit={submit} aria-busy={isBusy || undefined}>
      <h3 className="text-h3">{result.refineHeading}</h3>
      <fieldset className="mt-4 grid grid-cols-2 gap-2 *:last:col-span-2">
        <legend className="sr-only">Length, words and tone</legend>
        {button('Shorter', { kind: 'shorter' })}
        {button('Longer', { kind: 'longer' })}
        {INTAKE_TONES.map((tone) => {
          const isPressed = tone === script?.config.tone;
          return button(steps.tone.options[tone].label, { kind: 'tone', tone }, isPressed);
        })}
        {button('Plain words', { kind: 'plain' })}
      </fieldset>
      <Field
        multiline
        className="mt-5"
        prefix="builder"
        name="refinementRequest"
        label={result.refineLabel}
        hint={result.refineHint}
        error={notice?.isDone ? undefined : notice?.text}
        rows={2}
        readOnly={isBusy}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {/* A message about a refusal appears below the buttons that its text names. */}
      <div ref={toasts} data-toasts="here" className="static w-auto p-0 [&_.toast]:mt-3">
        <div role="alert" />
      </div>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-3">
        <Button type="submit" aria-disabled={isBusy} className="px-5">
          {isBusy ? 'Refining...' : 'Refine'}
        </Button>
        {/* The button keeps the focus when there is nothing left to undo. */}
        <Button look="secondary" aria-disabled={!canUndo} onClick={undo} className="px-3">
          Undo Last Change
        </Button>
      </div>
      {/* The status is the last element, so that the buttons do not move when its text appears. */}
      <p
        role="status"
        className="mt-3 border border-ink bg-paper px-3.5 py-2.5 text-note/6 empty:hidden"
      >
        {notice?.isDone && notice.text}
      </p>
    </form>
  );
}
