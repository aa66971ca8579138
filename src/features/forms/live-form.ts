import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { config } from 'zod/mini';
import { dismissToast } from '../../ui/toast.ts';
import type { WrongField } from './error-summary.tsx';
import { firstMessages } from './first-messages.ts';
import { takeOverForm } from './take-over-form.ts';

// zod's compiled parsers need eval, which the content policy forbids.
config({ jitless: true });

type Messages = Partial<Record<string, string>>;
type Issue = { path: readonly PropertyKey[]; message: string };
type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };

export type LiveFormParts<T> = {
  /** Label of each field by its name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  schema: { safeParse(value: unknown): Parsed<T> };
  /** The browser checks first, in its own words; ours stand beside them. */
  checkedByBrowser?: boolean;
};

/** The last attempt that was refused: its messages by field, and which of the fields are right by now. */
type Refusal = { messages: Messages; corrected: readonly string[]; summary: 'none' | 'shown' | 'focus' };
const NOTHING_WRONG: Refusal = { messages: {}, corrected: [], summary: 'none' };

/** Fields and hidden values of a form, by name. */
export function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

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
function wrongFields<T>(form: HTMLFormElement, { labels, schema, checkedByBrowser }: LiveFormParts<T>) {
  const parsed = schema.safeParse(valuesOf(form));
  const messages: Messages = parsed.success ? {} : firstMessages(parsed.error.issues);
  if (!checkedByBrowser) return messages;
  for (const name of Object.keys(labels)) {
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
  return right.length ? { ...last, corrected: [...last.corrected, ...right] } : last;
}

/**
 * A real form for the server that React takes over once it is there (features/forms/pending-forms.ts keeps what is sent
 * before). In: what the form is made of; its labels and schema never change. Out: its ref, what each Field and the
 * ErrorSummary need, a check before sending, and a way to refuse.
 */
export function useLiveForm<T>(parts: LiveFormParts<T>) {
  const { labels, prefix, schema } = parts;
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
    element.addEventListener('invalid', () => setRefusal({ ...NOTHING_WRONG, messages: wrong() }), listen);
    dialog?.addEventListener('close', () => setRefusal(NOTHING_WRONG), listen);
    element.noValidate = !latest.current.checkedByBrowser;
    setRefusal(saidByServer(element, Object.keys(latest.current.labels)));
    takeOverForm(element);
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    if (refusal.summary === 'focus') summary.current?.focus();
  }, [refusal]);

  const refuse = (messages: Messages) =>
    setRefusal({ messages, corrected: [], summary: Object.keys(messages).length ? 'focus' : 'none' });
  const { messages, corrected } = refusal;
  const wrong = Object.entries(labels).flatMap<WrongField>(([name, label]) => {
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
    field: (name: keyof typeof labels & string) => ({
      prefix,
      name,
      label: labels[name] ?? name,
      error: corrected.includes(name) ? undefined : messages[name],
    }),
    refuse,
    /** A new attempt: what the last one has left on the screen goes. Out: what to send, or undefined where it is refused. */
    check(element: HTMLFormElement): T | undefined {
      dismissToast();
      element.closest('main')?.querySelector('[data-form-alert]')?.setAttribute('hidden', '');
      const parsed = schema.safeParse(valuesOf(element));
      if (parsed.success) setRefusal(NOTHING_WRONG);
      else refuse(firstMessages(parsed.error.issues));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
