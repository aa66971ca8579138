import type { FormState, LeadFormTarget } from '../../src/features/forms/form-html.ts';
import type { Html } from '../../src/text/html-tags.ts';
import type { PageShell } from '../serving/rendered-page.ts';

export type FormPageCopy = {
  tooManyTitle: string;
  tryLater: string;
  failedTitle: string;
  failedText(phone: string): string;
};

export type FormBox = (target: LeadFormTarget & { phone: string }, state: FormState) => Html;

type RefusedForm = {
  values: Record<string, unknown>;
  error: { status: number; message: string; fields?: Record<string, string> | undefined };
  copy: FormPageCopy;
  phone: string;
};

const TOO_MANY_REQUESTS = 429;

export function formPageHtml(
  { target, fill }: PageShell,
  renderBox: FormBox,
  { values, error, copy, phone }: RefusedForm,
): string {
  const isTooMany = error.status === TOO_MANY_REQUESTS;
  const alert = {
    title: isTooMany ? copy.tooManyTitle : copy.failedTitle,
    text: isTooMany ? error.message || copy.tryLater : copy.failedText(phone),
  };
  const state = error.fields ? { values, errors: error.fields } : { values, alert };
  return fill(String(renderBox({ ...(target as LeadFormTarget), phone }, state)), 'Error: ');
}
