import { expect, test } from 'vitest';
import { watchHealth } from '../../server/health.ts';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { INQUIRY_KINDS } from '../../src/content/inquiry-kinds.ts';
import { functionAddress, REPORT_FUNCTION } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS, INTAKE_PATH } from '../../src/features/intake/paths.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import { REPORT_PATH, REPORT_PDF } from '../../src/features/report/paths.ts';
import { hasFeature } from '../support/content-in-use.ts';
import { composeFromLibrary, INTAKE_CONFIG } from '../support/intake-script.ts';
import { CONTACT_PATH, freshApp, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { recordingLog, startMailing, undeliveredMails } from './support/outbox.ts';
import { startSmtpAnswering } from './support/smtp.ts';

const REPORT = functionAddress('', REPORT_FUNCTION);
const INTAKE = functionAddress('', INTAKE_FUNCTIONS.submit);
const READER = { name: 'Ada Nuñez', email: 'ada@firm.example', firm: 'Nuñez & Co' };
const SITE = 'http://127.0.0.1:4321';

async function startSite(env: Record<string, string> = {}, refused = new Map<string, number>()) {
  const smtp = await startSmtpAnswering((address) => refused.get(address) ?? 250);
  const clock = { now: new Date() };
  const { log, lines } = recordingLog();
  const site = await freshApp({ SITE_URL: SITE, ...env }, { now: () => clock.now, log });
  const outbox = startMailing(site.storage, { SMTP_URL: smtp.url, SITE_URL: SITE }, { log });
  async function mailsTo(address: string) {
    outbox.wake();
    const untried = async () =>
      (await undeliveredMails(site.storage.database)).filter(({ attempts }) => !attempts);
    await eventually(async () => expect(await untried()).toEqual([]));
    return smtp.mails.filter(({ envelopeTo }) => String(envelopeTo).toLowerCase() === address);
  }
  return { ...site, clock, lines, mailsTo };
}

test('a request for the report sends a mail of fixed text with the link to the report', async () => {
  const { postTo, mailsTo } = await startSite();
  await postTo(REPORT, { ...READER, source: 'https://spam.example' });
  const [mail, ...otherMails] = await mailsTo(READER.email);
  expect([mail?.subject, otherMails]).toEqual(['The report you asked for', []]);
  expect(mail?.text).toMatch(/^Hello,\n/);
  expect(mail?.text).toContain(`${SITE}${REPORT_PDF}\n`);
  expect(mail?.text).toContain(`${SITE}${REPORT_PATH}\n`);
  expect(mail?.raw).not.toMatch(/Nu=C3=B1ez|Nuñez|spam/);
  expect(mail?.replyTo?.[0]?.address).toBe('hello@northbar.example');
});

test.runIf(hasFeature('ai-intake-builder'))(
  'a request for a session or a script sends a mail with a link back, and no typed text',
  async () => {
    const { postTo, mailsTo } = await startSite();
    const answer = await postTo(CONTACT_PATH, VISITOR);
    const { page } = (await answer.json()) as { page: string };
    const lead = { ...INTAKE_CONFIG, email: 'script@firm.example', firmName: 'Typed Words' };
    await postTo(INTAKE, {
      ...lead,
      scriptContent: documentOf(composeFromLibrary(INTAKE_CONFIG)),
      fullScriptText: 'The typed words.',
    });
    const [request] = await mailsTo(VISITOR.email);
    expect(request?.text).toContain(`${SITE}${page}\n`);
    expect(request?.text).not.toMatch(/Nuñez|please/);
    const [script] = await mailsTo('script@firm.example');
    expect(script?.text).toMatch(/^Hello,\n/);
    expect(script?.text).toContain(`${SITE}${INTAKE_PATH}\n`);
    expect(script?.raw).not.toMatch(/typed words/i);
  },
);

test('a request of another kind gets the text of its kind', async () => {
  const { postTo, mailsTo } = await startSite();
  const { requests, names } = contactCopy();
  for (const ask of INQUIRY_KINDS) {
    await postTo(CONTACT_PATH, { ...VISITOR, email: `${ask}@firm.example`, ask });
    const [mail] = await mailsTo(`${ask}@firm.example`);
    expect(mail?.text).toContain(`\n${requests[ask].thanks}\n`);
    expect(mail?.text).not.toContain(names.session);
  }
});

test('one mail per day and address, for any form and spelling; none for a lead with a spam reason', async () => {
  const { postTo, clock, storage, leads, mailsTo } = await startSite({ RATE_LIMIT_SCALE: '1' });
  await postTo(REPORT, { ...READER, fillMs: 3 });
  expect(await mailsTo(READER.email)).toEqual([]);
  await Promise.all(
    ['ada@firm.example', 'ADA@firm.example', 'ada@firm.example'].map((email, index) =>
      postTo(REPORT, { ...READER, email, firm: `${index}` }),
    ),
  );
  await postTo(CONTACT_PATH, VISITOR);
  expect(await mailsTo(READER.email)).toHaveLength(1);
  expect(await leads()).toHaveLength(5);
  clock.now = new Date(clock.now.getTime() + 24 * 3_600_000);
  await postTo(REPORT, READER);
  await eraseLeads(storage, storage.settings.DATA_DIR, { idOrEmail: READER.email });
  expect(await storage.database.selectFrom('receipts').selectAll().execute()).toEqual([]);
});

test.each([
  ['for good', 550],
  ['for now', 451],
])(
  'an address that refuses its mail %s raises no alert and leaves the site healthy',
  async (_, code) => {
    const refused = new Map([[READER.email, code]]);
    const { postTo, storage, clock, lines, mailsTo } = await startSite({}, refused);
    await postTo(REPORT, READER);
    await mailsTo(READER.email);
    const { log } = recordingLog();
    const later = () => new Date(clock.now.getTime() + 3_600_000);
    expect(await watchHealth({ storage, log, now: later }).report()).toMatchObject({
      status: 'ok',
      mail: 'ok',
    });
    expect(lines.filter(({ alert }) => alert)).toEqual([]);
    expect(await undeliveredMails(storage.database)).toMatchObject([
      { channel: 'visitor-email', status: code === 550 ? 'dead' : 'waiting' },
    ]);
  },
);
