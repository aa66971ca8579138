import { EMAIL_ADDRESS, emailAddress } from '../../text/typed-text.ts';
import { dismissToast } from '../../ui/toast.ts';
import { checkValues, type Messages, type ValueSchema, valuesOf } from './check-values.ts';
import type { FormFields } from './fields.ts';
import { adviceLine, correctedLine, summaryTitle } from './form-advice.ts';

export type FormRules<T> = {
  fields: FormFields;
  schema: ValueSchema<T>;
  /** True if the browser checks the form first. Its message is shown only for a field for which we have no message. */
  checkedByBrowser?: boolean;
};

/** Replaces a pasted mail address that the browser would refuse: one with a name before it or with invisible spaces. */
function replaceWithAddress({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'email') return;
  const address = emailAddress(target.value);
  if (EMAIL_ADDRESS.test(address)) target.value = address;
}

/** A field with an error at the last attempt to send. */
type Refused = { message: string; isCorrected: boolean };

/** Focuses the field of a clicked link, without a new entry in the browser's history. */
function focusField(event: Event) {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.focus();
}

/** Returns a line of the summary: a link to the field, or plain text once the field is corrected. */
function summaryLine(control: Element | null, label: string, { message, isCorrected }: Refused) {
  const words = document.createElement(isCorrected ? 'span' : 'a');
  words.textContent = isCorrected ? correctedLine(label) : adviceLine(label, message);
  if (isCorrected) words.className = 'text-ink-2';
  else words.setAttribute('href', `#${control?.id}`);
  const line = document.createElement('li');
  line.append(words);
  return line;
}

/**
 * Shows the errors of a form under each field and in the summary above the fields. The HTML of the form may come from the
 * build or, with errors, from the server (server/http/form-page.ts).
 */
export function formErrors<T>(
  form: HTMLFormElement,
  { fields, schema, checkedByBrowser }: FormRules<T>,
) {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const controlOf = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const lineOf = (name: string) => form.querySelector(`[data-field="${name}"] [data-error]`);
  /** The refused fields in the order of the form. A corrected field keeps its line, so that the page does not move. */
  let refused = new Map<string, Refused>();

  const draw = () => {
    for (const name of Object.keys(fields)) {
      const one = refused.get(name);
      const message = one && !one.isCorrected ? one.message : '';
      const line = lineOf(name);
      if (line) line.textContent = message;
      if (message) controlOf(name)?.setAttribute('aria-invalid', 'true');
      else controlOf(name)?.removeAttribute('aria-invalid');
    }
    const [title, lines] = summary?.children ?? [];
    if (!title || !lines) return;
    title.textContent = summaryTitle(
      [...refused.values()].filter((one) => !one.isCorrected).length,
    );
    lines.replaceChildren(
      ...[...refused].map(([name, one]) =>
        summaryLine(controlOf(name), fields[name]?.label ?? name, one),
      ),
    );
  };
  const take = (messages: Messages) => {
    const wrong = Object.keys(fields).flatMap((name): [string, Refused][] => {
      const message = messages[name];
      return message ? [[name, { message, isCorrected: false }]] : [];
    });
    refused = new Map(wrong);
    draw();
  };
  const hideSummary = () => summary?.setAttribute('hidden', '');
  const clear = () => {
    take({});
    hideSummary();
  };
  const refuse = (messages: Messages) => {
    take(messages);
    if (!refused.size) return hideSummary();
    summary?.removeAttribute('hidden');
    summary?.focus();
  };
  /** Returns the messages of all fields that break a rule now, including the browser's messages if the browser checks. */
  const wrongNow = () => {
    const { messages } = checkValues(schema, valuesOf(form));
    for (const name of checkedByBrowser ? Object.keys(fields) : []) {
      const control = controlOf(name);
      if (control?.validity.valid === false) messages[name] ??= control.validationMessage;
    }
    return messages;
  };

  // While a visitor types, a message can disappear, but no new message appears.
  form.addEventListener('input', () => {
    const open = [...refused].filter(([, { isCorrected }]) => !isCorrected);
    const wrong = open.length ? wrongNow() : {};
    const right = open.filter(([name]) => !wrong[name]);
    for (const [, one] of right) one.isCorrected = true;
    if (right.length) draw();
  });
  const onInvalid = (event: Event) => {
    // The browser would show its own message over the next label.
    event.preventDefault();
    hideSummary();
    take(wrongNow());
    // The first invalid field gets the focus, as in a browser.
    if (form.querySelector(':is(input, textarea):invalid') === event.target)
      (event.target as HTMLElement).focus();
  };
  if (checkedByBrowser) {
    form.noValidate = false;
    form.addEventListener('change', replaceWithAddress, true);
    form.addEventListener('invalid', onInvalid, true);
  }
  // The first check takes some 20 ms on a phone. It runs after the first change of a field, so that Send is not slow.
  form.addEventListener('change', wrongNow, { once: true });
  form.closest('dialog')?.addEventListener('close', clear);
  summary?.addEventListener('click', focusField);
  for (const name of Object.keys(fields)) {
    const message = lineOf(name)?.textContent;
    if (message) refused.set(name, { message, isCorrected: false });
  }

  return {
    refuse,
    /** Checks the form and clears old messages. Returns the valid values, or undefined after an error. */
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
