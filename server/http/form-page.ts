import type { FormState, LeadFormTarget } from '../../src/features/forms/form-html.ts';
import type { Html } from '../../src/text/html-tags.ts';
import type { PageShell } from '../serving/made-page.ts';

/** Texts of a form's page when the whole form is refused: the same as in its dialog. */
export type FormPageCopy = {
  tooManyTitle: string;
  /** The message for an error that has no text of its own. */
  tryLater: string;
  failedTitle: string;
  failedText(phone: string): string;
};

/** Writes the form of a page, with the typed values and the messages. `place` comes from the page. */
export type FormBox = (place: LeadFormTarget & { phone: string }, state: FormState) => Html;

type GivenBack = {
  values: Record<string, unknown>;
  error: { status: number; message: string; fields?: Record<string, string> | undefined };
  words: FormPageCopy;
  phone: string;
};

const TOO_MANY = 429;

/** Answers a visitor without JavaScript with the page of the form, the typed values and the messages. */
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
