import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { allLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import {
  post,
  type ServerProcess,
  startProgram,
  startServerProcess,
} from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';
import {
  afterAllTests,
  freshDatabaseSettings,
  STORAGE_KINDS,
  silentLog,
} from './support/storage.ts';

const MAIL_DEADLINE_MS = 20_000;
const PAUSE_MS = 150;

async function send(server: ServerProcess, values: object) {
  const response = await post(server.url, CONTACT_PATH, { ...VISITOR, ...values });
  return { status: response.status, text: await response.text() };
}

describe.each(STORAGE_KINDS)('two servers on one database, %s', (kind) => {
  let databaseSettings: Awaited<ReturnType<typeof freshDatabaseSettings>>;
  let storage: Storage;
  let a: ServerProcess;
  let b: ServerProcess;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  const atLatest = afterAllTests();
  beforeAll(async () => {
    databaseSettings = await freshDatabaseSettings(kind, atLatest);
    smtp = await startSmtp({}, 0, atLatest);
    const settings = { ...databaseSettings, SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '0' };
    const start = () => startServerProcess(settings, undefined, atLatest);
    [a, b] = await Promise.all([start(), start()]);
    storage = await openStorage(databaseSettings, silentLog);
  });
  afterAll(async () => {
    const codes = await Promise.all([a.end('SIGTERM'), b.end('SIGTERM')]);
    await storage.close();
    expect(codes).toEqual([0, 0]);
  });
  const mailsOf = (email: string) =>
    smtp.mails.filter((mail) => mail.replyTo?.[0]?.address === email);
  const leadsOf = async (email: string) =>
    (await allLeads(storage.database)).filter((lead) => lead.email === email);
  const delivered = async () => {
    const waiting = await storage.database
      .selectFrom('outbox')
      .where('status', '!=', 'sent')
      .select('id')
      .execute();
    return waiting.length === 0;
  };

  test('the same submission sent to both at once is one lead with one answer and one mail', async () => {
    const rounds = Array.from({ length: 6 }, (_, round) => `twice-${round}-00@firm.example`);
    for (const email of rounds) {
      const lead = { email, submissionId: email.split('@')[0] };
      const answers = await Promise.all([a, b, b, a].map((server) => send(server, lead)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await leadsOf(email)).toHaveLength(1);
    }
    await expect.poll(delivered, { timeout: MAIL_DEADLINE_MS }).toBe(true);
    for (const email of rounds) expect(mailsOf(email), email).toHaveLength(1);
  });

  test('a person is erased while both accept leads, and no other person is', async () => {
    const erase = () =>
      startProgram(['commands/leads.ts', 'erase', 'Gone@firm.example'], databaseSettings).ended;
    const load = { isOver: false };
    let otherVisitors = 0;
    const clients = [a, b, a, b].map(async (server) => {
      while (!load.isOver) {
        const erased = await send(server, { email: 'gone@firm.example' });
        const email = `stays-${otherVisitors++}@firm.example`;
        const other = await send(server, { email });
        expect([erased.status, other.status], server.output()).toEqual([200, 200]);
        await pause(PAUSE_MS);
      }
    });
    const codes = [await erase(), await erase()];
    load.isOver = true;
    await Promise.all(clients);
    codes.push(await erase());
    expect(codes).not.toContain(2);
    expect(await leadsOf('gone@firm.example')).toEqual([]);
    await expect.poll(delivered, { timeout: MAIL_DEADLINE_MS }).toBe(true);
    expect(otherVisitors).toBeGreaterThan(4);
    const stored = (await allLeads(storage.database)).map(({ email }) => email);
    const mailed = smtp.mails.map((mail) => mail.replyTo?.[0]?.address);
    for (const emails of [stored, mailed]) {
      const others = emails.filter((email) => email?.startsWith('stays-'));
      expect([others.length, new Set(others).size]).toEqual([otherVisitors, otherVisitors]);
    }
    const orphans = await storage.database
      .selectFrom('outbox')
      .where('lead_id', 'not in', storage.database.selectFrom('leads').select('id'))
      .select('id')
      .execute();
    expect(orphans).toEqual([]);
    // The test sends more leads than the limit of the flood alert.
    for (const server of [a, b])
      expect(server.output()).not.toMatch(/"level":50(?!.*"alert":"flood")/);
  });
});
