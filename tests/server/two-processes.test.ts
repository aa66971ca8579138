import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../server/storage/open-storage.ts';
import { allLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { undeliveredMails } from './support/outbox.ts';
import {
  post,
  type ServerProcess,
  startProgram,
  startServerProcess,
} from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';
import { freshDatabaseSettings, STORAGE_KINDS, silentLog } from './support/storage.ts';

const MAIL_DEADLINE_MS = 20_000;
const PAUSE_MS = 150;

const sendLead = async (server: ServerProcess, email: string) =>
  (await post(server.url, CONTACT_PATH, { ...VISITOR, email })).status;

test.each(STORAGE_KINDS)(
  'a person is erased while two servers on %s accept leads, and no other person is',
  async (kind) => {
    const databaseSettings = await freshDatabaseSettings(kind);
    const smtp = await startSmtp();
    const settings = { ...databaseSettings, SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '0' };
    const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    const storage = await openStorage(databaseSettings, silentLog);
    onTestFinished(() => storage.close());
    const erase = () =>
      startProgram(['commands/leads.ts', 'erase', 'Gone@firm.example'], databaseSettings).ended;
    const load = { isOver: false };
    let otherVisitors = 0;
    const clients = [...servers, ...servers].map(async (server) => {
      while (!load.isOver) {
        const erased = await sendLead(server, 'gone@firm.example');
        const other = await sendLead(server, `stays-${otherVisitors++}@firm.example`);
        expect([erased, other], server.output()).toEqual([200, 200]);
        await pause(PAUSE_MS);
      }
    });
    const codes = [await erase(), await erase()];
    load.isOver = true;
    await Promise.all(clients);
    codes.push(await erase());
    expect(codes).not.toContain(2);
    await expect
      .poll(() => undeliveredMails(storage.database), { timeout: MAIL_DEADLINE_MS })
      .toEqual([]);
    expect(otherVisitors).toBeGreaterThan(4);
    const stored = (await allLeads(storage.database)).map(({ email }) => email);
    expect(stored).not.toContain('gone@firm.example');
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
    for (const server of servers) {
      expect(await server.end('SIGTERM')).toBe(0);
      expect(server.output()).not.toMatch(/"level":50(?!.*"alert":"flood")/);
    }
  },
);
