import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { formPageHtml } from '../../../server/http/form-page.ts';
import { contactCopy } from '../../content/contact-copy.ts';
import { contactBoxHtml } from './contact-form-html.ts';
import { CONTACT_COPY } from './copy.ts';

const phone = '(813) 555-0142';
const TARGET = {
  prefix: 'page',
  source: 'contact page',
  phone,
  backend: { address: '', key: 'key' },
  script: '/assets/lead-forms.js',
};
const shell = {
  target: TARGET,
  fill: (part: string, beforeTitle = '') =>
    `<title>${beforeTitle}Contact</title><main>${part}</main>`,
};
const TYPED = {
  name: 'Ada "A" <b>',
  email: 'ada@',
  message: '\none\n</textarea><script>x</script>',
  source: 'popup',
  constructor: 'x',
};
type Error = Parameters<typeof formPageHtml>[2]['error'];
const renderPage = (error: Error, values: Record<string, unknown> = TYPED) =>
  load(formPageHtml(shell, contactBoxHtml, { values, error, copy: CONTACT_COPY, phone }));
const INVALID = { status: 400, message: 'no', fields: { email: 'Invalid email address' } };
const isFocused = ($: ReturnType<typeof load>, part: string) =>
  $(part).attr('autofocus') !== undefined && $(part).attr('hidden') === undefined;

test('the page has the typed values, and each error at its field', () => {
  const $ = renderPage(INVALID);
  expect($('#page-name').attr('value')).toBe(TYPED.name);
  expect($('#page-email').attr('value')).toBe('ada@');
  expect($('#page-message').text()).toBe(TYPED.message);
  expect($('[name=source]').attr('value')).toBe('popup');
  expect($('script')).toHaveLength(0);
  expect($('#page-email').attr('aria-invalid')).toBe('true');
  const description = $('#page-email').attr('aria-describedby');
  expect($(`#${description}`).text()).toBe('Invalid email address');
  expect($('#page-name').attr('aria-invalid')).toBeUndefined();
  expect($('[data-form-alert]').attr('hidden')).toBeDefined();
});

test('the summary lists the errors in the order of the form, links to each field and has the focus', () => {
  const message = 'Message must be less than 1000 characters';
  const $ = renderPage({ ...INVALID, fields: { message, ...INVALID.fields, constructor: 'x' } });
  expect(isFocused($, '[data-error-summary]')).toBe(true);
  expect($('[data-error-summary] p').text()).toBe('2 fields need a correction');
  const lines = $('[data-error-summary] a').toArray();
  expect(lines.map((line) => [$(line).attr('href'), $(line).text()])).toEqual([
    ['#page-email', 'Email Address: enter an address like name@firm.com'],
    ['#page-message', 'Message: use at most 1000 characters'],
  ]);
  expect($('title').text()).toBe('Error: Contact');
});

test('the page shows the choice as text, and the labels of the kind of request', () => {
  const $ = renderPage(INVALID, { subject: 'Growth <b>package', ask: 'price' });
  expect($('[name=subject]').attr('value')).toBe('Growth <b>package');
  expect($('[data-about]').text()).toBe('Growth <b>package');
  expect($('[data-about]').parents('p').attr('hidden')).toBeUndefined();
  const { price } = contactCopy().requests;
  expect($('label[for=page-message]').text()).toBe(price.message);
  expect($('[type=submit]').text()).toBe(price.submit);
  expect(
    renderPage(INVALID, { subject: '' })('[data-about]').parents('p').attr('hidden'),
  ).toBeDefined();
});

test.each([
  ['too many requests', 429, 'Wait 3 minutes.', 'Too Many Submissions', 'Wait 3 minutes.'],
  ['too many requests without a reason', 429, '', 'Too Many Submissions', 'Please try again later'],
  ['a failure', 500, 'x', 'Submission Failed', `Please try again or call us directly at ${phone}`],
])('the alert is shown after %s', (_, status, message, title, text) => {
  const $ = renderPage({ status, message });
  expect(isFocused($, '[data-form-alert]')).toBe(true);
  expect($('[data-alert-title]').text()).toBe(title);
  expect($('[data-alert-text]').text()).toBe(text);
  expect($('[data-error-summary]').attr('hidden')).toBeDefined();
});
