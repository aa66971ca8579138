import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NoteList } from '../../ui/note-list.tsx';
import { Stage } from '../../ui/stage.tsx';
import { type BackendAddress, callFunction } from '../forms/backend.ts';
import { isServer } from '../tools/is-server.ts';
import { SavedNotice, savedKicker } from '../tools/saved-notice.tsx';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import { useToolState } from '../tools/use-tool-state.ts';
import type { ReaderCopy } from './page-schema.ts';
import {
  type PageReport,
  pageReportSchema,
  READ_PAGE_FUNCTION,
  type UnreadAnswer,
  unreadSchema,
} from './reading.ts';
import { ResultView } from './result.tsx';
import { resultOf } from './result-text.ts';

type ReaderFailure = Pick<UnreadAnswer, 'url' | 'to' | 'items'> & { text: string };
type ReaderState = {
  view: 'form' | 'reading' | 'result';
  /** The form keeps the last result, because Back and Forward lead to it. */
  reading?: PageReport | undefined;
  failure?: ReaderFailure;
};
type ReaderAction =
  | { type: 'started' }
  | { type: 'failed'; failure: ReaderFailure }
  | { type: 'read'; reading: PageReport }
  | { type: 'again' };

const RESULT_HASH = '#result';
/** Increase this when the format of a reading changes. */
const SAVED_VERSION = 2;

function reduce({ reading }: ReaderState, action: ReaderAction): ReaderState {
  if (action.type === 'read') return { view: 'result', reading: action.reading };
  if (action.type === 'started') return { view: 'reading', reading };
  if (action.type === 'failed') return { view: 'form', reading, failure: action.failure };
  return { view: 'form', reading };
}

const readerTool: ToolDefinition<ReaderState, ReaderAction, PageReport> = {
  storageKey: STORAGE_KEYS.reader,
  version: SAVED_VERSION,
  initial: { view: 'form' },
  reduce,
  effectOf: ({ type }) => (type === 'read' || type === 'again' ? 'step' : 'change'),
  encode: ({ view, reading }) => (view === 'result' && reading ? RESULT_HASH : ''),
  decode: ({ hash }) => (hash === RESULT_HASH ? { view: 'result' } : undefined),
  toSavedValue: ({ reading }) => reading,
  parseSavedValue: (value) => pageReportSchema.safeParse(value).data,
  fromSavedValue: (reading) => ({ view: 'result', reading }),
  afterHistoryMove: ({ reading }, { view }) => ({ view: reading ? view : 'form', reading }),
};

type FormProps = {
  copy: ReaderCopy;
  isReading: boolean;
  failure: ReaderFailure | undefined;
  /** The text is an address or HTML. */
  onRead(text: string): void;
};

function failureOf({ unread, status, ...rest }: UnreadAnswer, copy: ReaderCopy): ReaderFailure {
  const httpStatus = status ? ` (HTTP ${status})` : '';
  const text = `${copy.result.verdicts['not-checked']}: ${copy.unread[unread]}${httpStatus}`;
  return { ...rest, text };
}

type FailureProps = Pick<FormProps, 'copy' | 'onRead'> & { failure: ReaderFailure };

function FailureMessage({ failure, copy, onRead }: FailureProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const { text, url, to, items = [] } = failure;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="border-l-4 border-red pl-4">
      {url && <b className="block wrap-anywhere">{url}</b>}
      <p>{text}</p>
      <ul className="mt-1 text-note/6 empty:hidden">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {to && (
        <p className="mt-2">
          <span className="wrap-anywhere">{`${to} `}</span>
          <Button look="secondary" size="small" onClick={() => onRead(to)}>
            {copy.form.readTarget}
          </Button>
        </p>
      )}
    </div>
  );
}

type TargetFormProps = Omit<FormProps, 'failure'> & {
  name: 'address' | 'html';
  button: string;
} & Partial<ComponentProps<typeof Field>>;

