import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { CONTACT_PATH, VISITOR } from '../server/support/app.ts';
import { type ServerProcess, startServerProcess } from '../server/support/server-process.ts';
import { isProxyAvailable, SITE_HOST, startProxy } from '../server/support/shipped-proxies.ts';
import { startSmtp } from '../server/support/smtp.ts';
import { freshDatabaseSettings, STORAGE_KINDS } from '../server/support/storage.ts';
import { PROXIES, type ProxyName } from '../support/proxy-programs.ts';
import { storedLeads } from '../support/stored-leads.ts';

/** docs/going-live.md states the same value. */
const DRAIN_MS = 5_000;
/**
 * nginx needs no pause between two restarts. Caddy must notice first that a server is back, which
 * takes this long, in ms.
 */
const NOTICED_MS: Record<ProxyName, number> = { nginx: 0, caddy: 3_000 };
const CLIENTS = 3;
const PAUSE_MS = 150;
/** `npm run prove -- restart` sets a larger number and all combinations. */
const RESTARTS = Number(process.env.RESTARTS || 2);
const LIMIT_MS = 60_000 + RESTARTS * 25_000;

type Proxy = Awaited<ReturnType<typeof startProxy>>;

async function runVisitor(fetchSecure: Proxy, number: number, load: { isOver: boolean }) {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.${number}.1` });
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let requestCount = 0;
  while (!load.isOver) {
    const email = `v${number}-${requestCount}@rolling.example`;
    const lead = { method: 'POST', body: JSON.stringify({ ...VISITOR, email }), agent };
    const answers = await Promise.allSettled([
      fetchSecure(CONTACT_PATH, lead),
      fetchSecure('/', { agent }),
      fetchSecure('/contact', { agent }),
    ]);
    requestCount += answers.length;
    for (const [index, answer] of answers.entries()) {
      const status = answer.status === 'fulfilled' ? answer.value : String(answer.reason);
      if (status !== 200) failures.push(`${index ? 'page' : 'lead'} of v${number}: ${status}`);
      else if (index === 0) acknowledged.push(email);
    }
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return { requestCount, failures, acknowledged };
}

const COMBINATIONS = PROXIES.flatMap((proxy) =>
  STORAGE_KINDS.map((kind) => [proxy, kind] as const),
);
const FEW_COMBINATIONS = COMBINATIONS.filter(
  ([proxy, kind]) => (proxy === 'nginx') === (kind === 'sqlite'),
);

test.for(process.env.RESTARTS ? COMBINATIONS : FEW_COMBINATIONS)(
  `behind the shipped %s, ${RESTARTS} restarts of two processes on %s in turn fail no request, and each lead is mailed once`,
  { timeout: LIMIT_MS },
  async ([name, kind], { skip }) => {
    skip(!isProxyAvailable(name), `${name} is not here; npm test gets it where there is apt-get`);
    const databaseSettings = await freshDatabaseSettings(kind);
    const smtp = await startSmtp();
    const settings = {
      ...databaseSettings,
      SITE_URL: `https://${SITE_HOST}`,
      SMTP_URL: smtp.url,
      RATE_LIMIT_SCALE: '0',
      DRAIN_MS: String(DRAIN_MS),
    };
    const servers: ServerProcess[] = [
      await startServerProcess(settings),
      await startServerProcess(settings),
    ];
    const proxy = await startProxy(
      name,
      servers.map(({ url }) => new URL(url).host),
    );
    const load = { isOver: false };
    const visitors = Array.from({ length: CLIENTS }, (_, number) =>
      runVisitor(proxy, number, load),
    );
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const index = restart % servers.length;
      const { url, end } = servers[index] as ServerProcess;
      expect(await end('SIGTERM')).toBe(0);
      servers[index] = await startServerProcess({ ...settings, PORT: new URL(url).port });
      await pause(NOTICED_MS[name]);
    }
    await pause(1_000);
    load.isOver = true;
    const results = await Promise.all(visitors);
    const requestCount = results.reduce((sum, result) => sum + result.requestCount, 0);
    const leads = results.flatMap(({ acknowledged }) => acknowledged);
    const failures = results.flatMap((result) => result.failures);
    console.log(
      `${name}, ${kind}: ${RESTARTS} restarts, ${requestCount} requests, ${failures.length} failed; ${leads.length} leads acknowledged`,
    );
    expect(failures.slice(0, 9)).toEqual([]);
    expect(leads.length).toBeGreaterThan(RESTARTS * CLIENTS);

    const stored = (await storedLeads(databaseSettings)).map(({ email }) => email);
    expect(stored.toSorted()).toEqual(leads.toSorted());
    // A visitor who sends another request within a day gets one receipt.
    const receipts = () =>
      smtp.mails.filter(({ envelopeTo }) => !stored.includes(envelopeTo.join()));
    await vi.waitFor(() => expect(receipts().length).toBeGreaterThanOrEqual(stored.length), 30_000);
    for (const { end } of servers) expect(await end('SIGTERM')).toBe(0);
    expect(receipts()).toHaveLength(stored.length);
  },
);
