import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { CONTACT_WORDS } from '../../src/rules/contact-words.ts';
import { CONTACT_PAGE } from '../../tests/server/support/server-process.ts';
import { fillFormPage } from './form-page.ts';

const action = '/functions/v1/send-contact-email';
const phone = '(813) 555-0142';
const values = {
  name: 'Ada "A" <b>',
  email: 'ada@',
  message: 'one\n</textarea><script>x</script>',
  source: 'popup',
  constructor: 'x',
};
const fill = (
  refusal: Parameters<typeof fillFormPage>[1]['refusal'],
  filled: Record<string, unknown> = values,
) => fillFormPage(CONTACT_PAGE, { action, values: filled, refusal, words: CONTACT_WORDS, phone });
const invalid = { status: 400, error: 'no', fields: { email: 'Invalid email address' } } as const;

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

test.each([
  ['too many', { status: 429, error: 'Wait 3 minutes.' }, 'Too Many Submissions', 'Wait 3 minutes.'],
  ['too many without words', { status: 429, error: '' }, 'Too Many Submissions', 'Please try again later'],
  [
    'failure',
    { status: 500, error: 'x' },
    'Submission Failed',
    `Please try again or call us directly at ${phone}`,
  ],
] as const)('%s: the alert is shown', (_, refusal, title, text) => {
  const $ = load(fill(refusal));
  expect($('[data-form-alert]').attr('hidden')).toBeUndefined();
  expect($('[data-alert-title]').text()).toBe(title);
  expect($('[data-alert-text]').text()).toBe(text);
});

test('scripts and styles keep every byte, and so does what stands around them', () => {
  const parts = (html: string) => html.match(/<(script|style)[\s\S]*?<\/\1>|<noscript>.*<\/noscript>/g);
  expect(parts(fill(invalid, { name: 'x' }))).toEqual(parts(CONTACT_PAGE));
});
