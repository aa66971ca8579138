import { load } from 'cheerio';
import { CONTACT_WORDS } from '../../src/rules/contact-words.ts';
import type { Refusal } from './refusals.ts';

/** The same words as the toasts of the dialog. */
function alertWords(refusal: Refusal, phone: string) {
  if (refusal.status === 429)
    return { title: CONTACT_WORDS.tooManyTitle, text: refusal.error || CONTACT_WORDS.tryLater };
  return { title: CONTACT_WORDS.failedTitle, text: CONTACT_WORDS.failedText(phone) };
}

type Filling = {
  /** Path the form posts to, which tells it from other forms of the page. */
  action: string;
  values: Record<string, unknown>;
  refusal: Refusal;
  phone: string;
};

/**
 * Gives a visitor without JavaScript the page of the form back, with what was typed and what is wrong.
 * In: the built page and what to fill in. Out: the page. Scripts and styles keep every byte: their hashes are in the policy.
 */
export function fillFormPage(html: string, { action, values, refusal, phone }: Filling): string {
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
    const { title, text } = alertWords(refusal, phone);
    const alert = form.closest('main').find('[data-form-alert]').first().removeAttr('hidden');
    alert.find('[data-alert-title]').text(title);
    alert.find('[data-alert-text]').text(text);
  }
  return $.html();
}
