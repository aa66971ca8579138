import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONTACT_PATH, VISITOR } from '../server/support/app.ts';
import { startServerProcess } from '../server/support/server-process.ts';
import { BARE_HOST, isHere, SITE_HOST, startProxy } from '../server/support/shipped-proxies.ts';
import { freshPlace } from '../server/support/storage.ts';
import { PROXIES, type ProxyName } from '../support/proxy-programs.ts';
import { storedLeads } from '../support/stored-leads.ts';

async function startSite() {
  const place = await freshPlace('sqlite');
  const settings = {
    ...place,
    SITE_URL: `https://${SITE_HOST}`,
    RATE_LIMIT_SCALE: '0',
  };
  const server = await startServerProcess({ ...settings, TRUSTED_PROXIES: '127.0.0.1' });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return { place, host: new URL(server.url).host };
}

/** So many that both servers get some of them: Caddy chooses by address and port, so for each like a coin. */
const VISITORS = 24;

for (const name of PROXIES) {
  describe.skipIf(!isHere(name))(`the shipped ${name}`, () => {
    test('leads every address over TLS of its own host to the site, and each host says so for good', async () => {
      const { host } = await startSite();
      const { ask, askPlain, folder } = await startProxy(name, [host, host]);
      for (const each of [SITE_HOST, BARE_HOST]) {
        const { status, headers } = await askPlain('/about?a=b', { host: each });
        expect(status).toBe(name === 'nginx' ? 301 : 308);
        expect(headers.location).toBe(`https://${each}/about?a=b`);
      }
      const bare = await ask('/about?a=b', { host: BARE_HOST });
      expect([bare.status, bare.headers.location]).toEqual([301, `https://${SITE_HOST}/about?a=b`]);
      expect(bare.headers['strict-transport-security']).toBe('max-age=63072000');
      const page = await ask('/contact');
      expect(page.status).toBe(200);
      expect(page.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      // certificates: Caddy gets them by itself, certbot puts a file where nginx serves it
      if (name !== 'nginx') return;
      const challenges = '.well-known/acme-challenge';
      mkdirSync(join(folder, 'html', challenges), { recursive: true });
      writeFileSync(join(folder, 'html', challenges, 'token'), 'answer');
      const challenge = await askPlain(`/${challenges}/token`, { host: BARE_HOST });
      expect([challenge.status, challenge.text]).toEqual([200, 'answer']);
    });

    test('never makes two leads of a post whose server ended before it had answered', async () => {
      const { place, host } = await startSite();
      const cut = createServer(async (from, to) => {
        const { method, url, headers } = from;
        const body = await buffer(from);
        request(
          { host: '127.0.0.1', port: host.split(':')[1], method, path: url, headers },
          (answer) => {
            const isLead = method === 'POST';
            // stored, and the one who sent it never hears of it
            if (isLead) answer.resume().on('end', () => to.destroy());
            else answer.pipe(to.writeHead(answer.statusCode ?? 0));
          },
        ).end(body);
      }).listen(0, '127.0.0.1');
      onTestFinished(() => void cut.close().closeAllConnections());
      await new Promise((resolve) => cut.once('listening', resolve));
      const address = cut.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const { ask } = await startProxy(name, [`127.0.0.1:${port}`, host]);
      const statuses: Record<ProxyName, number[]> = { nginx: [200], caddy: [200, 502] };
      const found = new Set<number>();
      for (let visitor = 0; visitor < VISITORS; visitor += 1) {
        const body = JSON.stringify({
          ...VISITOR,
          email: `v${visitor}@firm.example`,
          submissionId: `visitor-${visitor}`,
        });
        const answer = await ask(CONTACT_PATH, {
          method: 'POST',
          body,
          localAddress: `127.0.${visitor}.1`,
        });
        found.add(answer.status);
      }
      expect([...found].toSorted()).toEqual(statuses[name]);
      const stored = (await storedLeads(place)).map(({ email }) => email);
      const sent = Array.from({ length: VISITORS }, (_, visitor) => `v${visitor}@firm.example`);
      expect(stored.toSorted()).toEqual(sent.toSorted());
    });
  });
}
