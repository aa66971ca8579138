import { html } from 'hono/html';
import type { Html } from '../../text/html-tags.ts';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import {
  type FormState,
  formBoxHtml,
  type LeadFormTarget,
  leadFormHtml,
  NEW_FORM,
} from '../forms/form-html.ts';
import { REPORT_COPY } from './copy.ts';
import { REPORT_DOWNLOAD_FIELDS } from './download-fields.ts';
import { REPORT_PDF } from './paths.ts';

export const reportFormHtml = (target: LeadFormTarget, state: FormState = NEW_FORM): Html =>
  leadFormHtml(
    {
      ...target,
      functionName: REPORT_FUNCTION,
      fields: REPORT_DOWNLOAD_FIELDS,
      foot: html`<div class="form-foot grid gap-2.5"><p class="text-xs/4.5 text-ink-2 sm:text-sm/5">${REPORT_COPY.formNote} <a href="/privacy-policy" class="text-ink underline underline-offset-4">${REPORT_COPY.policyLink}</a></p><button type="submit" class="btn btn-primary w-full">${REPORT_COPY.button}</button></div>`,
    },
    state,
  );

/** The PDF is linked beside an error that is not the visitor's mistake. */
export const reportBoxHtml = (target: LeadFormTarget, state: FormState = NEW_FORM): Html =>
  formBoxHtml(
    reportFormHtml(target, state),
    state,
    html`<p class="mt-1.5 text-ink-2">${REPORT_COPY.openAnyway} <a href="${REPORT_PDF}" class="font-semibold text-ink underline underline-offset-4">${REPORT_COPY.openPdf}</a></p>`,
  );
