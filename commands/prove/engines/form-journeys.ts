import { equal, match } from 'node:assert/strict';
import { DESKTOP, PHONE } from './engine.ts';
import { hasOneLead, type Journey, leadsOf } from './journey.ts';
import type { Visitor } from './visitor.ts';

const NAME = 'Dana Whitfield';
const FIRM = 'Whitfield & Rowe LLP';
const REPORT = '/resources/what-law-firms-get-wrong-google-ai-overview';

async function fillContact({ fill }: Visitor, form: string, email: string) {
  await fill(`${form} input`, 'Full Name *', NAME);
  await fill(`${form} input`, 'Email Address *', email);
  await fill(`${form} input`, 'Phone Number *', '(813) 555-0199');
  await fill(`${form} input`, 'Law Firm Name *', FIRM);
}

const contact: Journey = {
  name: 'contact',
  size: PHONE,
  async walk(visitor, { served, email }) {
    const { open, click, see, says, gone, focused } = visitor;
    const opener = ['main button', 'Get Your Free Strategy Session'] as const;
    const form = 'dialog[open]';
    await open('/');
    await click(...opener);
    await click(`${form} button[type=submit]`);
    await focused(`${form} [data-error-summary]`);
    await says(`${form} [data-error-summary]`, '4 fields need a correction');
    await click(`${form} [data-error-summary] a[href*=phone]`);
    await focused(`${form} [name=phone]`);
    await fillContact(visitor, form, email);
    await click(`${form} button[type=submit]`);
    await says('[data-toasts]', 'Someone from our team will contact you within 24 hours');
    await gone(form);
    await focused(...opener);
    await see('h1');
    await hasOneLead(served, email, { name: NAME, firm: FIRM, source: 'home-hero' });
  },
};

const contactWithoutScripts: Journey = {
  name: 'contact, no scripts',
  size: PHONE,
  withoutScripts: true,
  async walk(visitor, { served, email }) {
    const { open, click, says, arrives, see } = visitor;
    await open('/');
    await click('main a', 'Get Your Free Strategy Session');
    await arrives('/contact?from=home-hero');
    await visitor.fill('main input', 'Full Name *', NAME);
    await click('main form button[type=submit]');
    await says('main', '3 fields need a correction');
    await see('main [name=name]', null, ({ value }) => value === NAME);
    await fillContact(visitor, 'main', email);
    await click('main form button[type=submit]');
    await arrives('/contact/thank-you');
    await says('h1', 'Thank You!');
    await hasOneLead(served, email, { name: NAME, source: 'home-hero' });
  },
};

const report: Journey = {
  name: 'report',
  size: DESKTOP,
  async walk({ open, click, fill, says, gone, read, site, until, window }, { served, email }) {
    const form = 'dialog[open]';
    await open(REPORT);
    const tabs = await window.count();
    await click('main button', 'Download Full PDF Report');
    await fill(`${form} input`, 'Name *', NAME);
    await fill(`${form} input`, 'Email *', email);
    await fill(`${form} input`, 'Law Firm', FIRM);
    await click(`${form} button[type=submit]`);
    await until('a tab for the PDF', async () => (await window.count()) === tabs + 1);
    await says('[data-toasts]', 'Download Started');
    await gone(form);
    const link = await read(() => document.querySelector('[data-toasts] a')?.getAttribute('href'));
    equal(link, `${REPORT}.pdf`);
    const file = await fetch(site + link);
    equal(file.headers.get('content-type'), 'application/pdf');
    match(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5), /^%PDF-/);
    await until('the lead', async () => (await leadsOf(served, email)).length > 0);
    await hasOneLead(served, email, { name: NAME, firm: FIRM, source: 'report-hero' });
  },
};

export const formJourneys = [contact, contactWithoutScripts, report];
