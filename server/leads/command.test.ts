import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsJson, monthsBefore, readCommand } from './command.ts';
import type { Lead } from './read-leads.ts';
import { UNKNOWN_VISIT } from './unknown-visit.fixture.ts';

test.each([
  ['list'],
  ['show', '0193'],
  ['export', '--csv'],
  ['export', '--json'],
  ['erase', 'ada@firm.example'],
  ['erase', '--older-than', '24'],
  ['stats'],
  ['stats', '--weeks', '3'],
  ['stats', '--since', '2026-02-28'],
  ['called', 'x'],
  ['outcome', 'x', 'lost'],
  ['outcome', 'x', 'signed', '--value', '12,000'],
  ['stats', '--cost', '$5,000.50'],
  ['called', 'x', '--at', '2026-03-01T09:05-05:00'],
  ['called', 'x', '--at', '2026-03-01 14:05:30Z'],
  ['migrate-to'],
  ['migrate-to', 'postgres://u:p@127.0.0.1:5432/x'],
  ['outbox'],
  ['retry'],
])('understands %s %s %s', (...args) => {
  expect(readCommand(args.filter(Boolean))).toBeTypeOf('function');
});

test.each([
  [[]],
  [['lists']],
  [['toString']],
  [['export']],
  [['export', '--csv', '--json']],
  [['export', 'x', '--csv']],
  [['list', '--csv']],
  [['list', 'x']],
  [['show']],
  [['show', 'x', 'y']],
  [['erase']],
  [['erase', 'a', 'b']],
  [['erase', 'a', '--older-than', '24']],
  [['erase', '--older-than', '0']],
  [['erase', '--older-than', 'two']],
  [['list', '--older-than', '24']],
  [['stats', 'x']],
  [['stats', '--weeks', '0']],
  [['stats', '--weeks', '1e3']],
  [['stats', '--since', '2026-02-30']],
  [['stats', '--since', 'monday']],
  [['stats', '--since', '2026-02-28', '--weeks', '3']],
  [['stats', '--csv']],
  [['called']],
  [['outcome', 'x']],
  [['outcome', 'x', 'won']],
  [['outcome', 'x', 'met', '--value', '5']],
  [['outcome', 'x', 'signed', '--value', 'much']],
  [['outcome', 'x', 'lost', 'y']],
  [['stats', '--cost', '-5']],
  [['called', '']],
  [['called', 'x', 'y']],
  [['called', 'x', '--at', '2026-03-01T09:05']],
  [['called', 'x', '--at', '2026-03-01T25:05Z']],
  [['called', 'x', '--at', 'yesterday']],
  [['list', '--at', '2026-03-01T09:05Z']],
  [['migrate-to', 'data/site.sqlite']],
  [['migrate-to', 'mysql://u:p@127.0.0.1/x']],
  [['outbox', '--all']],
])('refuses %j', (args) => {
  expect(readCommand(args)).toBeUndefined();
});

test('months are counted right from every day of four years, a leap year among them', () => {
  const daysIn = (year: number, month: number) =>
    new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const ends = Date.parse('2028-12-31T23:59:59.999Z');
  for (let time = Date.parse('2025-01-01T00:00:00Z'); time < ends; time += 86_400_000) {
    const now = new Date(time);
    for (const months of [1, 2, 6, 11, 12, 13, 24, 36]) {
      const then = monthsBefore(now, months);
      const sum = now.getUTCFullYear() * 12 + now.getUTCMonth() - months;
      const [year, month] = [Math.floor(sum / 12), sum % 12];
      const day = Math.min(now.getUTCDate(), daysIn(year, month));
      expect(then.getTime(), `${now.toISOString()} less ${months}`).toBe(
        Date.UTC(year, month, day),
      );
    }
  }
});

const leadOf = (name: string): Lead => ({
  id: '1',
  createdAt: '2026-03-01T12:00:00.000Z',
  kind: 'strategy-session',
  name,
  email: 'ada@firm.example',
  firm: null,
  subject: null,
  source: null,
  page: '/pricing',
  ...UNKNOWN_VISIT,
  mark: null,
  submissionId: null,
  data: { name },
  mail: { status: 'sent', attempts: 1, finishedAt: null },
  session: null,
  outcomes: [],
});
const jsonOf = async (pages: Lead[][]) =>
  (
    await Array.fromAsync(
      leadsJson(async function* () {
        yield* pages;
      }),
    )
  ).join('');

test('whatever was written comes back from the file, and nothing in it steers a terminal', async () => {
  const unit = fc.integer({ min: 0, max: 0x2fff }).map((code) => String.fromCodePoint(code));
  const anyText = fc.string({ unit, maxLength: 40 });
  const pages = fc.array(fc.array(anyText.map(leadOf), { minLength: 1, maxLength: 3 }), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(pages, async (leads) => {
      const json = await jsonOf(leads);
      expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(leads.flat()));
      expect(json.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 40 },
  );
});

test('reads like an array that was written at once', async () => {
  const leads = [leadOf('Ada'), leadOf('Bo')];
  expect(await jsonOf([leads.slice(0, 1), leads.slice(1)])).toBe(
    `${JSON.stringify(leads, null, 2)}\n`,
  );
  expect(await jsonOf([])).toBe('[]\n');
});
