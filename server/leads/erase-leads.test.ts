import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/support/folder-with.ts';
import { newDelivery, newLead } from '../../tests/support/new-lead.ts';
import { silentLog } from '../../tests/support/stored-leads.ts';
import { openStorage } from '../storage/open-storage.ts';
import { eraseLeads } from './erase-leads.ts';
import { storeLead } from './store-lead.ts';

const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((all, name) => all + readFileSync(join(folder, name), 'latin1'), '');

test('an erased lead leaves no bytes in the files, while the server still has them open', async () => {
  const DATA_DIR = folderWith();
  const server = await openStorage({ DATA_DIR }, silentLog);
  const command = await openStorage({ DATA_DIR }, silentLog);
  const store = async (email: string) => {
    const lead = newLead({ email, data: { message: `${email} `.repeat(300) } });
    await storeLead(server.database, lead, [newDelivery({ text: email })], new Date());
  };
  await store('erased@firm.example');
  await store('kept@firm.example');
  expect(bytesIn(DATA_DIR)).toContain('erased@firm.example');
  expect(await eraseLeads(command, DATA_DIR, { idOrEmail: 'erased@firm.example' })).toBe(1);
  expect(bytesIn(DATA_DIR)).not.toContain('erased@firm.example');
  expect(bytesIn(DATA_DIR)).toContain('kept@firm.example');
  await server.check();
  await Promise.all([server.close(), command.close()]);
});
