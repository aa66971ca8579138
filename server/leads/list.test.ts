import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { toEverybody } from '../outbox/recipients.ts';
import { readSiteFile } from '../settings.ts';
import { openStorage } from '../storage/open-storage.ts';
import { readCommand } from './command.ts';
import { storeLead } from './store-lead.ts';

test('leads with a mark are listed below the others, under a heading of their own', async () => {
  const dataDir = join(tmpdir(), `northbar-list-${process.pid}`);
  const storage = await openStorage({ DATA_DIR: dataDir }, createLog());
  onTestFinished(async () => {
    await storage.close();
    rmSync(dataDir, { recursive: true });
  });
  const listed = async () => {
    let text = '';
    const print = async (piece: string) => {
      text += piece;
    };
    const parts = {
      ...{ storage, dataDir, site: readSiteFile({}), leadsTo: toEverybody() },
      ...{ now: new Date(), print, say: () => undefined },
    };
    await readCommand(['list'])?.(parts);
    return text.trimEnd().split('\n');
  };
  // leads of one millisecond have no order
  let clock = Date.now();
  const store = (name: string, mark?: string) => {
    clock += 1;
    const origin = { submissionId: undefined, firm: undefined, source: undefined, page: undefined };
    const lead = {
      kind: 'strategy-session',
      ...origin,
      name,
      email: 'a@firm.example',
      data: { phone: '(813) 555-0117' },
      answer: {},
      mark,
    };
    const replyTo = { name, address: 'a@firm.example' };
    const payload = { messageId: `<${name}@firm.example>`, subject: '', text: '', html: '', replyTo };
    return storeLead(storage.database, lead, [{ id: name, channel: 'email', payload }], new Date(clock));
  };

  expect(await listed()).toEqual(['No leads yet.']);
  await store('Bot', 'too-fast');
  expect(await listed()).toEqual([
    '',
    'Marked, probably not from a person:',
    expect.stringMatching(/^MARK +RECEIVED/),
    expect.stringMatching(/^too-fast .* Bot /),
  ]);
  await store('Ada');
  await store('Bo');
  expect(await listed()).toEqual([
    expect.stringMatching(/^RECEIVED/),
    expect.stringMatching(/ Bo /),
    expect.stringMatching(/ Ada .* \(813\) 555-0117 /),
    '',
    'Marked, probably not from a person:',
    expect.stringMatching(/^MARK/),
    expect.stringMatching(/ Bot /),
  ]);
});
