import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { folderWith } from '../support/folder-with.ts';
import { leadsOfEachTest, runLeadsCommand } from './support/run-leads-command.ts';

const NOW = new Date('2026-11-17T17:00:00Z');

describe('the outcomes of leads', () => {
  const leads = leadsOfEachTest(NOW);
  const { runCommand, store } = leads;

  test('are new rows, and earlier rows stay', async () => {
    const id = await store('2026-11-16T15:00:00Z');
    const met = await runCommand(['outcome', id, 'met']);
    expect(met.printed).toBe('Recorded. met (2026-11-17).\n');
    const signing = ['signed', '--value', '$12,000.50', '--why', 'liked the price range'];
    const signed = await runCommand(['outcome', id, ...signing]);
    expect(signed.printed).toBe('Recorded. met (2026-11-17), signed (2026-11-17).\n');
    const rows = () =>
      leads.storage.database.selectFrom('outcomes').selectAll().orderBy('id').execute();
    expect(await rows()).toMatchObject([
      { outcome: 'met', value_cents: null, why: null },
      { outcome: 'signed', value_cents: 1_200_050, why: 'liked the price range' },
    ]);
    await eraseLeads(leads.storage, leads.storage.settings.DATA_DIR, { idOrEmail: id });
    expect(await rows()).toEqual([]);
  });

  test('have cost and result by source beside a spend file, and a wrong line of the file is reported', async () => {
    const google = { visit: { utm_source: 'Google' } };
    await runCommand(['outcome', await store('2026-09-30T12:00:00Z', google), 'signed']);
    for (const day of ['03', '04'])
      await runCommand(['outcome', await store(`2026-10-${day}T12:00:00Z`, google), 'signed']);
    await store('2026-11-01T12:00:00Z', google);
    await store('2026-11-01T12:00:00Z', { visit: { referrer: 'bing.com' } });
    const amounts = '2026-10,google,800\n2026-11,Google,400\n2026-11,radio,300\n';
    const folder = folderWith({ 'spend.csv': `month,source,amount\n${amounts}` });
    const file = join(folder, 'spend.csv');
    const { printed } = await runCommand(['stats', '--spend', file]);
    expect(printed).toContain('Leads since 2026-10-01 (UTC): 4.');
    expect(printed).toContain(
      [
        'SPENT BY SOURCE   SPENT  LEADS  SIGNED  PER SIGNED CASE  TRUE COST',
        'google           $1,200      3       2             $600  $225 to $2,256',
        'radio              $300      0       0                -  -',
      ].join('\n'),
    );
    expect(printed).toContain('A signed case costs $750.');
    const spendSince = (day: string) => runCommand(['stats', '--spend', file, '--since', day]);
    expect((await spendSince('2026-11-01')).printed).toContain('google            $400');
    await expect(spendSince('2026-11-02')).rejects.toThrow('the first day of a month');
    writeFileSync(file, 'month,source,amount\n2026-10,google,x\n');
    const failed = await runCommand(['stats', '--spend', file]);
    expect(failed.notes).toContain('spend.csv: line 2: expected an amount');
  });

  test('are sent to a CRM, except those of a lead with a spam reason', async () => {
    const recordOutcome = (id: string, ...args: string[]) =>
      runLeadsCommand(leads.storage, ['outcome', id, ...args], {
        now: NOW,
        WEBHOOK_URL: 'https://crm.example',
      });
    const id = await store('2026-11-16T15:00:00Z');
    await recordOutcome(await store('2026-11-16T16:00:00Z', { spamReason: 'too-fast' }), 'met');
    await runCommand(['outcome', id, 'reached']);
    await recordOutcome(id, 'signed', '--value', '12,000.50', '--why', 'liked the price range');
    const rows = await leads.storage.database.selectFrom('outbox').selectAll().execute();
    expect(rows).toMatchObject([{ lead_id: id, channel: 'webhook', status: 'waiting' }]);
    const outcome = { outcome: 'signed', value: 12_000.5, why: 'liked the price range' };
    expect(JSON.parse(rows[0]?.payload ?? '')).toEqual({
      type: 'lead.outcome',
      version: 1,
      timestamp: NOW.toISOString(),
      data: { name: 'Ada', email: 'a@firm.example', ...outcome },
    });
  });

  test('are counted by page, with the cost of a signed case', async () => {
    const ids = [];
    for (const hour of [10, 11, 12]) ids.push(await store(`2026-11-16T${hour}:00:00Z`));
    const other = await store('2026-11-16T15:00:00Z', { page: '/' });
    await store('2026-11-16T16:00:00Z', { page: '/', spamReason: 'too-fast' });
    const misjudgedId = await store('2026-11-16T16:00:00Z', { page: '/', spamReason: 'too-fast' });
    const [firstId = '', secondId = '', thirdId = ''] = ids;
    expect((await runCommand(['stats'])).printed).toContain(
      'No outcome has been recorded for them',
    );
    for (const [id, ...args] of [
      [firstId, 'signed', '--value', '9000'],
      [secondId, 'signed', '--value', '4000'],
      [secondId, 'lost'],
      [thirdId, 'reached'],
      [other, 'met'],
      [misjudgedId, 'signed', '--value', '500.5'],
      [misjudgedId, 'open'],
    ])
      await runCommand(['outcome', id ?? '', ...args]);
    const { printed } = await runCommand(['stats', '--cost', '3000']);
    expect(printed).toContain(
      'What became of them: 4 reached, of whom 3 met and 1 signed (worth $9,000); 1 lost (may have been reached, met or signed before).',
    );
    expect(printed).toMatch(/^PAGE +LEADS +SHARE +MET +SIGNED +VALUE/m);
    expect(printed).toMatch(/^\/pricing +3 +75% +2 +1 +\$9,000/m);
    expect(printed).toMatch(/^\/ +1 +25% +1 +0 +\$0/m);
    expect(printed).toContain(
      'A signed case costs $3,000. 1 signed case for $3,000 puts the true cost at',
    );
    // A lead with an outcome counts in spite of its spam reason.
    await runCommand(['outcome', misjudgedId, 'signed', '--value', '500.5']);
    expect((await runCommand(['stats'])).printed).toMatch(/^\/ +2 +40% +2 +1 +\$501/m);
    expect((await runCommand(['stats', '--cost', '0'])).printed).not.toContain('signed case costs');
  });
});
