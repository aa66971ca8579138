import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Check } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ChangeRequest } from './client.ts';
import type { IntakeCopy } from './page-schema.ts';
import type { Change } from './requests-schema.ts';
import { INTAKE_TONES, type IntakeTone } from './schema.ts';
import { type Refinement, TOASTS } from './use-builder.ts';

type ButtonsProps = { legend: string; isGrid?: boolean; children: ReactNode };

function Buttons({ legend, isGrid = false, children }: ButtonsProps) {
  return (
    <fieldset className="mt-5">
      <legend className="text-sm/5 font-semibold text-ink-2">{legend}</legend>
      <div className={classNames('mt-2 gap-2', isGrid ? 'grid grid-cols-2' : 'flex flex-wrap')}>
        {children}
      </div>
    </fieldset>
  );
}

type RefineFormProps = {
  words: IntakeCopy;
  /** Of the script. */
  tone: IntakeTone;
  isBusy: boolean;
  canUndo: boolean;
  onRefine(change: ChangeRequest): Promise<Refinement>;
  onUndo(): void;
};

/** Asks for a change by a button or in the visitor's words, and takes the last one back. */
export function RefineForm({ words, tone, isBusy, canUndo, onRefine, onUndo }: RefineFormProps) {
  const { result, steps } = words;
  const [text, setText] = useState('');
  /** Under the field: why nothing was changed. */
  const [reason, setReason] = useState<string>();
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  /** The request was made from within the form. */
  const hadFocus = useRef(false);
  const field = () => form.current?.querySelector('textarea');

  const request = async (change: ChangeRequest) => {
    setMessage('');
    setReason(undefined);
    const answer = await onRefine(change);
    if (answer.kind === 'done') setMessage(answer.message);
    if (answer.kind === 'wrong' || answer.kind === 'failed') setReason(answer.reason);
    // Placed here so that it covers nothing that it describes.
    if (answer.kind === 'failed' && toasts.current)
      showToast(TOASTS.notRefined, toasts.current)?.scrollIntoView({ block: 'nearest' });
    return answer.kind;
  };
  const press = (label: string, change: Change) =>
    isBusy ? setMessage(result.busy) : void request({ text: label, change });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Field and button are about to be disabled and would lose it.
    hadFocus.current = Boolean(text.trim() && form.current?.contains(document.activeElement));
    if (hadFocus.current) title.current?.focus({ preventScroll: true });
    const kind = await request({ text });
    if (kind === 'done') setText('');
    if (kind === 'wrong') field()?.focus();
  };
  // The field can be used again: it takes the focus back, unless the visitor has gone elsewhere.
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.contains(activeElement))
      form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isBusy]);
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, Chinese), Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A held key sends once.
    if (!event.repeat) form.current?.requestSubmit();
  };
  const undo = () => {
    if (!canUndo || isBusy) return;
    setMessage('');
    setReason(undefined);
    onUndo();
  };
  /** A button is never disabled: it would lose the focus with each change. */
  const button = (label: string, change: Change, isOn?: boolean) => (
    <button
      key={label}
      type="button"
      aria-pressed={isOn}
      aria-disabled={isBusy || undefined}
      onClick={() => press(label, change)}
      className="request flex min-h-11 items-center justify-between rounded-sm px-3.5 py-1.5 text-note/5"
    >
      <span>{label}</span>
      {isOn && <Check size={16} strokeWidth={2.5} />}
    </button>
  );
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      aria-busy={isBusy || undefined}
    >
      <h3 ref={title} tabIndex={-1} className="text-h3 focus:outline-none">
        {result.refineHeading}
      </h3>
      <Buttons legend={result.lengthLabel}>
        {(['shorter', 'longer', 'plain'] as const).map((kind) =>
          button(result.buttons[kind], { kind }),
        )}
      </Buttons>
      <Buttons legend={result.toneLabel} isGrid>
        {INTAKE_TONES.map((each) =>
          button(steps.tone.options[each].label, { kind: 'tone', tone: each }, tone === each),
        )}
      </Buttons>
      <Field
        multiline
        className="mt-5"
        prefix="builder"
        name="refinementRequest"
        label={result.refineLabel}
        hint={result.refineHint}
        error={reason}
        rows={2}
        disabled={isBusy}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={toasts} data-toasts="here">
        <div role="alert" />
      </div>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-3">
        <Button type="submit" disabled={isBusy} className="px-5">
          {isBusy ? 'Refining...' : 'Refine'}
        </Button>
        {/* It remains focused when nothing is left to undo. */}
        <Button look="secondary" aria-disabled={!canUndo || isBusy} onClick={undo} className="px-3">
          Undo Last Change
        </Button>
      </div>
      {/* Last, so that pressed buttons stay where they are when it comes and goes. */}
      <p
        role="status"
        className="mt-3 border border-ink bg-paper px-3.5 py-2.5 text-note/6 empty:hidden"
      >
        {message}
      </p>
    </form>
  );
}
