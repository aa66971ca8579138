import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { folderWith } from '../support/folder-with.ts';
import { times } from './support/booking.ts';
import { bookingSite } from './support/booking-site.ts';
import { BUSINESS } from './support/business.ts';

const HOSTS = ['curtis-halloway', 'eleanor-marsh'];
const folder = folderWith();
cpSync(BUSINESS, folder, { recursive: true });
const file = join(folder, 'site.yaml');
writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), sessionHosts: HOSTS }));

async function siteWithHosts() {
  const busy = new Map<string, { from: number; to: number }[]>();
  const calendar = {
    busy: (host: string) => busy.get(host) ?? [],
    state: () => 'ok' as const,
    stop() {},
  };
  const bookingApp = await bookingSite({ CONTENT_DIR: folder }, calendar);
  const hostAndStartOf = async (email: string) => {
    const row = await bookingApp.site.storage.database
      .selectFrom('bookings')
      .innerJoin('leads', 'leads.id', 'bookings.lead_id')
      .select(['host', 'starts_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    return [row?.host, row?.starts_at];
  };
  return { ...bookingApp, busy, hostAndStartOf };
}

const halfHourFrom = (start: string) => [
  { from: Date.parse(start), to: Date.parse(start) + 1_800_000 },
];
const ALL_TIME = [{ from: 0, to: Number.POSITIVE_INFINITY }];

test('a time is offered while any host is free, and each host is booked for it at most once', async () => {
  const { clock, request, book, service, show, hostAndStartOf } = await siteWithHosts();
  const [start = ''] = times(clock.now);
  const isFreeTime = async () => (await service.freeTimes()).includes(Date.parse(start));
  const emails = ['a', 'b', 'c'].map((name) => `${name}@firm.example`);
  const addresses = await Promise.all(emails.map((email) => request({ email })));
  const results = await Promise.all(addresses.map((address) => book(address, start)));
  expect(results.map(({ notice }) => notice).toSorted()).toEqual(['booked', 'booked', 'taken']);
  const hosts = await Promise.all(emails.map(hostAndStartOf));
  expect(hosts.flatMap(([host]) => host ?? []).toSorted()).toEqual(HOSTS);
  expect(await isFreeTime()).toBe(false);
  const booked = results.filter(({ notice }) => notice === 'booked');
  const names = await Promise.all(
    booked.map(async ({ page }) => (await show(page)).$('main .text-h3').first().text()),
  );
  expect(names.toSorted()).toEqual(['Curtis Halloway', 'Eleanor Marsh']);
});

test('a host with a busy calendar is skipped, and a moved session stays with its host if that host is free', async () => {
  const { clock, request, press, book, service, busy, hostAndStartOf } = await siteWithHosts();
  const [start = '', next = '', last = ''] = times(clock.now);
  busy.set('curtis-halloway', halfHourFrom(start));
  const { booking } = await book(await request(), start);
  expect(await hostAndStartOf('ada@firm.example')).toEqual(['eleanor-marsh', start]);
  const moved = await press('move-session', { booking, start: next });
  expect(await hostAndStartOf('ada@firm.example')).toEqual(['eleanor-marsh', next]);
  busy.set('eleanor-marsh', halfHourFrom(last));
  await press('move-session', { booking: moved.booking, start: last });
  expect(await hostAndStartOf('ada@firm.example')).toEqual(['curtis-halloway', last]);
  for (const host of HOSTS) busy.set(host, ALL_TIME);
  expect(await service.freeTimes()).toEqual([]);
});
