import { dismissToast } from '../../ui/toast.ts';
import { checkValues, type Messages, type ValueSchema, valuesOf } from './check-values.ts';
import type { FormFields } from './fields.ts';
import { adviceLine, correctedLine, summaryTitle } from './form-advice.ts';

export type FormRules<T> = {
  fields: FormFields;
  schema: ValueSchema<T>;
};

/** The focus moves without a new entry in the browser's history. */
function focusField(event: Event) {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.focus();
}

/** Returns a line of the summary. For a corrected field, `message` is empty. */
function summaryLine(control: Element | null, label: string, message: string) {
  const content = document.createElement(message ? 'a' : 'span');
  content.textContent = message ? adviceLine(label, message) : correctedLine(label);
  if (message) content.setAttribute('href', `#${control?.id}`);
  else content.className = 'text-ink-2';
  const line = document.createElement('li');
  line.append(content);
  return line;
}

/**
 * The build or the server writes the HTML of the form. The server's HTML may contain errors
 * (server/http/form-page.ts).
 */
export function formErrors<T>(form: HTMLFormElement, { fields, schema }: FormRules<T>) {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const findControl = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const findErrorLine = (name: string) => form.querySelector(`[data-field="${name}"] [data-error]`);
  const names = Object.keys(fields);
  /**
   * Messages by field. A corrected field has an empty message: its line stays in the summary, so
   * that the page does not move.
   */
  let messages: Messages = {};

  const showErrors = (newMessages: Messages) => {
    messages = newMessages;
    for (const name of names) {
      const message = messages[name] ?? '';
      const line = findErrorLine(name);
      if (line) line.textContent = message;
      if (message) findControl(name)?.setAttribute('aria-invalid', 'true');
      else findControl(name)?.removeAttribute('aria-invalid');
    }
    const [title, lines] = summary?.children ?? [];
    if (!title || !lines) return;
    title.textContent = summaryTitle(names.filter((name) => messages[name]).length);
    lines.replaceChildren(
      ...names.flatMap((name) => {
        const message = messages[name];
        if (message === undefined) return [];
        return [summaryLine(findControl(name), fields[name]?.label ?? name, message)];
      }),
    );
  };
  const clear = () => {
    showErrors({});
    summary?.setAttribute('hidden', '');
  };
  const refuse = (newMessages: Messages) => {
    showErrors(newMessages);
    summary?.toggleAttribute('hidden', !names.some((name) => messages[name]));
    summary?.focus();
  };
  const currentMessages = () => checkValues(schema, valuesOf(form)).messages;

  // While a visitor types, a message can disappear, but no new message appears.
  form.addEventListener('input', () => {
    const openNames = names.filter((name) => messages[name]);
    const newMessages = openNames.length ? currentMessages() : {};
    const correctedNames = openNames.filter((name) => !newMessages[name]);
    const emptyMessages = Object.fromEntries(correctedNames.map((name) => [name, '']));
    if (correctedNames.length) showErrors({ ...messages, ...emptyMessages });
  });
  // The first check takes about 20 ms on a phone. It runs at the first change, so that it does not
  // delay Send.
  form.addEventListener('change', currentMessages, { once: true });
  form.closest('dialog')?.addEventListener('close', clear);
  summary?.addEventListener('click', focusField);
  for (const name of names) {
    const message = findErrorLine(name)?.textContent;
    if (message) messages[name] = message;
  }

  return {
    refuse,
    check(): T | undefined {
      dismissToast();
      form.closest('main')?.querySelector('[data-form-alert]')?.setAttribute('hidden', '');
      const { values, messages: newMessages } = checkValues(schema, valuesOf(form));
      if (values) clear();
      else refuse(newMessages);
      return values;
    },
  };
}
