import { useRef, useState } from 'react';
import { type BackendPlace, callFunction } from '../forms/backend.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { ReaderForm, type Wanted } from './form.tsx';
import type { ReaderWords } from './page-schema.ts';
import { READ_PAGE_FUNCTION, type Reading, readingSchema, unreadSchema } from './reading.ts';
import { ResultView } from './result.tsx';
import { asGiven } from './words.ts';

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
    if (reading.success) return setView({ kind: 'result', reading: asGiven(reading.data, words) });
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
      {...(isResult && { printed: { at: Date.parse(view.reading.at) } })}
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
        <ResultView reading={view.reading} words={words} onAgain={() => setView({ kind: 'form' })} />
      )}
    </Stage>
  );
}
