import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ChangeButtons, type Press } from './change-buttons.tsx';
import type { OfferedScript } from './change-offers.ts';
import { HeldPlace } from './held-place.tsx';
import type { IntakeWords } from './page-schema.ts';
import type { Refined } from './use-builder.ts';

type RefineFormProps = {
  words: IntakeWords;
  offers: OfferedScript['offers'];
  refining: boolean;
  canUndo: boolean;
  onRefine(text: string): Promise<Refined>;
  onUndo(): void;
};

/** Asks for a change by a button or in the visitor's words, and takes the last one back. */
export function RefineForm({
  words: builderWords,
  offers,
  refining,
  canUndo,
  onRefine,
  onUndo,
}: RefineFormProps) {
  const words = builderWords.result;
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Refined & { refused?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const field = () => form.current?.querySelector('textarea');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refining) return;
    const hadFocus = form.current?.contains(document.activeElement);
    // Field and button are about to be disabled and would lose it.
    if (hadFocus && text.trim()) title.current?.focus({ preventScroll: true });
    setSaid({});
    const answer = await onRefine(text);
    // At once, because a disabled field cannot take the focus back that it lost.
    flushSync(() => {
      setSaid(answer);
      if (!answer.problem) setText('');
    });
    const isElsewhere = document.activeElement && document.activeElement !== document.body;
    if (hadFocus && (!isElsewhere || form.current?.contains(document.activeElement))) field()?.focus();
  };
  const press: Press = async (request, why) => {
    const told = refining ? words.busy : why;
    if (told) return setSaid({ understood: told });
    setSaid({});
    const { understood, problem } = await onRefine(request);
    // Nothing is wrong with what stands in the field, and the toast has said it aloud.
    setSaid(problem ? { refused: problem } : { understood });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, Chinese), Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A key that is held down has asked once.
    if (!event.repeat) form.current?.requestSubmit();
  };
  const fill = (example: string) => {
    setText(example);
    setSaid(({ understood }) => (understood ? { understood } : {}));
    field()?.focus();
  };
  const undo = () => {
    if (!canUndo || refining) return;
    setSaid({});
    onUndo();
  };
  return (
    <HeldPlace>
      <form ref={form} noValidate autoComplete="off" onSubmit={submit} aria-busy={refining || undefined}>
        <h3 ref={title} tabIndex={-1} className="stage-heading text-h3 font-[820]">
          {words.refineHeading}
        </h3>
        <ChangeButtons words={builderWords} offers={offers} isBusy={refining} onPress={press} />
        <p role="status" className="request-said">
          {said.understood}
        </p>
        {said.refused && <p className="request-said">{said.refused}</p>}
        <Field
          multiline
          className="mt-3"
          prefix="builder"
          name="refinementRequest"
          label={words.refineLabel}
          hint={words.refineHint}
          error={said.problem}
          rows={2}
          disabled={refining}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className="mt-4 grid grid-cols-[auto_1fr] gap-3">
          <Button type="submit" disabled={refining} className="px-5">
            {refining ? 'Refining...' : 'Refine'}
          </Button>
          {/* With nothing more to take back it keeps the focus: the field it would go to may lie under the message. */}
          <Button look="secondary" aria-disabled={!canUndo || refining} onClick={undo} className="px-3">
            Undo Last Change
          </Button>
        </div>
        <fieldset className="mt-5">
          <legend className="text-sm/5 font-semibold text-ink-2">{words.examplesLabel}</legend>
          <ul className="requests">
            {words.examples.map((example) => (
              <li key={example}>
                <button type="button" disabled={refining} onClick={() => fill(example)} className="request">
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      </form>
    </HeldPlace>
  );
}
