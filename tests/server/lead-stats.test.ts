import { expect, test } from 'vitest';
import { leadsOfEachTest } from './support/run-leads-command.ts';

/** The day is a Sunday: the week began on November 16. */
const NOW = new Date('2026-11-22T23:30:00Z');

const leads = leadsOfEachTest(NOW);
const { runCommand, store } = leads;
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

test('leads are counted by week, origin, page and form', async () => {
  await store('2026-10-25T23:59:59Z', { kind: 'too-old' });
  await store('2026-11-08T23:59:59.999Z', {
    visit: { utm_source: 'Google', referrer: 'bing.com', landing: '/a' },
  });
  await store('2026-11-16T00:00:00Z', { visit: { utm_source: 'google' } });
  await store('2026-11-22T23:00:00Z', {
    kind: 'gmb-scorecard',
    visit: { referrer: '律師.example' },
  });
  await store('2026-11-22T23:00:00Z', { visit: { referrer: 'www.bing.com' }, page: '/' });
  await store('2026-11-22T23:00:00Z', { spamReason: 'too-fast', page: '/flooded' });
  const { printed, isDone } = await runCommand(['stats', '--weeks', '4']);
  expect(isDone).toBe(true);
  const [summary, ...tables] = printed.trimEnd().split('\n\n');
  expect(summary).toBe('Leads since 2026-10-26 (UTC): 4. Probable spam (counted only by week): 1.');
  expect(tables.map((lines) => lines.split('\n'))).toEqual([
    [
      'WEEK OF     LEADS  SPAM',
      '2026-11-02      1     0  ##########',
      '2026-11-09      0     0',
      '2026-11-16      3     1  ##############################',
    ],
    [
      'CAME FROM     LEADS  SHARE',
      'google            2    50%  ##############################',
      'www.bing.com      1    25%  ###############',
      '律師.example      1    25%  ###############',
    ],
    [
      'FIRST PAGE   LEADS  SHARE',
      '(not known)      3    75%  ##############################',
      '/a               1    25%  ##########',
    ],
    [
      'PAGE      LEADS  SHARE',
      '/pricing      3    75%  ##############################',
      '/             1    25%  ##########',
    ],
    ['OPENED FROM  LEADS  SHARE', 'header           4   100%  ##############################'],
    [
      'FORM              LEADS  SHARE',
      'strategy-session      3    75%  ##############################',
      'gmb-scorecard         1    25%  ##########',
    ],
    [
      'Strategy session requests: 3 sent, 0 shown free times, 0 booked a time.',
      'No call back has been recorded yet ("called").',
      'Strategy session requests that have neither a recorded call nor an outcome: 3.',
      'Answered within five minutes of working time: 0 of 2 (0%); a request without a recorded call counts as not answered.',
      'Five minutes not over yet (outside working hours, or just in): 1.',
    ],
    ['No outcome has been recorded for them ("outcome").'],
  ]);
});

test('leads per thousand views are counted from the first day of counted views', async () => {
  for (const createdAt of ['2026-11-17T12:00:00Z', '2026-11-19T12:00:00Z', '2026-11-20T12:00:00Z'])
    await store(createdAt);
  await store('2026-11-20T12:00:00Z', { spamReason: 'too-fast' });
  await store('2026-11-20T12:00:00Z', { page: '/never-served' });
  const views = {
    '2026-11-01 /old': 9,
    '2026-11-18 /pricing': 300,
    '2026-11-19 /pricing': 100,
    '2026-11-19 /': 50,
  };
  const rows = Object.entries(views).map(([key, count]) => ({ key, views: count }));
  await leads.storage.database.insertInto('page_views').values(rows).execute();
  const { printed } = await runCommand(['stats', '--weeks', '1']);
  expect(printed).toContain(
    [
      'VIEWED PAGE  VIEWS  LEADS  PER 1,000',
      '/pricing       400      2        5.0',
      '/               50      0        0.0',
      'Views and leads in this table are from 2026-11-18 on (UTC); known robots are left out, and so are pages that a browser opened ahead of a click.',
    ].join('\n'),
  );
});

test('the time until a call back is recorded once', async () => {
  const id = await store(minutesAgo(4));
  const done = { isDone: true, notes: '' };
  const first = 'Called back after 4 min: within five minutes.\n';
  expect(await runCommand(['called', id])).toEqual({ ...done, printed: first });
  const again = 'Not changed: a call 4 min after the lead was received is recorded already.\n';
  const later = new Date(NOW.getTime() + 3_600_000);
  expect(await runCommand(['called', id], later)).toEqual({ ...done, printed: again });
  const late = await store(minutesAgo(60 * 26));
  expect((await runCommand(['called', late])).printed).toBe(
    'Called back after 1 d 2 h: the goal is five minutes.\n',
  );
});

test('the median and the share within five minutes omit leads with a spam reason', async () => {
  for (const minutes of [2, 5, 6, 61])
    await runCommand(['called', await store(minutesAgo(minutes))]);
  await runCommand(['called', await store(minutesAgo(1), { spamReason: 'too-fast' })]);
  await store(minutesAgo(1));
  await store(minutesAgo(1), { kind: 'report-download' });
  const evenStats = (await runCommand(['stats'])).printed;
  expect(evenStats).toContain(
    'Called back: 4. Median 5 min 30 s.\nWithin five minutes: 2 of 4 (50%).\n',
  );
  expect(evenStats).toContain('have neither a recorded call nor an outcome: 1.\n');
  await runCommand(['called', await store(minutesAgo(3))]);
  expect((await runCommand(['stats'])).printed).toContain(
    'Called back: 5. Median 5 min.\nWithin five minutes: 3 of 5 (60%).\n',
  );
});
