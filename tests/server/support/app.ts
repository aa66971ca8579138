import { createApp } from '../../../server/app.ts';
import { bookingService } from '../../../server/booking/booking-service.ts';
import type { HostCalendars } from '../../../server/booking/host-calendar.ts';
import { watchHealth } from '../../../server/health.ts';
import type { ScriptWriter } from '../../../server/intake-script/writer.ts';
import type { Log } from '../../../server/log.ts';
import { recipientsOf } from '../../../server/outbox/recipients.ts';
import { pageShell } from '../../../server/serving/rendered-page.ts';
import { storeFile } from '../../../server/serving/stored-file.ts';
import { readSettings } from '../../../server/settings.ts';
import { SESSION_PAGE } from '../../../src/features/booking/paths.ts';
import { fakeWriter } from '../../support/intake-script.ts';
import { allLeads } from '../../support/stored-leads.ts';
import { BUSINESS } from './business.ts';
import { payloadsOf } from './outbox.ts';
import { CONTACT_PAGE, REPORT_FORM_PAGE } from './server-process.ts';
import { freshStorage, silentLog } from './storage.ts';

export const CONTACT_PATH = '/functions/v1/send-contact-email';
export const PAGE_POLICY = "default-src 'none'; script-src 'sha256-x'";
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
export const VISITOR = {
  name: 'Ada Nuñez',
  email: 'ada@firm.example',
  phone: '(813) 555-0142',
  firmName: 'Nuñez & Co',
  message: 'Two lines,\nplease.',
};

const REPORT_PATH = '/resources/what-law-firms-get-wrong-google-ai-overview/download';
export const builtPage = (path: string, html: string) =>
  storeFile({
    path,
    isPage: true,
    type: 'text/html; charset=utf-8',
    bodies: { identity: Buffer.from(html) },
    policy: PAGE_POLICY,
  });
const FORM_PAGES = new Map([
  ['/contact', CONTACT_PAGE],
  [SESSION_PAGE, CONTACT_PAGE],
  [REPORT_PATH, REPORT_FORM_PAGE],
]);

type OtherDeps = {
  now?: () => Date;
  writer?: ScriptWriter;
  log?: Log;
  calendar?: HostCalendars | undefined;
};

/** Returns the app in process, with its own database, until the test is over. */
export async function freshApp(
  env: Record<string, string> = {},
  { now = () => new Date(), writer = fakeWriter(), log = silentLog, calendar }: OtherDeps = {},
) {
  const storage = await freshStorage('sqlite');
  const settings = readSettings({ CONTENT_DIR: BUSINESS, RATE_LIMIT_SCALE: '0', ...env });
  const recipients = (form: string) => recipientsOf(settings.LEADS_TO, form);
  const health = watchHealth({ storage, log, now, recipients });
  const service = bookingService({ database: storage.database, settings, now, calendar });
  let woken = 0;
  const app = createApp({
    settings,
    storage,
    health,
    formPage(path) {
      const html = FORM_PAGES.get(path);
      const shell = html === undefined ? undefined : pageShell(builtPage(path, html));
      const headers = { 'Content-Security-Policy': PAGE_POLICY, ETag: '"built"' };
      return shell && { shell, headers };
    },
    log,
    writer,
    service,
    wakeOutbox: () => {
      woken += 1;
    },
    now,
  });
  const postTo = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    from = '203.0.113.5',
  ) =>
    app.request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: from } } },
    );
  const post = (body: unknown, headers: Record<string, string> = {}, from?: string) =>
    postTo(CONTACT_PATH, body, headers, from);
  const postForm = (values: Record<string, string>, headers = {}, path = CONTACT_PATH) =>
    postTo(path, new URLSearchParams(values).toString(), { ...FORM_TYPE, ...headers });
  const leads = () => allLeads(storage.database);
  const mails = () => payloadsOf(storage.database);
  return {
    app,
    storage,
    service,
    health,
    post,
    postTo,
    postForm,
    leads,
    mails,
    woken: () => woken,
  };
}
