import { expect, test } from 'vitest';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { sendContactEmail } from '../functions/send-contact-email.ts';
import { writeLeadMail } from './lead-mail.ts';

const REQUEST = contactCopy().names.request;
const NOW = new Date('2026-03-01T17:05:00Z');
const SITE = { siteUrl: 'https://www.northbar.example', timeZone: 'America/New_York' };
const values = {
  name: 'Ada <script>',
  email: 'ada@firm.example',
  phone: '(813) 555-0142',
  firmName: 'Nuñez & "Co"',
  message: 'one\ntwo',
};
const { name, email } = values;
const from = { name, email, source: 'pricing: Growth', page: '/pricing?x=1' };
const copyOf = (changes = {}) => sendContactEmail.mail({ ...values, ...changes });
const mail = writeLeadMail(await copyOf(), from, SITE, NOW);

test('the text of the mail has every field', () => {
  expect(mail.subject).toBe(`${REQUEST}: Ada <script>, Nuñez & "Co"`);
  expect(mail.text).toBe(`${REQUEST}: Ada <script>, Nuñez & "Co"

Full Name: Ada <script>
Email Address: ada@firm.example
Phone Number: (813) 555-0142
Law Firm Name: Nuñez & "Co"
Message:
one
two
Opened from: pricing: Growth
Page: https://www.northbar.example/pricing?x=1
Received: Sunday, March 1, 2026 at 12:05:00 PM EST

Reply to this email to answer the visitor.
`);
});

test('the HTML of the mail has the same fields, escaped', () => {
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('<td>Ada &lt;script&gt;</td>');
  expect(mail.html).toContain('<td>Nuñez &amp; &quot;Co&quot;</td>');
  expect(mail.html).toContain('<td>one<br>two</td>');
});

test('the time is in the time zone of the recipients', async () => {
  const copy = await copyOf();
  const { text } = writeLeadMail(copy, from, { ...SITE, timeZone: 'America/Denver' }, NOW);
  expect(text).toContain(' at 10:05:00 AM MST\n');
});

test('a line break never reaches a header', async () => {
  const name = 'Ada\r\nBcc: all@firm.example\u2028x';
  const copy = await copyOf({ name });
  const { subject, replyTo } = writeLeadMail(copy, { ...from, name }, SITE, NOW);
  expect(subject).toBe(`${REQUEST}: Ada Bcc: all@firm.example x, Nuñez & "Co"`);
  expect(replyTo.name).toBe('Ada Bcc: all@firm.example x');
});

test('a long subject ends with a complete character', async () => {
  const firmName = `${'F'.repeat(71)}${'😀'.repeat(14)}`;
  const copy = await copyOf({ name: 'N'.repeat(100), firmName });
  const { subject } = writeLeadMail(copy, from, SITE, NOW);
  expect(subject).toMatch(/F(😀)+$/u);
  expect(subject.isWellFormed()).toBe(true);
  expect([...subject]).toHaveLength(200);
});

test.each([
  ['Growth package', ' (Growth package)'],
  ['Law firm marketing in a city with a rather long name', ''],
])(
  'the mail has the choice "%s", and its subject line has a short choice',
  async (subject, ending) => {
    const withSubject = writeLeadMail(await copyOf(), { ...from, subject }, SITE, NOW);
    expect(withSubject.subject).toBe(`${mail.subject}${ending}`);
    expect(withSubject.text).toContain(
      `\ntwo\nAsked about: ${subject}\nOpened from: pricing: Growth\n`,
    );
    expect(withSubject.html).toContain(`<td>${subject}</td>`);
  },
);

test('empty fields are left out, and the address of another site is not a link', () => {
  const copy = { subject: 's', rows: [['Message', undefined]] } as const;
  const textOfMail = (page: string) =>
    writeLeadMail(copy, { ...from, source: undefined, page }, SITE, NOW).text;
  expect(textOfMail('/about')).not.toMatch(/Message|Asked about|Opened from/);
  expect(textOfMail('//evil.example')).toContain('Page: //evil.example\n');
  expect(textOfMail('https://evil.example')).toContain('Page: https://evil.example\n');
});
