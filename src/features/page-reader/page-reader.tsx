import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NoteList } from '../../ui/note-list.tsx';
import { type BackendAddress, callFunction } from '../forms/backend.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { isServer } from '../tools/is-server.ts';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import { useToolState } from '../tools/use-tool-state.ts';
import type { ReaderCopy } from './page-schema.ts';
import { READ_PAGE_FUNCTION, readingSchema, unreadSchema } from './reading.ts';
import { ResultView } from './result.tsx';
import { type Failure, readerTool } from './state.ts';
import { headline, pageName } from './words.ts';

/** What is to be read. */
type Target = { address: string } | { html: string };

type FormProps = {
  words: ReaderCopy;
  isReading: boolean;
  failure: Failure | undefined;
  onRead(target: Target): void;
};

/** Why a page was not checked; for one that forwards, a button that reads its target. */
function FailureMessage({ failure, words, onRead }: Omit<FormProps, 'isReading'>) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const look = 'border-l-4 border-red pl-4';
  if ('error' in failure)
    return (
      <div ref={alert} role="alert" tabIndex={-1} className={look}>
        {failure.error}
      </div>
    );
  const { unread, status, url, to, items = [] } = failure;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={look}>
      {url && <b className="block wrap-anywhere">{url}</b>}
      <p>
        <b>{`${words.result.verdicts['not-checked']}: `}</b>
        <span>{status ? `${words.unread[unread]} (HTTP ${status})` : words.unread[unread]}</span>
      </p>
      {items.length > 0 && (
        <ul className="mt-1 text-note/6">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {to && (
        <p className="mt-2">
          <span className="wrap-anywhere">{`${to} `}</span>
          <Button look="secondary" size="small" onClick={() => onRead({ address: to })}>
            {words.form.readTarget}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Shown where the field for HTML is empty. */
const NO_HTML = 'Paste the HTML of a page.';

/** One field for an address, and one for HTML behind a disclosure. */
function ReaderForm({ words, isReading, failure, onRead }: FormProps) {
  const [empty, setEmpty] = useState<'address' | 'html'>();
  const { form } = words;
  const submit = (name: 'address' | 'html') => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReading) return;
    const value = String(new FormData(event.currentTarget).get(name) ?? '').trim();
    setEmpty(value ? undefined : name);
    if (value) onRead(name === 'address' ? { address: value } : { html: value });
    else event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  const button = (label: string) => (
    <div className="grid sm:justify-start">
      <Button type="submit" disabled={isServer} aria-disabled={isReading || undefined}>
        {isReading ? form.reading : label}
      </Button>
    </div>
  );
  const common = { prefix: 'reader', spellCheck: false, readOnly: isReading } as const;
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
      <div className="grid content-start gap-6">
        <Unavailable words={form} />
        {empty ? (
          <p role="alert" className="border-l-4 border-red pl-4">
            {empty === 'address' ? form.empty : NO_HTML}
          </p>
        ) : (
          <FailureMessage failure={failure} words={words} onRead={onRead} />
        )}
        <form
          method="dialog"
          noValidate
          onSubmit={submit('address')}
          aria-busy={isReading || undefined}
          className="grid gap-4.5"
        >
          <Field
            {...common}
            name="address"
            label={form.address}
            hint={form.hint}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            placeholder="https://"
          />
          {button(form.button)}
          <p role="status" className="text-note/6 text-ink-2 empty:hidden">
            {isReading ? form.waiting : ''}
          </p>
        </form>
        <details className="border-t border-line pt-4">
          <summary className="text-link min-h-11 cursor-pointer">{form.paste}</summary>
          <form method="dialog" noValidate onSubmit={submit('html')} className="mt-3 grid gap-4.5">
            <p className="max-w-measure text-note/6 text-ink-2">{form.pasteHint}</p>
            <Field
              {...common}
              name="html"
              label={form.html}
              multiline
              rows={8}
              autoComplete="off"
            />
            {button(form.readPasted)}
          </form>
        </details>
      </div>
      <NoteList notes={form.notes} className="self-start" />
    </div>
  );
}

type ReaderProps = { words: ReaderCopy; backend: BackendAddress; isBegun?: boolean };

/** Reads a page of the visitor's and shows it with marks. The result is saved on this device, and nowhere else. */
export function PageReader(props: ReaderProps) {
  return (
    <ErrorBoundary>
      <Tool {...props} />
    </ErrorBoundary>
  );
}

function Tool({ words, backend, isBegun = false }: ReaderProps) {
  const { state, status, store } = useToolState(() => readerTool, isBegun);
  const round = useRef(0);

  async function read(target: Target) {
    round.current += 1;
    const own = round.current;
    store.dispatch({ type: 'started' });
    const answer = await callFunction(backend, READ_PAGE_FUNCTION, target);
    // Another page was requested, or the visitor has gone back to a result.
    if (own !== round.current || store.state().view !== 'reading') return;
    const reading = readingSchema.safeParse(answer.ok ? answer.body.reading : undefined);
    if (reading.success) return store.dispatch({ type: 'read', reading: reading.data });
    const unread = unreadSchema.safeParse(answer.ok ? answer.body : undefined);
    const error = (!answer.ok && answer.error) || words.form.failed;
    store.dispatch({ type: 'failed', failure: unread.data ?? { error } });
  }

  const notice = (
    <SavedNotice
      status={status}
      what="result"
      onShowOwn={store.showOwn}
      onClear={store.clearSaved}
    />
  );
  const reading = state.view === 'result' ? state.reading : undefined;
  const { kicker, label } = reading ? words.result : words.form;
  const heading = reading ? headline(reading, words) : words.form.heading;
  return (
    <Stage
      view={reading ? RESULT_STAGE : 'form'}
      kicker={kicker}
      label={<p>{label}</p>}
      heading={heading}
      result={
        reading && {
          title: `${heading}: ${pageName(reading, words)}`,
          what: 'result',
          status,
          madeAt: Date.parse(reading.at),
        }
      }
      needsScript
      wide={Boolean(reading)}
      isPlain={!reading}
    >
      <div hidden={Boolean(reading)}>
        <ReaderForm
          words={words}
          isReading={state.view === 'reading'}
          failure={state.view === 'form' ? state.failure : undefined}
          onRead={read}
        />
        {!reading && status.kind !== 'none' && notice}
      </div>
      {reading && (
        <ResultView
          reading={reading}
          words={words}
          notice={notice}
          onAgain={() => store.dispatch({ type: 'again' })}
          flush={store.flush}
        />
      )}
    </Stage>
  );
}
