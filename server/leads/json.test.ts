import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsJson } from './json.ts';
import type { Lead } from './read-leads.ts';
import { UNKNOWN_VISIT } from './unknown-visit.fixture.ts';

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
  const pages = fc.array(fc.array(anyText.map(leadOf), { minLength: 1, maxLength: 3 }), { maxLength: 3 });
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
  expect(await jsonOf([leads.slice(0, 1), leads.slice(1)])).toBe(`${JSON.stringify(leads, null, 2)}\n`);
  expect(await jsonOf([])).toBe('[]\n');
});
