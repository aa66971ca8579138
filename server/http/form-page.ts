import { load } from 'cheerio';
import type { Refusal } from './refusals.ts';

/** What the page of a form says when the form as a whole is refused: the same words as in its dialog. */
export type FormPageWords = {
  tooManyTitle: string;
  /** Where the refusal has no words of its own. */
  tryLater: string;
  failedTitle: string;
  failedText(phone: string): string;
};

function alertWords({ refusal, words, phone }: Filling) {
  if (refusal.status === 429) return { title: words.tooManyTitle, text: refusal.error || words.tryLater };
  return { title: words.failedTitle, text: words.failedText(phone) };
}

type Filling = {
  /** Path the form posts to, which tells it from other forms of the page. */
  action: string;
  values: Record<string, unknown>;
  refusal: Refusal;
  words: FormPageWords;
  phone: string;
};

/**
 * Gives a visitor without JavaScript the page of the form back, with what was typed and what is wrong.
 * In: the built page and what to fill in. Out: the page. Scripts and styles keep every byte: their hashes are in the policy.
 */
export function fillFormPage(html: string, filling: Filling): string {
  const { action, values, refusal } = filling;
  const $ = load(html);
  const form = $('main form')
    .filter((_, element) => ($(element).attr('action') ?? '').endsWith(action))
    .first();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const control = form
      .find('[name]')
      .filter((_, element) => $(element).attr('name') === name)
      .first();
    if (control.is('textarea')) control.text(value);
    else if (control.is('input')) control.attr('value', value);
  }
  for (const [name, message] of Object.entries(refusal.fields ?? {})) {
    const field = form
      .find('[data-field]')
      .filter((_, element) => $(element).attr('data-field') === name)
      .first();
    field.find('[name]').first().attr('aria-invalid', 'true');
    field.find('[data-error]').first().text(message);
  }
  if (!refusal.fields) {
    const { title, text } = alertWords(filling);
    const alert = form.closest('main').find('[data-form-alert]').first().removeAttr('hidden');
    alert.find('[data-alert-title]').text(title);
    alert.find('[data-alert-text]').text(text);
  }
  return $.html();
}
