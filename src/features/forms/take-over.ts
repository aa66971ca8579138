import { afterPaint } from '../../ui/after-paint.ts';
import type { BackendAnswer } from './backend.ts';
import { setBusy } from './busy.ts';
import { valuesOf } from './check-values.ts';
import { type FormRules, formErrors } from './form-errors.ts';
import { setSubject } from './form-request.ts';
import { HIDDEN_FIELD } from './hidden-field-name.ts';
import { leadSender } from './send-lead.ts';

type Sending<T> = FormRules<T> & {
  functionName: string;
  /**
   * If set, the form is sent in the background: its values stay until the answer arrives. It is called during the click,
   * before the values are sent; if it returns false, nothing is sent.
   */
  onChecked?(values: T): boolean;
  /** Called after the form has shown the errors in the answer. `ask` is the kind of request, unless it is for a session. */
  onAnswer(answer: BackendAnswer, sent: { ask: string | undefined }): void;
};

/** Maximum time to wait for the next frame, because a hidden tab paints none. */
const FRAME_WITHIN_MS = 100;

/** Resolves when the browser has painted the busy form. */
const busyShown = () =>
  new Promise<void>((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, FRAME_WITHIN_MS);
  });

/**
 * Enhances a form of form-html.ts: this script checks and sends it, and shows errors. The HTML of the form stays, with its
 * values and additions by other scripts.
 */
export function takeOver<T extends object>(form: HTMLFormElement, parts: Sending<T>) {
  const { fields, functionName, onChecked, onAnswer } = parts;
  const { backend: address = '', key = '' } = form.dataset;
  const errors = formErrors(form, parts);
  const sender = leadSender({ address, key }, functionName);

  const show = (answer: BackendAnswer) => {
    // First, because a disabled button cannot get the focus.
    setBusy(form, false);
    if (answer.ok) {
      sender.forget();
      form.reset();
      setSubject(form, '');
    } else if (Object.keys(answer.fields).length > 0) {
      errors.refuse(answer.fields);
    } else if (!form.contains(document.activeElement)) {
      form.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
  };
  const send = async (values: T) => {
    const sent = valuesOf(form);
    const { source, subject, ask, [HIDDEN_FIELD]: hidden } = sent;
    if (onChecked && !onChecked(values)) return;
    if (!onChecked) {
      setBusy(form, true);
      await busyShown();
    }
    const answer = await sender.send(
      values,
      {
        source,
        subject: subject || undefined,
        ask: ask || undefined,
        [HIDDEN_FIELD]: hidden || undefined,
      },
      Boolean(onChecked),
    );
    if (!onChecked) show(answer);
    else if (answer.ok) {
      // The visitor may have opened the form again and typed new values meanwhile.
      const current = valuesOf(form);
      if (Object.keys(fields).every((name) => current[name] === sent[name])) form.reset();
    }
    onAnswer(answer, { ask: ask || undefined });
  };
  form.addEventListener('submit', (event) => {
    const isBusy = form.hasAttribute('aria-busy');
    const values = isBusy ? undefined : errors.check();
    // Last, so that the browser posts the form if the check throws an error.
    event.preventDefault();
    if (values) void send(values);
  });
  delete form.dataset.script;
}
