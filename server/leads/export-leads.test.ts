import { expect, test } from 'vitest';
import { leadsCsv, leadsJson } from './export-leads.ts';
import type { Lead } from './read-leads.ts';
import { UNKNOWN_VISIT } from './unknown-visit.fixture.ts';

async function csvOf(...pages: (readonly Lead[])[]) {
  const pieces = leadsCsv(async function* () {
    yield* pages;
  });
  const [byteOrderMark, ...csv] = (await Array.fromAsync(pieces)).join('');
  expect(byteOrderMark).toBe('\ufeff');
  return csv.join('');
}

const lead: Lead = {
  id: '1',
  createdAt: '2026-03-01T12:00:00.000Z',
  kind: 'strategy-session',
  name: 'Ada "A", Esq.',
  email: 'ada@firm.example',
  firm: null,
  subject: 'Growth package',
  source: null,
  page: '/pricing',
  ...UNKNOWN_VISIT,
  mark: null,
  submissionId: null,
  data: { name: 'Ada', message: 'one\r\ntwo', score: 7, parts: { a: 1 } },
  mail: { status: 'sent', attempts: 1, finishedAt: null },
  session: null,
  outcomes: [],
};

const COLUMNS =
  '"id","createdAt","kind","name","email","firm","subject","source","page","landing","referrer","utm_source","utm_medium","utm_campaign","utm_term","utm_content","calledAfterSeconds","mark","sessionAt","sessionBy","sessionWith","sessionCancelledAt","outcome","outcomeValue","outcomeWhy","outcomeAt","mailStatus","message","score","parts","phone"';
const FIRST_ROW =
  '"1","2026-03-01T12:00:00.000Z","strategy-session","Ada ""A"", Esq.","ada@firm.example","","Growth package","","/pricing","","","","","","","","","","","","","","","","","","sent","one\r\ntwo","7","{""a"":1}",""';
const SECOND_ROW =
  '"2","2026-03-01T12:00:00.000Z","strategy-session","Ada ""A"", Esq.","ada@firm.example","","Growth package","","/pricing","/blog/x","","google","","","","","130","too-fast","2026-03-09T13:00:00.000Z","video","ada-host","","signed","12000.5","the range","2026-03-10T00:00:00.000Z","sent","","","","813"';

test('the CSV quotes every cell, and adds the fields of every form', async () => {
  const startsAt = '2026-03-09T13:00:00.000Z';
  const notedAt = '2026-03-10T00:00:00.000Z';
  const otherLead: Lead = {
    ...lead,
    id: '2',
    landing: '/blog/x',
    utm_source: 'google',
    calledAfterSeconds: 130,
    mark: 'too-fast',
    data: { phone: '813' },
    session: { startsAt, way: 'video', host: 'ada-host', cancelledAt: null },
    outcomes: [
      { outcome: 'met', value: null, why: null, notedAt },
      { outcome: 'signed', value: 12_000.5, why: 'the range', notedAt },
    ],
  };
  expect(await csvOf([lead], [otherLead])).toBe([COLUMNS, FIRST_ROW, SECOND_ROW, ''].join('\r\n'));
});

test.each(['=1+1', '+1 813 555', '-2', '@SUM(A1)', '\tx', '\rx', '＝1', '\u200b=1+1', ' \ufeff@x'])(
  'a spreadsheet does not run %j as a formula',
  async (name) => {
    expect(await csvOf([{ ...lead, name }])).toContain(`,"'${name}",`);
  },
);

test('a cell of the CSV cannot control a terminal, and keeps its line breaks', async () => {
  const csv = await csvOf([{ ...lead, name: '\u001b[31mred\u009b2J', firm: 'one\r\ntwo' }]);
  expect(csv).toContain('," [31mred 2J",');
  expect(csv).toContain(',"one\r\ntwo",');
});

test('the JSON preserves every value, and nothing in it controls a terminal', async () => {
  const names = ['\u001b[31m', '\u009b2J', '"\\', '\u0000\r\n\t', 'ñ'];
  const leads = names.map((name) => ({ ...lead, name }));
  const pieces = leadsJson(async function* () {
    yield leads.slice(0, 2);
    yield leads.slice(2);
  });
  const json = (await Array.fromAsync(pieces)).join('');
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(leads)));
  expect(json.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
