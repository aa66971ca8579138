import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { times } from './support/booking.ts';
import { bookingSite } from './support/booking-site.ts';
import { BUSINESS } from './support/business.ts';

const HOSTS = ['curtis-halloway', 'eleanor-marsh'];
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
cpSync(BUSINESS, folder, { recursive: true });
const file = join(folder, 'site.yaml');
writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), sessionHosts: HOSTS }));
afterAll(() => rmSync(folder, { recursive: true }));

describe('several hosts', () => {
  const busy = new Map<string, { from: number; to: number }[]>();
  let run: Awaited<ReturnType<typeof bookingSite>>;
  beforeEach(async () => {
    busy.clear();
    const calendar = {
      busy: (host: string) => busy.get(host) ?? [],
      state: () => 'ok' as const,
      stop() {},
    };
    run = await bookingSite('sqlite', { CONTENT_DIR: folder }, calendar);
  });

  const hours = (start: string, count: number) => {
    const from = Date.parse(start);
    return [{ from, to: from + count * 3_600_000 }];
  };
  const hostOf = async (email: string) => {
    const row = await run.site.storage.database
      .selectFrom('bookings')
      .innerJoin('leads', 'leads.id', 'bookings.lead_id')
      .select(['host', 'starts_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    return [row?.host, row?.starts_at];
  };

  test('a time is offered while any host is free, and each host has it once', async () => {
    const { clock, request, book, service, show } = run;
    const [start = ''] = times(clock.now);
    const isOffered = async () => (await service.freeTimes()).includes(Date.parse(start));
    const addresses = await Promise.all(
      ['a', 'b', 'c'].map((name) => request({ email: `${name}@firm.example` })),
    );
    const [first, second, third] = await Promise.all(
      addresses.map((address) => book(address, start)),
    );
    expect([first, second, third].map((each) => each?.notice).toSorted()).toEqual([
      'booked',
      'booked',
      'taken',
    ]);
    const hosts = await Promise.all(['a', 'b', 'c'].map((name) => hostOf(`${name}@firm.example`)));
    expect(hosts.flatMap(([host]) => host ?? []).toSorted()).toEqual(HOSTS);
    expect(await isOffered()).toBe(false);
    const booked = [first, second, third].filter((each) => each?.notice === 'booked');
    const names = await Promise.all(
      booked.map(async (each) => (await show(each?.page ?? '')).$('main .text-h3').first().text()),
    );
    expect(names.toSorted()).toEqual(['Curtis Halloway', 'Eleanor Marsh']);
  });

  test('a host with a busy calendar is skipped, and a moved session stays with its host if that host is free', async () => {
    const { clock, request, press, book, service } = run;
    const [start = '', next = '', last = ''] = times(clock.now);
    busy.set('curtis-halloway', hours(start, 0.5));
    const { booking } = await book(await request(), start);
    expect(await hostOf('ada@firm.example')).toEqual(['eleanor-marsh', start]);
    const moved = await press('move-session', { booking, start: next });
    expect(await hostOf('ada@firm.example')).toEqual(['eleanor-marsh', next]);
    busy.set('eleanor-marsh', hours(last, 0.5));
    await press('move-session', { booking: moved.booking, start: last });
    expect(await hostOf('ada@firm.example')).toEqual(['curtis-halloway', last]);
    for (const host of HOSTS) busy.set(host, hours('2026-03-01T00:00:00Z', 24 * 30));
    expect(await service.freeTimes()).toEqual([]);
  });
});
