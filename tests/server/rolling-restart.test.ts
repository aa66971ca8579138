import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { NOTICED_MS, startBalancer } from './support/balancer.ts';
import { eventually } from './support/eventually.ts';
import { type ServerProcess, siteFolder, startServerProcess } from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';
import { freshPlace } from './support/storage.ts';

const CLIENTS = 4;
/** Between two leads of a visitor, in ms: what is tested is that none is lost, and without it nobody else has a processor. */
const PAUSE_MS = 100;
/** Each process once, on PostgreSQL each twice; many in `npm run prove -- restart`. */
const RESTARTS = { sqlite: 2, postgres: 4 };
const restartsOn = (kind: keyof typeof RESTARTS) => Number(process.env.RESTARTS || RESTARTS[kind]);
const LIMIT_MS = 60_000 + Math.max(restartsOn('sqlite'), restartsOn('postgres')) * 20_000;

/** One lead after the other, and a page after each, until told to stop; what was answered otherwise out. */
async function visitor(url: string, name: string, life: { over: boolean }) {
  const failures: string[] = [];
  let sent = 0;
  while (!life.over) {
    sent += 1;
    const body = JSON.stringify({ ...VISITOR, email: `${name}-${sent}@rolling.example` });
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.all([
      fetch(url + CONTACT_PATH, { method: 'POST', headers, body }),
      fetch(url),
    ]).catch((error) => [{ status: String(error), text: async () => '' }]);
    for (const answer of answers) {
      await answer.text();
      if (answer.status !== 200) failures.push(`${name}-${sent}: ${answer.status}`);
    }
    await pause(PAUSE_MS);
  }
  return { sent, failures };
}

test.each([
  ['sqlite', restartsOn('sqlite')],
  ['postgres', restartsOn('postgres')],
] as const)(
  'two processes on %s are restarted %i times in turn, and no request fails, no lead is lost, none is mailed twice',
  async (kind, restarts) => {
    const { remove, ...place } = await freshPlace(kind);
    const site = siteFolder();
    const smtp = await startSmtp();
    const settings = {
      ...place,
      SITE_DIR: site.folder,
      SMTP_URL: smtp.url,
      RATE_LIMIT_SCALE: '0',
      DRAIN_MS: String(NOTICED_MS),
    };
    const servers: ServerProcess[] = [await startServerProcess(settings), await startServerProcess(settings)];
    const balancer = await startBalancer(servers.map(({ url }) => url));
    const life = { over: false };
    const visitors = Array.from({ length: CLIENTS }, (_, i) => visitor(balancer.url, `v${i}`, life));
    for (let restart = 0; restart < restarts; restart += 1) {
      const which = restart % servers.length;
      const { url, end } = servers[which] as ServerProcess;
      expect(await end('SIGTERM')).toBe(0);
      servers[which] = await startServerProcess({ ...settings, PORT: new URL(url).port });
      await eventually(() => expect(balancer.ready()).toContain(url));
    }
    life.over = true;
    const results = await Promise.all(visitors);
    const sent = results.reduce((sum, each) => sum + each.sent, 0);
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
    expect(sent).toBeGreaterThan(restarts * CLIENTS);

    const stored = (await storedLeads(place)).map(({ email }) => email);
    expect(stored).toHaveLength(sent);
    expect(new Set(stored).size).toBe(sent);
    await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(sent), 30_000);
    for (const { end } of servers) expect(await end('SIGTERM')).toBe(0);
    expect(smtp.mails).toHaveLength(sent);
    console.log(`${kind}: ${restarts} restarts, ${sent} leads sent, stored and mailed once`);
    await balancer.stop();
    await smtp.stop();
    site.remove();
    remove();
  },
  LIMIT_MS,
);
