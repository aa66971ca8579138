import { html } from 'hono/html';
import { attribute, type Html, hiddenInput } from '../../text/html-tags.ts';
import type { BackendAddress } from './backend.ts';
import { functionAddress } from './backend-address.ts';
import { controlsOf, type FormFields } from './fields.ts';
import { adviceLine, summaryTitle } from './form-advice.ts';
import { HIDDEN_FIELD } from './hidden-field-name.ts';

export type LeadFormTarget = {
  /** A page may have two forms, so ids need a prefix. */
  prefix: string;
  backend: BackendAddress;
  script: string;
  /** The source of the lead. The control that opened the form may replace it. */
  source?: string | undefined;
};

export type FormState = {
  values: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, string>> | undefined;
  alert?: { title: string; text: string };
};
export const NEW_FORM: FormState = { values: {} };

const inputValue = ({ values }: FormState, name: string) => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' ? value : '';
};
const fieldError = ({ errors = {} }: FormState, name: string) =>
  Object.hasOwn(errors, name) ? (errors[name] ?? '') : '';

type Control = ReturnType<typeof controlsOf>[number];

function controlHtml({ multiline, options, ...control }: Control, id: string, state: FormState) {
  const { name, type = 'text', autoComplete, required, hint } = control;
  const error = fieldError(state, name);
  const value = inputValue(state, name);
  const commonAttributes = html`id="${id}" name="${name}" aria-describedby="${hint ? `${id}-hint ` : ''}${id}-error"${attribute('autocomplete', autoComplete)}${attribute('required', required)}${attribute('aria-invalid', error ? 'true' : undefined)}`;
  // The parser drops a line break after the tag. The added line break preserves a line break at the
  // start of the text.
  if (multiline)
    return html`<textarea rows="2" ${commonAttributes} class="control resize-y">${'\n'}${value}</textarea>`;
  if (!options)
    return html`<input type="${type}" ${commonAttributes}${attribute('value', value || undefined)} class="control">`;
  const choices = options.map(
    (option) => html`<option${attribute('selected', option === value)}>${option}</option>`,
  );
  return html`<select ${commonAttributes} class="control"><option value=""></option>${choices}</select>`;
}

/** The markup is the same as in ui/field.tsx. */
function fieldHtml(prefix: string, control: Control, state: FormState) {
  const { name, label, textKey, hint } = control;
  const id = `${prefix}-${name}`;
  return html`<div data-field="${name}"><label for="${id}"${attribute('data-text-key', textKey)} class="mb-1 block text-note/5 font-semibold sm:mb-1.5">${label}</label>${hint ? html`<p id="${id}-hint" class="mb-1.5 text-sm/5 text-ink-2">${hint}</p>` : ''}${controlHtml(control, id, state)}<p id="${id}-error" data-error class="mt-1.5 text-sm/5 font-semibold text-red empty:hidden">${fieldError(state, name)}</p></div>`;
}

function summaryHtml(prefix: string, controls: readonly Control[], state: FormState) {
  const invalidControls = controls.filter(({ name }) => fieldError(state, name));
  const id = `${prefix}-summary`;
  const lines = invalidControls.map(
    ({ name, label }) =>
      html`<li><a href="#${prefix}-${name}">${adviceLine(label, fieldError(state, name))}</a></li>`,
  );
  const focusAttribute = invalidControls.length ? html` autofocus` : html` hidden`;
  return html`<section data-error-summary tabindex="-1" aria-labelledby="${id}-title" aria-describedby="${id}-lines"${focusAttribute} class="border-l-4 border-red pl-4"><p id="${id}-title" class="font-bold">${summaryTitle(invalidControls.length || 1)}</p><ul id="${id}-lines" class="mt-1 text-note/6 *:py-0.5 [&_a]:underline [&_a]:underline-offset-4">${lines}</ul></section>`;
}

export type LeadFormHtml = LeadFormTarget & {
  functionName: string;
  fields: FormFields;
  phone?: string;
  /** Text after sending. The server's answer may replace it. */
  thanks?: string;
  /** Description of the dialog when it is opened again after sending. */
  sent?: string;
  before?: Html;
  foot: Html;
};

/**
 * lead-form.ts enhances the form when the visitor is about to use it (site/islands.ts). Until then,
 * only the server checks values: the browser would refuse `Dana <dana@firm.example>`, which our
 * rules correct.
 */
export function leadFormHtml(form: LeadFormHtml, state: FormState = NEW_FORM): Html {
  const { prefix, backend, source } = form;
  const controls = controlsOf(form.fields);
  const dataAttributes = html`data-script="${form.script}"${attribute('data-backend', backend.address || undefined)} data-key="${backend.key}"${attribute('data-phone', form.phone)}${attribute('data-thanks', form.thanks)}${attribute('data-sent', form.sent)}`;
  return html`<form method="post" action="${functionAddress(backend.address, form.functionName)}" novalidate ${dataAttributes} class="lead-form grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2 sm:gap-y-4">${hiddenInput('source', inputValue(state, 'source') || source)}<input type="text" hidden autocomplete="off" name="${HIDDEN_FIELD}"${attribute('value', inputValue(state, HIDDEN_FIELD) || undefined)}>${form.before ?? ''}${summaryHtml(prefix, controls, state)}${controls.map((control) => fieldHtml(prefix, control, state))}${form.foot}<p role="status" class="sr-only"></p></form>`;
}

export function formBoxHtml(form: Html, { alert }: FormState = NEW_FORM, afterAlert?: Html): Html {
  const focusAttribute = alert ? html` autofocus` : html` hidden`;
  return html`<div data-form-alert${focusAttribute} role="alert" tabindex="-1" class="mb-6 border-l-4 border-red pl-4"><p data-alert-title class="font-bold">${alert?.title ?? ''}</p><p data-alert-text class="text-ink-2">${alert?.text ?? ''}</p>${afterAlert ?? ''}</div>${form}`;
}
