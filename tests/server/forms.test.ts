import { load } from 'cheerio';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contactCopy } from '../../src/content/contact-copy.ts';
import {
  CONTACT_FUNCTION,
  functionAddress,
  REPORT_FUNCTION,
  SCORECARD_FUNCTION,
} from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/paths.ts';
import { REPORT_PATH, REPORT_PDF } from '../../src/features/report/paths.ts';
import { hasFeature } from '../support/content-in-use.ts';
import { freshApp, VISITOR } from './support/app.ts';
import { INTAKE_BODIES, REPORT_BODY, SCORECARD_BODY } from './support/bodies.ts';

const EMAIL = 'ada@firm.example';
const FORM_ORIGIN = { submissionId: 'abcd-1234', source: 'hero', page: '/pricing' };
const { request } = contactCopy().names;

type FormCase = {
  name: string;
  body: Record<string, unknown>;
  message: string;
  lead: { kind: string; name: string | null; firm: string };
  mail: { subject: string; rows: string[] };
};
const INTAKE: FormCase = {
  name: INTAKE_FUNCTIONS.submit,
  body: { ...INTAKE_BODIES.submit, channel: 'in-person' },
  message: 'We have received your script',
  lead: { kind: 'intake-builder', name: null, firm: 'Reyes & Cole' },
  mail: {
    subject: 'Intake script: Reyes & Cole, Personal Injury',
    rows: [
      'Law Firm Name: Reyes & Cole',
      `Email Address: ${EMAIL}`,
      'Practice Area: Personal Injury',
      'Channel: In person',
      'Tone: Warm',
      'Special Considerations: Many callers speak Spanish first.',
    ],
  },
};
const FORMS: FormCase[] = [
  {
    name: CONTACT_FUNCTION,
    body: VISITOR,
    message: contactCopy().session.thanks,
    lead: { kind: 'strategy-session', name: 'Ada Nuñez', firm: 'Nuñez & Co' },
    mail: { subject: `${request}: Ada Nuñez, Nuñez & Co`, rows: ['Full Name: Ada Nuñez'] },
  },
  {
    name: REPORT_FUNCTION,
    body: REPORT_BODY,
    message: 'Your PDF is ready. Check your downloads folder.',
    lead: { kind: 'report-download', name: 'Ada Nuñez', firm: 'Nuñez & Co <b>' },
    mail: {
      subject: 'Report download: Ada Nuñez, Nuñez & Co <b>',
      rows: [
        'Name: Ada Nuñez',
        `Email: ${EMAIL}`,
        'Law Firm: Nuñez & Co <b>',
        `Report: ${REPORT_PDF}`,
      ],
    },
  },
  {
    name: SCORECARD_FUNCTION,
    body: SCORECARD_BODY,
    message: 'Your GMB scorecard is ready.',
    lead: { kind: 'gmb-scorecard', name: null, firm: 'Nuñez & Co <b>' },
    mail: {
      subject: 'GMB scorecard: Nuñez & Co <b>, simulated score 71',
      rows: [
        'Business Name: Nuñez & Co <b>',
        `Email Address: ${EMAIL}`,
        'Google Business Profile URL: https://g.page/r/nunez',
        'About the figures: Sample analysis: these figures are simulated and were not read from Google.',
        'Overall score: 71 of 100',
        'Completeness: 95%',
        'Photos: 12',
        'Reviews: 8',
        'Website: Yes',
        'Hours: Yes',
        'Description: No',
        'Posts: No',
      ],
    },
  },
  ...(hasFeature('ai-intake-builder') ? [INTAKE] : []),
];

test.each(FORMS)('$name stores a whole lead, answers it, and makes its mail due', async (form) => {
  const { postTo, leads, mails, woken } = await freshApp();
  const response = await postTo(functionAddress('', form.name), { ...form.body, ...FORM_ORIGIN });
  expect([response.status, await response.json()]).toMatchObject([200, { message: form.message }]);
  const from = { email: EMAIL, source: 'hero', page: '/pricing' };
  expect(await leads()).toMatchObject([
    { ...form.lead, ...from, data: form.body, mail: { status: 'waiting' } },
  ]);
  expect(woken()).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    subject: form.mail.subject,
    replyTo: { name: form.lead.name ?? '', address: EMAIL },
    text: expect.stringContaining(`\n\n${form.mail.rows.join('\n')}\n`),
  });
  expect(mail?.text).toContain('Opened from: hero\n');
  expect(mail?.html).not.toMatch(/<b>|<img/);
});

test('the report’s plain form leads to its own thank-you page, and shows its own text after an error', async () => {
  const { postForm, leads, storage } = await freshApp();
  const sendForm = (values: Record<string, string>) =>
    postForm(values, {}, functionAddress('', REPORT_FUNCTION));
  const thanks = await sendForm({ ...REPORT_BODY, source: 'report-form-page' });
  expect(thanks.status).toBe(303);
  expect(thanks.headers.get('location')).toBe(`${REPORT_PATH}/thank-you`);
  expect(await leads()).toMatchObject([{ kind: 'report-download', source: 'report-form-page' }]);
  const invalidPage = load(await (await sendForm({ ...REPORT_BODY, email: 'ada@firm' })).text());
  expect(invalidPage('main form [name=email]').attr('value')).toBe('ada@firm');
  expect(invalidPage('[data-field=email] [data-error]').text()).toBe('Invalid email address');
  await sql`drop table outbox`.execute(storage.database);
  const failed = await sendForm({ ...REPORT_BODY, name: 'Bo' });
  expect(failed.status).toBe(500);
  const $ = load(await failed.text());
  expect($('[data-form-alert]').attr('hidden')).toBeUndefined();
  expect($('[data-alert-title]').text()).toBe('Submission Failed');
  expect($('[data-alert-text]').text()).toBe(
    'Please try again or call us directly at (813) 555-0142',
  );
});
