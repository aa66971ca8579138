import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NoteList } from '../../ui/note-list.tsx';
import { NOT_YET } from '../tools/not-yet.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import type { ReaderWords } from './page-schema.ts';

/** What is to be read. */
export type Wanted = { address: string } | { html: string };

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
export function ReaderForm({ words, isReading, message, page, onWanted }: FormProps) {
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
    <Button type="submit" disabled={NOT_YET} aria-disabled={isReading || undefined}>
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
