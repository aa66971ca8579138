import { useEffect, useRef, useState } from 'react';
import { config } from 'zod/mini';
import { takeOverForm } from '../browser/take-over-form.ts';

// zod's compiled parsers need eval, which the content policy forbids.
config({ jitless: true });

type Messages = Partial<Record<string, string>>;

/** Fields and hidden values of a form, by name. */
export function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Messages that the server has put under the fields of a form sent without JavaScript. */
function messagesIn(form: HTMLFormElement, fields: readonly string[]): Messages {
  const entries = fields.map((name) => [
    name,
    form.querySelector(`[data-field="${name}"] [data-error]`)?.textContent ?? '',
  ]);
  return Object.fromEntries(entries);
}

/**
 * A real form for the server that React takes over once it is there (browser/pending-forms.ts keeps what is sent
 * before). In: names of its fields in their order. Out: its ref, what each Field needs, and a way to refuse or accept.
 */
export function useLiveForm(fields: readonly string[], prefix: string) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Messages>({});

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Our messages stand under the fields; a browser's own would come before them.
    element.noValidate = true;
    setErrors(messagesIn(element, fields));
    takeOverForm(element);
  }, [fields]);

  return {
    form,
    field: (name: string) => ({ prefix, name, error: errors[name] }),
    /** Shows what is wrong and puts the focus on the first of it. */
    refuse(messages: Messages) {
      setErrors(messages);
      const first = fields.find((name) => messages[name]);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    accept: () => setErrors({}),
  };
}
