import { afterPaint } from '../../ui/after-paint.ts';
import type { BackendAnswer } from './backend.ts';
import { setBusy } from './busy.ts';
import { valuesOf } from './check-values.ts';
import { type FormRules, formErrors } from './form-errors.ts';
import { setSubject } from './form-request.ts';
import { HIDDEN_FIELD } from './hidden-field-name.ts';
import { leadSender } from './send-lead.ts';

type FormOptions<T> = FormRules<T> & {
  functionName: string;
  /**
   * With this function, the form is sent in the background. The function runs during the click, and
   * `false` stops the sending.
   */
  onValid?(values: T): boolean;
  /** Called after the form has shown the errors. `ask` is undefined in a request for a session. */
  onAnswer(answer: BackendAnswer, sentValues: { ask: string | undefined }): void;
};

/** A hidden tab paints no frame, so the wait has a limit. */
const FRAME_TIMEOUT_MS = 100;

const waitForBusyState = () =>
  new Promise<void>((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, FRAME_TIMEOUT_MS);
  });

/** Checks and sends a form of form-html.ts. The HTML of the form stays. */
export function enhanceForm<T extends object>(form: HTMLFormElement, options: FormOptions<T>) {
  const { fields, functionName, onValid, onAnswer } = options;
  const { backend: address = '', key = '' } = form.dataset;
  const errors = formErrors(form, options);
  const sender = leadSender({ address, key }, functionName);

  const showAnswer = (answer: BackendAnswer) => {
    // The button is enabled first, because a disabled button cannot get the focus.
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
    const sentValues = valuesOf(form);
    const { source, subject, ask, [HIDDEN_FIELD]: hidden } = sentValues;
    if (onValid && !onValid(values)) return;
    if (!onValid) {
      setBusy(form, true);
      await waitForBusyState();
    }
    const answer = await sender.send(
      values,
      {
        source,
        subject: subject || undefined,
        ask: ask || undefined,
        [HIDDEN_FIELD]: hidden || undefined,
      },
      Boolean(onValid),
    );
    if (!onValid) showAnswer(answer);
    else if (answer.ok) {
      // The visitor may have opened the form again during the request and typed new values.
      const currentValues = valuesOf(form);
      if (Object.keys(fields).every((name) => currentValues[name] === sentValues[name]))
        form.reset();
    }
    onAnswer(answer, { ask: ask || undefined });
  };
  form.addEventListener('submit', (event) => {
    const isBusy = form.hasAttribute('aria-busy');
    const values = isBusy ? undefined : errors.check();
    // The browser's post is prevented last, so that it happens if the check throws an error.
    event.preventDefault();
    if (values) void send(values);
  });
  delete form.dataset.script;
}
