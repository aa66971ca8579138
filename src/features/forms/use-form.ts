import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissToast } from '../../ui/toast.ts';
import { checkValues, type Messages, type Schema, valuesOf } from './check-values.ts';
import { takeOverForm } from './early-submits.ts';
import type { WrongField } from './error-summary.tsx';
import type { FormFields } from './fields.ts';

export type FormParts<T> = {
  fields: FormFields;
  schema: Schema<T>;
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  /** The browser checks first; what it refuses is said in our words, or in its own where we have none. */
  checkedByBrowser?: boolean;
};

/** The last attempt that was refused: its messages by field, and which of the fields are right by now. */
type Refusal = { messages: Messages; corrected: readonly string[]; summary: 'none' | 'shown' | 'focus' };
const NOTHING_WRONG: Refusal = { messages: {}, corrected: [], summary: 'none' };

/** What the server has said about a form sent without JavaScript: the messages under the fields; its summary goes. */
function saidByServer(form: HTMLFormElement, names: readonly string[]): Refusal {
  const entries = names.map((name) => [
    name,
    form.querySelector(`[data-field="${name}"] [data-error]`)?.textContent ?? '',
  ]);
  const summary = form.closest('main')?.querySelector<HTMLElement>('[data-error-summary]:not([hidden])');
  if (summary) summary.hidden = true;
  return {
    messages: Object.fromEntries(entries),
    corrected: [],
    summary: summary ? 'shown' : 'none',
  };
}

/** Every field that breaks a rule now. Where the browser checks, also what only it refuses, in its words. */
function wrongFields<T>(form: HTMLFormElement, { fields, schema, checkedByBrowser }: FormParts<T>) {
  const { messages } = checkValues(schema, valuesOf(form));
  if (!checkedByBrowser) return messages;
  for (const name of Object.keys(fields)) {
    const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control?.validity.valid === false) messages[name] ??= control.validationMessage;
  }
  return messages;
}

/** Words leave as soon as they are no longer true, and none appears while somebody types. */
function withoutRight(last: Refusal, wrong: () => Messages): Refusal {
  const open = Object.keys(last.messages).filter(
    (name) => last.messages[name] && !last.corrected.includes(name),
  );
  const messages = open.length ? wrong() : {};
  const right = open.filter((name) => !messages[name]);
  if (!right.length) return last;
  // The focus went to the summary when the attempt was refused: whoever types has it elsewhere by now.
  const summary = last.summary === 'focus' ? 'shown' : last.summary;
  return { ...last, summary, corrected: [...last.corrected, ...right] };
}

/**
 * A real form for the server that React takes over once it is there (early-submits.ts keeps what is sent before).
 * Fields and schema never change.
 */
export function useForm<T>(parts: FormParts<T>) {
  const { fields, prefix, schema } = parts;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [refusal, setRefusal] = useState(NOTHING_WRONG);
  const latest = useRef(parts);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const wrong = () => wrongFields(element, latest.current);
    const dialog = element.closest('dialog');
    const listening = new AbortController();
    const listen = { signal: listening.signal, capture: true };
    element.addEventListener('input', () => setRefusal((last) => withoutRight(last, wrong)), listen);
    // Elsewhere only early-submits.ts asks, before it sends a form in which somebody may still be typing.
    let isTakenOver = false;
    const onInvalid = (event: Event) => {
      // Its own message would say the same a second time, over the next label.
      event.preventDefault();
      setRefusal({ ...NOTHING_WRONG, messages: wrong() });
      // As the browser does. Not where somebody may still be typing.
      const isFirst = element.querySelector('input:invalid, textarea:invalid') === event.target;
      if (isTakenOver && isFirst) (event.target as HTMLElement).focus();
    };
    if (latest.current.checkedByBrowser) element.addEventListener('invalid', onInvalid, listen);
    dialog?.addEventListener('close', () => setRefusal(NOTHING_WRONG), listen);
    element.noValidate = !latest.current.checkedByBrowser;
    setRefusal(saidByServer(element, Object.keys(latest.current.fields)));
    takeOverForm(element);
    isTakenOver = true;
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    if (refusal.summary === 'focus') summary.current?.focus();
  }, [refusal]);

  const refuse = (messages: Messages) =>
    setRefusal({ messages, corrected: [], summary: Object.keys(messages).length ? 'focus' : 'none' });
  const { messages, corrected } = refusal;
  const wrong = Object.entries(fields).flatMap<WrongField>(([name, { label }]) => {
    const message = messages[name];
    return message ? [{ id: `${prefix}-${name}`, label, message, corrected: corrected.includes(name) }] : [];
  });

  return {
    form,
    summary: {
      id: `${prefix}-summary`,
      ref: summary,
      fields: refusal.summary === 'none' ? [] : wrong,
    },
    errorOf: (name: string) => (corrected.includes(name) ? undefined : messages[name]),
    refuse,
    /** A new attempt: what the last one has left on the screen goes. Undefined where this one is refused. */
    check(element: HTMLFormElement): T | undefined {
      dismissToast();
      element.closest('main')?.querySelector('[data-form-alert]')?.setAttribute('hidden', '');
      const { values, messages } = checkValues(schema, valuesOf(element));
      if (values) setRefusal(NOTHING_WRONG);
      else refuse(messages);
      return values;
    },
  };
}
