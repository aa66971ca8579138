import type { FormState, LeadFormPlace } from '../../src/features/forms/form-html.ts';
import type { Html } from '../../src/text/html-tags.ts';
import type { PageShell } from '../serving/page-shell.ts';

/** What the page of a form says when the form as a whole is refused: the same words as in its dialog. */
export type FormPageWords = {
  tooManyTitle: string;
  /** Where the error has no words of its own. */
  tryLater: string;
  failedTitle: string;
  failedText(phone: string): string;
};

/** Writes the form of a page, with what was typed and what is wrong. `place` is what the page gives. */
export type FormBox = (place: LeadFormPlace & { phone: string }, state: FormState) => Html;

type GivenBack = {
  values: Record<string, unknown>;
  error: { status: number; message: string; fields?: Record<string, string> | undefined };
  words: FormPageWords;
  phone: string;
};

const TOO_MANY = 429;

/** Gives a visitor without JavaScript the page of the form back, with what was typed and what is wrong. */
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
  return fill(String(box({ ...(place as LeadFormPlace), phone }, state)), 'Error: ');
}
