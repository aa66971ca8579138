import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { storeLead } from '../../server/leads/store-lead.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { startPgBouncer } from '../server/support/pooler.ts';
import { freshDatabaseSettings, silentLog } from '../server/support/storage.ts';
import { allLeads } from '../support/stored-leads.ts';

/** `npm run prove -- pooler` sets the path of the program. */
const { PGBOUNCER } = process.env;
/** The pool of the server has fewer connections. */
const AT_ONCE = 30;

const directPlace = async () => {
  const { DATABASE_URL = '', DATA_DIR } = await freshDatabaseSettings('postgres');
  return { DATA_DIR, target: new URL(DATABASE_URL) };
};

async function storeThrough(url: URL, dataDir: string) {
  const storage = await openStorage({ DATA_DIR: dataDir, DATABASE_URL: url.href }, silentLog);
  onTestFinished(storage.close);
  const results = Array.from({ length: AT_ONCE }, (_, index) => {
    const payload = {
      messageId: `<${index}@x.example>`,
      subject: 's',
      text: 't',
      html: 'h',
      replyTo: { name: 'Ada', address: 'ada@firm.example' },
    };
    return storeLead(
      storage.database,
      {
        kind: 'strategy-session',
        submissionId: `lead-${index}`,
        source: undefined,
        page: undefined,
        name: 'Ada',
        email: 'ada@firm.example',
        firm: undefined,
        data: {},
        answer: {},
      },
      [{ id: randomUUID(), channel: 'email', payload }],
      new Date(),
    );
  });
  await Promise.all(results);
  await storage.check();
  return (await allLeads(storage.database)).length;
}

test.runIf(PGBOUNCER)('leads are stored behind PgBouncer in transaction mode', async () => {
  const { DATA_DIR, target } = await directPlace();
  const pooler = await startPgBouncer(PGBOUNCER ?? '', target);
  onTestFinished(pooler.stop);
  expect(await storeThrough(pooler.url, DATA_DIR)).toBe(AT_ONCE);
});
