import { type CheerioAPI, load } from 'cheerio';
import { adviceLine, summaryTitle } from '../../src/features/forms/form-advice.ts';

/** What the page of a form says when the form as a whole is refused: the same words as in its dialog. */
export type FormPageWords = {
  tooManyTitle: string;
  /** Where the refusal has no words of its own. */
  tryLater: string;
  failedTitle: string;
  failedText(phone: string): string;
};

function alertWords({ error, words, phone }: Filling) {
  if (error.status === 429) return { title: words.tooManyTitle, text: error.message || words.tryLater };
  return { title: words.failedTitle, text: words.failedText(phone) };
}

type Filling = {
  /** Path the form posts to, which tells it from other forms of the page. */
  action: string;
  values: Record<string, unknown>;
  error: { status: number; message: string; fields?: Record<string, string> | undefined };
  words: FormPageWords;
  phone: string;
};

type Part = ReturnType<CheerioAPI>;
type Form = { $: CheerioAPI; form: Part };

/** The first element of a form with this value of an attribute: a name comes from outside and may hold anything. */
const partOf = ({ $, form }: Form, attribute: string, value: string) =>
  form
    .find(`[${attribute}]`)
    .filter((_, element) => $(element).attr(attribute) === value)
    .first();

const choose = ({ $ }: Form, list: Part, value: string) =>
  list
    .find('option')
    .filter((_, option) => $(option).text() === value)
    .attr('selected', '');

function keepValues(page: Form, values: Filling['values']) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const control = partOf(page, 'name', name);
    if (control.is('textarea')) control.text(value);
    else if (control.is('select')) choose(page, control, value);
    else if (control.is('input')) control.attr('value', value);
  }
  const { subject } = values;
  const shown = page.form.find('[data-about]').first();
  if (typeof subject === 'string' && subject) shown.text(subject).closest('p').removeAttr('hidden');
}

/** The part of the page that says what is wrong has the focus when it arrives. */
const show = (part: Part) => part.removeAttr('hidden').attr('autofocus', '');

/** Each wrong field is marked, and named in the summary above the form, in the order of the form. */
function markFields({ $, form }: Form, messages: Record<string, string>) {
  const summary = form.closest('main').find('[data-error-summary]').first();
  const lines = summary.find('ul');
  form.find('[data-field]').each((_, element) => {
    const field = $(element);
    const message = messages[field.attr('data-field') ?? ''];
    if (!message) return;
    const control = field.find('[name]').first().attr('aria-invalid', 'true');
    field.find('[data-error]').first().text(message);
    const link = $('<a>').attr('href', `#${control.attr('id')}`);
    lines.append($('<li>').append(link.text(adviceLine(field.find('label').text(), message))));
  });
  summary.find('p').text(summaryTitle(lines.children().length));
  show(summary);
}

/**
 * Gives a visitor without JavaScript the page of the form back, with what was typed and what is wrong.
 * In: the built page and what to fill in. Out: the page. Scripts and styles keep every byte: their hashes are in the policy.
 */
export function fillFormPage(html: string, filling: Filling): string {
  const { action, values, error } = filling;
  const $ = load(html);
  const form = $('main form')
    .filter((_, element) => ($(element).attr('action') ?? '').endsWith(action))
    .first();
  keepValues({ $, form }, values);
  $('title').first().prepend('Error: ');
  if (error.fields) {
    markFields({ $, form }, error.fields);
  } else {
    const { title, text } = alertWords(filling);
    const alert = show(form.closest('main').find('[data-form-alert]').first());
    alert.find('[data-alert-title]').text(title);
    alert.find('[data-alert-text]').text(text);
  }
  return $.html();
}
