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
   * Makes the form send in the background: called during the press, before the values are sent. False prevents the
   * sending. The values stay in the form until the answer has come.
   */
  onChecked?(values: T): boolean;
  /** Called after the form has shown the errors of the answer. `ask`: the kind of request, if it is not a session. */
  onAnswer(answer: BackendAnswer, sent: { ask: string | undefined }): void;
};

/** A hidden tab paints nothing, so a request waits no longer than this for the next frame, in ms. */
const FRAME_WITHIN_MS = 100;

/** Lets the browser show the busy form before the work of sending begins. */
const busyShown = () =>
  new Promise<void>((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, FRAME_WITHIN_MS);
  });

/**
 * Lets this script check and send a form of form-html.ts, and show which fields were refused. The HTML of the form stays,
 * with its values and with everything that other scripts have added.
 */
export function takeOver<T extends object>(form: HTMLFormElement, parts: Sending<T>) {
  const { fields, functionName, onChecked, onAnswer } = parts;
  const { backend: address = '', key = '' } = form.dataset;
  const errors = formErrors(form, parts);
  const sender = leadSender({ address, key }, functionName);

  const show = (answer: BackendAnswer) => {
    // This comes first: a disabled button cannot get the focus.
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
      // The form was opened again meanwhile and may have new values.
      const current = valuesOf(form);
      if (Object.keys(fields).every((name) => current[name] === sent[name])) form.reset();
    }
    onAnswer(answer, { ask: ask || undefined });
  };
  form.addEventListener('submit', (event) => {
    const isBusy = form.hasAttribute('aria-busy');
    const values = isBusy ? undefined : errors.check();
    // This comes last: where checking fails by a fault of ours, the browser posts the form.
    event.preventDefault();
    if (values) void send(values);
  });
  delete form.dataset.script;
}
