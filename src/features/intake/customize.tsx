import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeOut } from './considerations/take-out.ts';
import type { ConsiderationsPreview, Span } from './considerations.ts';
import { Unbroken } from './intake-script.tsx';
import type { IntakeWords } from './page-schema.ts';
import { INTAKE_LIMITS } from './schema.ts';
import type { IntakeAnswers } from './steps.ts';

type Words = IntakeWords['steps']['customize'];
const NAME = 'specialConsiderations';
const PREFIX = 'builder';

function textArea() {
  const area = document.getElementById(`${PREFIX}-${NAME}`);
  return area instanceof HTMLTextAreaElement ? area : undefined;
}

/** Selects a part of the text, whose spans count from its first letter. */
function select({ start, end }: Span) {
  const area = textArea();
  if (!area) return;
  const indent = area.value.length - area.value.trimStart().length;
  area.focus();
  area.setSelectionRange(indent + start, indent + end);
}

type PartProps = {
  own: readonly string[];
  spans: readonly Span[];
  words: Words;
  text: string;
  onTakeOut(spans: readonly Span[]): void;
};

/** The visitor's own words, to be changed or taken out. */
function Part({ own, spans, words, text, onTakeOut }: PartProps) {
  const [first] = spans;
  const id = useId();
  return (
    <>
      <p className="text-note/6 wrap-anywhere">
        <Unbroken text={text} />
      </p>
      <div className="flex flex-wrap gap-x-4 text-sm/6 text-ink-2">
        <p id={id} className="wrap-anywhere">
          <Unbroken text={`“${own.join(' … ')}”`} />
        </p>
        <p className="flex gap-x-4">
          {first && (
            <button
              type="button"
              aria-describedby={id}
              className="min-h-6 underline underline-offset-4"
              onClick={() => select(first)}
            >
              {words.edit}
            </button>
          )}
          <button
            type="button"
            aria-describedby={id}
            className="min-h-6 underline underline-offset-4"
            onClick={() => onTakeOut(spans)}
          >
            {words.takeOut}
          </button>
        </p>
      </div>
    </>
  );
}

type PreviewProps = { preview: ConsiderationsPreview; words: Words; onTakeOut(spans: readonly Span[]): void };

/** The very sentences that will be said, and what is not used and why. */
function Preview({ preview: { said, notUsed }, words, onTakeOut }: PreviewProps) {
  return (
    <>
      <h3 className="text-note/6 font-bold">{words.recognised}</h3>
      {said.length === 0 && <p className="mt-1 text-note/6 text-ink-2">{words.nothing}</p>}
      <ul className="mt-2 grid gap-3">
        {said.map(({ sentence, own, spans }) => (
          <li key={sentence} className="border-l-4 border-ink pl-3">
            <Part own={own} spans={spans} words={words} text={sentence} onTakeOut={onTakeOut} />
          </li>
        ))}
      </ul>
      {notUsed.length > 0 && <h3 className="mt-4 text-note/6 font-bold">{words.notUsed}</h3>}
      <ul className="mt-2 grid gap-3">
        {notUsed.map(({ own, why, span }) => (
          <li key={`${span.start} ${why}`} className="border-l-4 border-line pl-3">
            <Part own={[own]} spans={[span]} words={words} text={why} onTakeOut={onTakeOut} />
          </li>
        ))}
      </ul>
    </>
  );
}

type CustomizeProps = {
  answers: IntakeAnswers;
  words: Words;
  error: string | undefined;
  onAnswer(specialConsiderations: string): void;
  /** What a script will say of a text; undefined where nobody answers. */
  onRead(specialConsiderations: string): Promise<ConsiderationsPreview | undefined>;
};

/** The fourth step: what the firm wants said, in its own words. */
export function Customize({
  answers: { specialConsiderations },
  words,
  error,
  onAnswer,
  onRead,
}: CustomizeProps) {
  const [read, setRead] = useState<{ of: string; preview: ConsiderationsPreview | undefined }>();
  const text = specialConsiderations.trim();
  /** The text whose answer is awaited. */
  const [reading, setReading] = useState<string>();
  /** An answer to an earlier request has nobody to tell. */
  const requests = useRef(0);
  const isReading = Boolean(text) && reading === text;
  const show = async (of: string) => {
    const request = ++requests.current;
    setReading(of);
    const preview = of ? await onRead(of) : undefined;
    if (request !== requests.current) return;
    setReading(undefined);
    setRead({ of, preview });
  };
  const onTakeOut = (spans: readonly Span[]) => {
    const left = takeOut(text, spans);
    onAnswer(left);
    // the button that was pressed goes with its sentence
    textArea()?.focus();
    void show(left);
  };
  // what was read of another text says nothing about this one
  const shown = read?.of === text && text ? read : undefined;
  return (
    <div>
      <Field
        multiline
        prefix={PREFIX}
        name={NAME}
        label={words.label}
        hint={words.hint}
        error={error}
        rows={6}
        maxLength={INTAKE_LIMITS.considerationsMax}
        value={specialConsiderations}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
      <p className="mt-1.5 text-right text-sm/5 text-ink-2 tabular">{`${specialConsiderations.length} of ${INTAKE_LIMITS.considerationsMax} characters`}</p>
      <Button
        look="secondary"
        className="mt-3"
        disabled={!text}
        aria-disabled={isReading}
        onClick={() => isReading || shown?.preview || void show(text)}
      >
        {isReading ? 'Reading...' : words.read}
      </Button>
      <div aria-live="polite" className="mt-6 border-t border-ink pt-4">
        {shown?.preview ? (
          <Preview preview={shown.preview} words={words} onTakeOut={onTakeOut} />
        ) : (
          <p className="text-note/6 text-ink-2">{shown ? words.unread : words.empty}</p>
        )}
      </div>
      <p className="mt-3 text-sm/5 text-ink-2">{words.model}</p>
    </div>
  );
}