/** If the field is empty, the browser shows its own message. */
function TargetForm({ name, button, copy, isReading, onRead, ...field }: TargetFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { value } = event.currentTarget.elements.namedItem(name) as HTMLInputElement;
    if (!isReading) onRead(value.trim());
  }
  return (
    <form
      method="dialog"
      aria-busy={isReading || undefined}
      onSubmit={submit}
      className="grid gap-4.5"
    >
      <Field
        {...field}
        prefix="reader"
        name={name}
        label={copy.form[name]}
        required
        spellCheck={false}
        readOnly={isReading}
      />
      <Button
        type="submit"
        className="sm:justify-self-start"
        disabled={isServer}
        aria-disabled={isReading || undefined}
      >
        {isReading ? copy.form.reading : button}
      </Button>
    </form>
  );
}

function ReaderForm({ failure, ...props }: FormProps) {
  const { form } = props.copy;
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
      <div className="grid content-start gap-6">
        <Unavailable copy={form} />
        {failure && <FailureMessage {...props} failure={failure} />}
        <TargetForm
          {...props}
          name="address"
          button={form.button}
          hint={form.hint}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          placeholder="https://"
        />
        <p role="status" className="text-note/6 text-ink-2 empty:hidden">
          {props.isReading ? form.waiting : ''}
        </p>
        <details className="border-t border-line pt-4">
          <summary className="text-link min-h-11 cursor-pointer">{form.paste}</summary>
          <p className="my-4.5 max-w-measure text-note/6 text-ink-2">{form.pasteHint}</p>
          <TargetForm
            {...props}
            name="html"
            button={form.readPasted}
            multiline
            rows={8}
            autoComplete="off"
          />
        </details>
      </div>
      <NoteList notes={form.notes} className="self-start" />
    </div>
  );
}

type ReaderProps = { copy: ReaderCopy; backend: BackendAddress; wasUsedBeforeLoad?: boolean };

export function PageReader({ copy, backend, wasUsedBeforeLoad = false }: ReaderProps) {
  const { state, status, store } = useToolState(() => readerTool, wasUsedBeforeLoad);

  async function read(text: string) {
    const target = text.includes('<') ? { html: text } : { address: text };
    store.dispatch({ type: 'started' });
    const startedState = store.state();
    const answer = await callFunction(backend, READ_PAGE_FUNCTION, target);
    // During the request, the visitor may have requested another page or returned to a result.
    if (store.state() !== startedState) return;
    const body = answer.ok ? answer.body : {};
    const reading = pageReportSchema.safeParse(body.reading).data;
    if (reading) return store.dispatch({ type: 'read', reading });
    const unreadAnswer = unreadSchema.safeParse(body).data;
    const error = (!answer.ok && answer.error) || copy.form.failed;
    const failure = unreadAnswer ? failureOf(unreadAnswer, copy) : { text: error };
    store.dispatch({ type: 'failed', failure });
  }

  const notice = <SavedNotice status={status} store={store} noun="result" />;
  const { view, reading, failure } = state;
  const result = view === 'result' && reading ? resultOf(reading, copy) : undefined;
  const title = result && `${result.headline}: ${result.page}`;
  const { kicker, label } = result ? copy.result : copy.form;
  return (
    <Stage
      view={result ? 'result' : 'form'}
      kicker={savedKicker(status, 'result') ?? kicker}
      label={<p>{label}</p>}
      heading={result ? result.headline : copy.form.heading}
      result={result && { title }}
      needsScript
      isWide={Boolean(result)}
      isPlain={!result}
    >
      <div hidden={Boolean(result)}>
        <ReaderForm copy={copy} isReading={view === 'reading'} failure={failure} onRead={read} />
        {!result && status.kind !== 'none' && notice}
      </div>
      {result && (
        <ResultView
          result={result}
          notice={notice}
          onAgain={() => store.dispatch({ type: 'again' })}
          flush={store.flush}
        />
      )}
    </Stage>
  );
}
