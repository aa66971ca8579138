import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { fillFormPage } from '../server/http/form-page.ts';
import { CONTACT_WORDS } from '../src/features/contact/words.ts';
import { CONTACT_PAGE } from '../tests/server/support/server-process.ts';
import { formTemplate } from './form-templates.ts';

const action = '/functions/v1/send-contact-email';
const template = formTemplate(CONTACT_PAGE, action);
const phone = '(813) 555-0142';
const values = {
  name: 'Ada "A" <b>',
  email: 'ada@',
  message: 'one\n</textarea><script>x</script>',
  source: 'popup',
  constructor: 'x',
};
const fill = (
  error: Parameters<typeof fillFormPage>[1]['error'],
  filled: Record<string, unknown> = values,
) => fillFormPage(template, { values: filled, error, words: CONTACT_WORDS, phone });
const invalid = { status: 400, message: 'no', fields: { email: 'Invalid email address' } } as const;

test('keeps what was typed and shows what is wrong, in this form only', () => {
  const $ = load(fill(invalid));
  expect($('#n').attr('value')).toBe(values.name);
  expect($('#e').attr('value')).toBe('ada@');
  expect($('#m').text()).toBe(values.message);
  expect($('[name="source"]').attr('value')).toBe('popup');
  expect($('main script')).toHaveLength(0);
  expect($('#e').attr('aria-invalid')).toBe('true');
  expect($('[data-field="email"] [data-error]').text()).toBe('Invalid email address');
  expect($('#n').attr('aria-invalid')).toBeUndefined();
  expect($('body > form [name="email"]').attr('value')).toBeUndefined();
  expect($('[data-form-alert]').attr('hidden')).toBeDefined();
});

test('keeps what was chosen from a list, and only what is on it', () => {
  const list =
    '<select name="firmSize"><option value=""></option><option>Solo</option><option>2 to 5</option></select>';
  const page = CONTACT_PAGE.replaceAll('<textarea', `${list}<textarea`);
  const chosen = (firmSize: string) => {
    const filling = { values: { firmSize }, error: invalid, words: CONTACT_WORDS, phone };
    return load(fillFormPage(formTemplate(page, action), filling))('main option[selected]').text();
  };
  expect(chosen('2 to 5')).toBe('2 to 5');
  expect(chosen('Solo"><script>')).toBe('');
});

test('names what is wrong above the form, in its order, with a link to each; the page has the focus there', () => {
  const fields = {
    message: 'Message must be less than 1000 characters',
    email: 'Invalid email address',
  };
  const $ = load(fill({ ...invalid, fields: { ...fields, constructor: 'x' } }));
  const summary = $('main > [data-error-summary]');
  expect([summary.attr('hidden'), summary.attr('autofocus')]).toEqual([undefined, 'autofocus']);
  expect(summary.find('p').text()).toBe('2 fields need a correction');
  const lines = summary.find('a').toArray();
  expect(lines.map((line) => [$(line).attr('href'), $(line).text()])).toEqual([
    ['#e', 'Email Address: enter an address like name@firm.com'],
    ['#m', 'Message: use at most 1000 characters'],
  ]);
  expect($('title').text()).toBe('Error: Contact');
});

test('what was asked about is kept and shown, as text', () => {
  const $ = load(fill(invalid, { subject: 'Growth <b>package' }));
  expect($('[name="subject"]').attr('value')).toBe('Growth <b>package');
  expect($('[data-about]').text()).toBe('Growth <b>package');
  expect($('[data-about]').parent().attr('hidden')).toBeUndefined();
  const none = load(fill(invalid, { subject: '' }));
  expect(none('[data-about]').parent().attr('hidden')).toBeDefined();
});

test.each([
  [
    'too many',
    { status: 429, message: 'Wait 3 minutes.' },
    'Too Many Submissions',
    'Wait 3 minutes.',
  ],
  [
    'too many without words',
    { status: 429, message: '' },
    'Too Many Submissions',
    'Please try again later',
  ],
  [
    'failure',
    { status: 500, message: 'x' },
    'Submission Failed',
    `Please try again or call us directly at ${phone}`,
  ],
] as const)('%s: the alert is shown', (_, error, title, text) => {
  const $ = load(fill(error));
  expect($('[data-form-alert]').attr('hidden')).toBeUndefined();
  expect($('[data-alert-title]').text()).toBe(title);
  expect($('[data-alert-text]').text()).toBe(text);
  expect($('[data-form-alert]').attr('autofocus')).toBe('autofocus');
  expect($('title').text()).toBe('Error: Contact');
});

test('scripts and styles keep every byte, and so does what stands around them', () => {
  const parts = (html: string) =>
    html.match(/<(script|style)[\s\S]*?<\/\1>|<noscript>.*<\/noscript>/g);
  expect(parts(fill(invalid, { name: 'x' }))).toEqual(parts(CONTACT_PAGE));
});

test('a page without the form stops the build with its address', () => {
  expect(() => formTemplate(CONTACT_PAGE, '/functions/v1/other')).toThrow(
    'posts to /functions/v1/other',
  );
});

test('marks of a visitor are words like any others', () => {
  const $ = load(
    fill(invalid, { name: '\uE0003\uE000', message: '\uE0000\uE000', 'about hidden': 'x' }),
  );
  expect([$('#n').attr('value'), $('#m').text()]).toEqual(['\uE0003\uE000', '\uE0000\uE000']);
  expect($('[data-about]').parent().attr('hidden')).toBeDefined();
});
