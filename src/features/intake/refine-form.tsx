import {
  Component,
  createRef,
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
import { headerBottom } from '../../ui/header-bottom.ts';
import { Check } from '../../ui/icons.tsx';
import { dismissToast, showToast } from '../../ui/toast.ts';
import type { ChangeRequest } from './client.ts';
import type { IntakeWords } from './page-schema.ts';
import { type Change, INTAKE_TONES, type IntakeTone } from './schema.ts';
import type { Refinement } from './use-builder.ts';

type Props = { children: ReactNode };
/** Pixels from the top of the window. */
type Place = { of: Element; top: number };

const topOf = (of: Element): Place => ({ of, top: of.getBoundingClientRect().top });

/**
 * What was pressed in it remains under the finger while what is above grows or shrinks. Only where it can be seen; else
 * the page is left alone. A class, since only a class is told before the page changes.
 */
class HeldPlace extends Component<Props> {
  #part = createRef<HTMLDivElement>();

  /** Where what has the focus is, and for browsers that give a pressed button none, where the part begins. */
  override getSnapshotBeforeUpdate(): Place[] {
    const part = this.#part.current;
    const rect = part?.getBoundingClientRect();
    if (!part || !rect || rect.bottom <= headerBottom() || rect.top >= innerHeight) return [];
    const focused = part.contains(document.activeElement) && document.activeElement;
    return [...(focused ? [topOf(focused)] : []), { of: part, top: rect.top }];
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Place[]) {
    const held = before.find(({ of }) => of.isConnected);
    // At once, where the page otherwise scrolls smoothly.
    if (held) scrollBy({ top: topOf(held.of).top - held.top, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.#part}>{this.props.children}</div>;
  }
}

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

type ChangeButtonsProps = {
  words: IntakeWords;
  /** That of the script as it stands. */
  tone: IntakeTone;
  isBusy: boolean;
  onPress(label: string, change: Change): void;
};

/** Changes that one press asks for. A button is never disabled: it would lose the focus with each change. */
function ChangeButtons({ words: { result, steps }, tone, isBusy, onPress }: ChangeButtonsProps) {
  const button = (label: string, change: Change, isOn?: boolean) => (
    <button
      key={label}
      type="button"
      aria-pressed={isOn}
      aria-disabled={isBusy || undefined}
      onClick={() => onPress(label, change)}
      className="request flex min-h-11 items-center justify-between rounded-sm px-3.5 py-1.5 text-note/5"
    >
      <span>{label}</span>
      {isOn && <Check size={16} strokeWidth={2.5} />}
    </button>
  );
  return (
    <>
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
    </>
  );
}

type RefineFormProps = Omit<ChangeButtonsProps, 'isBusy' | 'onPress'> & {
  refining: boolean;
  canUndo: boolean;
  onRefine(wanted: ChangeRequest): Promise<Refinement>;
  onUndo(): void;
};

const fieldOf = (form: Element | null) => form?.querySelector('textarea');

/** Asks for a change by a button or in the visitor's words, and takes the last one back. */
export function RefineForm({ words, tone, refining, canUndo, onRefine, onUndo }: RefineFormProps) {
  const { result } = words;
  const [text, setText] = useState('');
  /** What is wrong with the text itself. */
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const refusals = useRef<HTMLDivElement>(null);
  /** The request was made from within the form. */
  const hadFocus = useRef(false);

  const ask = async (wanted: ChangeRequest) => {
    setMessage('');
    setProblem(undefined);
    const answer = await onRefine(wanted);
    if (answer.kind === 'done') setMessage(answer.message);
    if (answer.kind === 'wrong') setProblem(answer.problem);
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
    // Field and button are about to be disabled and would lose it.
    hadFocus.current = Boolean(text.trim() && form.current?.contains(document.activeElement));
    if (hadFocus.current) title.current?.focus({ preventScroll: true });
    const answer = await ask({ text });
    if (answer.kind === 'done') setText('');
    if (answer.kind === 'wrong') fieldOf(form.current)?.focus();
  };
  // The field can be used again: it takes the focus back, unless the visitor has gone elsewhere.
  useEffect(() => {
    if (refining || !hadFocus.current) return;
    hadFocus.current = false;
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.contains(activeElement))
      fieldOf(form.current)?.focus({ preventScroll: true });
  }, [refining]);
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, Chinese), Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A key that is held down has asked once.
    if (!event.repeat) form.current?.requestSubmit();
  };
  const undo = () => {
    if (!canUndo || refining) return;
    setMessage('');
    onUndo();
  };
  return (
    <HeldPlace>
      <form
        ref={form}
        noValidate
        autoComplete="off"
        onSubmit={submit}
        aria-busy={refining || undefined}
      >
        <h3 ref={title} tabIndex={-1} className="text-h3 focus:outline-none">
          {result.refineHeading}
        </h3>
        <ChangeButtons
          words={words}
          tone={tone}
          isBusy={refining}
          onPress={(label, change) =>
            refining ? setMessage(result.busy) : void ask({ text: label, change })
          }
        />
        <div ref={refusals} data-toasts="here">
          <div role="alert" />
        </div>
        <p
          role="status"
          className="mt-3 border border-ink bg-paper px-3.5 py-2.5 text-note/6 empty:hidden"
        >
          {message}
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
          <Button
            look="secondary"
            aria-disabled={!canUndo || refining}
            onClick={undo}
            className="px-3"
          >
            Undo Last Change
          </Button>
        </div>
      </form>
    </HeldPlace>
  );
}
