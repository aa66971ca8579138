import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NoteList } from '../../ui/note-list.tsx';
import { type BackendPlace, callFunction } from '../forms/backend.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { isServer } from '../tools/is-server.ts';
import { RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import type { ReaderWords } from './page-schema.ts';
import { READ_PAGE_FUNCTION, type Reading, readingSchema, unreadSchema } from './reading.ts';
import { ResultView } from './result.tsx';

/** What is to be read. */
type Wanted = { address: string } | { html: string };

type FormProps = {
  words: ReaderWords['form'];
  isReading: boolean;
  /** Why there is no result. */
  message: string | undefined;
  /** Of the page that could not be read. */
  page: string | undefined;
  onWanted(wanted: Wanted): void;
};

/** One field for an address, and one for HTML behind a disclosure. */
function ReaderForm({ words, isReading, message, page, onWanted }: FormProps) {
  const [isEmpty, setEmpty] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const problem = isEmpty ? words.empty : message;
  useEffect(() => {
    if (message) said.current?.focus();
  }, [message]);
  const submit = (name: 'address' | 'html') => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReading) return;
    const value = String(new FormData(event.currentTarget).get(name) ?? '').trim();
    setEmpty(!value);
    if (value) onWanted(name === 'address' ? { address: value } : { html: value });
    else event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  const button = (label: string) => (
    <Button type="submit" disabled={isServer} aria-disabled={isReading || undefined}>
      {isReading ? words.reading : label}
    </Button>
  );
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
      <div className="grid content-start gap-6">
        <Unavailable words={words} />
        {problem && (
          <p ref={said} role="alert" tabIndex={-1} className="border-l-4 border-red pl-4">
            {!isEmpty && page && <b className="block wrap-anywhere">{page}</b>}
            <span>{problem}</span>
          </p>
        )}
        <form
          method="dialog"
          noValidate
          onSubmit={submit('address')}
          aria-busy={isReading || undefined}
          className="grid gap-4.5"
        >
          <Field
            prefix="reader"
            name="address"
            label={words.address}
            hint={words.hint}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isReading}
            placeholder="https://"
          />
          <div className="grid sm:justify-start">{button(words.button)}</div>
          <p role="status" className="text-note/6 text-ink-2 empty:hidden">
            {isReading ? words.waiting : ''}
          </p>
        </form>
        <details className="border-t border-line pt-4">
          <summary className="text-link min-h-11 cursor-pointer">{words.paste}</summary>
          <form method="dialog" noValidate onSubmit={submit('html')} className="mt-3 grid gap-4.5">
            <p className="max-w-measure text-note/6 text-ink-2">{words.pasteHint}</p>
            <Field
              prefix="reader"
              name="html"
              label={words.html}
              multiline
              rows={8}
              spellCheck={false}
              readOnly={isReading}
              autoComplete="off"
            />
            <div className="grid sm:justify-start">{button(words.readPasted)}</div>
          </form>
        </details>
      </div>
      <NoteList notes={words.notes} className="self-start" />
    </div>
  );
}

type ReaderProps = { words: ReaderWords; backend: BackendPlace; isBegun?: boolean };

/** Reads a page of the visitor's and shows what was found. Nothing is kept, here or on the server. */
export function PageReader({ words, backend }: ReaderProps) {
  return (
    <ErrorBoundary>
      <Tool words={words} backend={backend} />
    </ErrorBoundary>
  );
}

type View =
  | { kind: 'form'; message?: string; page?: string }
  | { kind: 'reading' }
  | { kind: 'result'; reading: Reading };

function Tool({ words, backend }: { words: ReaderWords; backend: BackendPlace }) {
  const [view, setView] = useState<View>({ kind: 'form' });
  const round = useRef(0);

  async function read(wanted: Wanted) {
    round.current += 1;
    const own = round.current;
    setView({ kind: 'reading' });
    const answer = await callFunction(backend, READ_PAGE_FUNCTION, wanted);
    if (own !== round.current) return;
    if (!answer.ok) return setView({ kind: 'form', message: answer.error ?? words.form.failed });
    const reading = readingSchema.safeParse(answer.body.reading);
    if (reading.success) return setView({ kind: 'result', reading: reading.data });
    const unread = unreadSchema.safeParse(answer.body);
    if (!unread.success) return setView({ kind: 'form', message: words.form.failed });
    const { unread: reason, status, url } = unread.data;
    const message = status ? `${words.unread[reason]} (HTTP ${status})` : words.unread[reason];
    setView({ kind: 'form', message, ...(url && { page: url }) });
  }

  const isResult = view.kind === 'result';
  const { kicker, label, heading } = isResult ? words.result : words.form;
  return (
    <Stage
      view={isResult ? RESULT_STAGE : 'form'}
      kicker={kicker}
      label={<p>{label}</p>}
      heading={heading}
      result={isResult ? { what: 'result', madeAt: Date.parse(view.reading.at) } : undefined}
      needsScript
      wide={isResult}
      isPlain={!isResult}
    >
      <div hidden={isResult}>
        <ReaderForm
          words={words.form}
          isReading={view.kind === 'reading'}
          message={view.kind === 'form' ? view.message : undefined}
          page={view.kind === 'form' ? view.page : undefined}
          onWanted={read}
        />
      </div>
      {isResult && (
        <ResultView
          reading={view.reading}
          words={words}
          onAgain={() => setView({ kind: 'form' })}
        />
      )}
    </Stage>
  );
}
