import { EMAIL_ADDRESS, emailAddress } from '../../text/typed-text.ts';
import { dismissToast } from '../../ui/toast.ts';
import { checkValues, type Messages, type ValueSchema, valuesOf } from './check-values.ts';
import type { FormFields } from './fields.ts';
import { adviceLine, correctedLine, summaryTitle } from './form-advice.ts';

export type FormRules<T> = {
  fields: FormFields;
  schema: ValueSchema<T>;
  /** The browser checks first; its message appears only if we have none for the field. */
  checkedByBrowser?: boolean;
};

/** The browser would refuse a pasted address with a name or invisible spaces. */
function replaceWithAddress({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'email') return;
  const address = emailAddress(target.value);
  if (EMAIL_ADDRESS.test(address)) target.value = address;
}

type Refusal = { message: string; isCorrected: boolean };

/** The focus moves without a new entry in the browser's history. */
function focusField(event: Event) {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.focus();
}

function summaryLine(control: Element | null, label: string, { message, isCorrected }: Refusal) {
  const content = document.createElement(isCorrected ? 'span' : 'a');
  content.textContent = isCorrected ? correctedLine(label) : adviceLine(label, message);
  if (isCorrected) content.className = 'text-ink-2';
  else content.setAttribute('href', `#${control?.id}`);
  const line = document.createElement('li');
  line.append(content);
  return line;
}

/** The HTML is from the build or the server, which adds errors (server/http/form-page.ts). */
export function formErrors<T>(
  form: HTMLFormElement,
  { fields, schema, checkedByBrowser }: FormRules<T>,
) {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const findControl = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const findErrorLine = (name: string) => form.querySelector(`[data-field="${name}"] [data-error]`);
  /** A corrected field keeps its line, so that the page does not move. */
  let refusals = new Map<string, Refusal>();

  const showErrors = () => {
    for (const name of Object.keys(fields)) {
      const refusal = refusals.get(name);
      const message = refusal && !refusal.isCorrected ? refusal.message : '';
      const line = findErrorLine(name);
      if (line) line.textContent = message;
      if (message) findControl(name)?.setAttribute('aria-invalid', 'true');
      else findControl(name)?.removeAttribute('aria-invalid');
    }
    const [title, lines] = summary?.children ?? [];
    if (!title || !lines) return;
    title.textContent = summaryTitle(
      [...refusals.values()].filter((refusal) => !refusal.isCorrected).length,
    );
    lines.replaceChildren(
      ...[...refusals].map(([name, refusal]) =>
        summaryLine(findControl(name), fields[name]?.label ?? name, refusal),
      ),
    );
  };
  const setErrors = (messages: Messages) => {
    const errors = Object.keys(fields).flatMap((name): [string, Refusal][] => {
      const message = messages[name];
      return message ? [[name, { message, isCorrected: false }]] : [];
    });
    refusals = new Map(errors);
    showErrors();
  };
  const hideSummary = () => summary?.setAttribute('hidden', '');
  const clear = () => {
    setErrors({});
    hideSummary();
  };
  const refuse = (messages: Messages) => {
    setErrors(messages);
    if (!refusals.size) return hideSummary();
    summary?.removeAttribute('hidden');
    summary?.focus();
  };
  const currentMessages = () => {
    const { messages } = checkValues(schema, valuesOf(form));
    for (const name of checkedByBrowser ? Object.keys(fields) : []) {
      const control = findControl(name);
      if (control?.validity.valid === false) messages[name] ??= control.validationMessage;
    }
    return messages;
  };

  // While a visitor types, a message can disappear, but no new message appears.
  form.addEventListener('input', () => {
    const openRefusals = [...refusals].filter(([, { isCorrected }]) => !isCorrected);
    const messages = openRefusals.length ? currentMessages() : {};
    const correctedRefusals = openRefusals.filter(([name]) => !messages[name]);
    for (const [, refusal] of correctedRefusals) refusal.isCorrected = true;
    if (correctedRefusals.length) showErrors();
  });
  const onInvalid = (event: Event) => {
    // The browser would show its own message over the next label.
    event.preventDefault();
    hideSummary();
    setErrors(currentMessages());
    if (form.querySelector(':is(input, textarea):invalid') === event.target)
      (event.target as HTMLElement).focus();
  };
  if (checkedByBrowser) {
    form.noValidate = false;
    form.addEventListener('change', replaceWithAddress, true);
    form.addEventListener('invalid', onInvalid, true);
  }
  // The first check takes some 20 ms on a phone: it must not delay Send.
  form.addEventListener('change', currentMessages, { once: true });
  form.closest('dialog')?.addEventListener('close', clear);
  summary?.addEventListener('click', focusField);
  for (const name of Object.keys(fields)) {
    const message = findErrorLine(name)?.textContent;
    if (message) refusals.set(name, { message, isCorrected: false });
  }

  return {
    refuse,
    check(): T | undefined {
      dismissToast();
      form.closest('main')?.querySelector('[data-form-alert]')?.setAttribute('hidden', '');
      const { values, messages } = checkValues(schema, valuesOf(form));
      if (values) clear();
      else refuse(messages);
      return values;
    },
  };
}
