import type { Context } from 'hono';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import type { FunctionRow, Outcome } from '../functions/function-row.ts';
import type { Guarded } from './guards.ts';
import type { Refusal } from './refusals.ts';

export type AnswerParts = {
  /** A built page of the site with its headers, or undefined. */
  page(path: string): { html: string; headers: Record<string, string> } | undefined;
  phone: string;
};

/** In: request and refusal. Out: the refusal as JSON: error, and fields when single fields are wrong. */
export function refuse(context: Context, { status, error, fields, headers }: Refusal): Response {
  return context.json(fields ? { error, fields } : { error }, status, headers);
}

/** Headers of a built page that must not be taken over: they belong to the file, not to this answer. */
const OF_THE_FILE = new Set([
  'etag',
  'cache-control',
  'content-length',
  'content-encoding',
  'last-modified',
  'vary',
  'accept-ranges',
]);

async function pageAnswer(
  context: Context,
  row: FunctionRow,
  guarded: Guarded,
  refusal: Refusal,
  parts: AnswerParts,
) {
  const page = row.pages && parts.page(row.pages.form);
  if (!row.pages || !page) return refuse(context, refusal);
  // loaded when the first form needs it: the HTML parser would double the time a start takes
  const { fillFormPage } = await import('./form-page.ts');
  const action = functionAddress('', row.name);
  const html = fillFormPage(page.html, {
    action,
    values: guarded.body,
    refusal,
    words: row.pages.words,
    phone: parts.phone,
  });
  const kept = Object.entries(page.headers).filter(([name]) => !OF_THE_FILE.has(name.toLowerCase()));
  for (const [name, value] of kept) context.header(name, value);
  return context.html(html, refusal.status, refusal.headers);
}

/** In: request and what became of it. Out: JSON for a program, a page or a redirect for a plain HTML form. */
export async function answer(
  context: Context,
  row: FunctionRow,
  guarded: Guarded,
  outcome: Outcome,
  parts: AnswerParts,
): Promise<Response> {
  const ofForm = guarded.kind === 'form' && row.pages;
  if ('refusal' in outcome) {
    if (!ofForm) return refuse(context, outcome.refusal);
    return pageAnswer(context, row, guarded, outcome.refusal, parts);
  }
  return ofForm ? context.redirect(ofForm.thanks, 303) : context.json(outcome.answer);
}
