import type { FormState, LeadFormTarget } from '../../src/features/forms/form-html.ts';
import type { Html } from '../../src/text/html-tags.ts';
import type { PageShell } from '../serving/made-page.ts';

/** Texts of a form's page if the server refuses the whole form. The dialog of the form has the same texts. */
export type FormPageCopy = {
  tooManyTitle: string;
  /** The message for an error that has no text of its own. */
  tryLater: string;
  failedTitle: string;
  failedText(phone: string): string;
};

/** Returns the form of a page, with the typed values and the messages. `place` has the data that the build wrote. */
export type FormBox = (place: LeadFormTarget & { phone: string }, state: FormState) => Html;

type GivenBack = {
  values: Record<string, unknown>;
  error: { status: number; message: string; fields?: Record<string, string> | undefined };
  words: FormPageCopy;
  phone: string;
};

const TOO_MANY = 429;

/** Returns the page of a form for a visitor without JavaScript, with the typed values and the messages. */
export function formPageHtml(
  { place, fill }: PageShell,
  box: FormBox,
  { values, error, words, phone }: GivenBack,
): string {
  const tooMany = error.status === TOO_MANY;
  const alert = {
    title: tooMany ? words.tooManyTitle : words.failedTitle,
    text: tooMany ? error.message || words.tryLater : words.failedText(phone),
  };
  const state = error.fields ? { values, errors: error.fields } : { values, alert };
  return fill(String(box({ ...(place as LeadFormTarget), phone }, state)), 'Error: ');
}
