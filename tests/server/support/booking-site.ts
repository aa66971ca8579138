import { load } from 'cheerio';
import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { HostCalendars } from '../../../server/booking/host-calendar.ts';
import { bookingPages } from '../../../server/booking/pages.ts';
import type { Email } from '../../../server/outbox/email.ts';
import { functionAddress } from '../../../src/features/forms/backend-address.ts';
import { freshApp, VISITOR } from './app.ts';
import { bookingOfPage, bookingPageFile } from './booking.ts';
import { listen } from './listen.ts';
import { silentLog } from './storage.ts';

export const PHOENIX = 'America/Phoenix';
export const HOUR_MS = 3_600_000;
export const START = new Date('2026-03-05T15:00:00Z');

/** ical.js, another library than ours, reads the file of the calendar. */
export function readInvitation(content = '') {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), event };
}

export async function bookingSite(env: Record<string, string> = {}, calendar?: HostCalendars) {
  const clock = { now: START };
  const site = await freshApp(env, { now: () => clock.now, calendar });
  const { service } = site;
  const { database } = site.storage;
  const request = async (changes: Record<string, unknown> = {}) => {
    const response = await site.post({ ...VISITOR, ...changes });
    return bookingOfPage(((await response.json()) as { page: string }).page);
  };
  const press = async (name: string, values: Record<string, string>) => {
    const response = await site.postForm(values, {}, functionAddress('', name));
    expect(response.status).toBe(303);
    const page = new URL(response.headers.get('location') ?? '', 'http://site.example');
    return {
      page,
      notice: page.searchParams.get('notice'),
      booking: page.searchParams.get('booking') ?? '',
    };
  };
  const book = (booking: string, start: string, more: Record<string, string> = {}) =>
    press('book-session', { booking, start, way: 'phone', zone: PHOENIX, ...more });
  const mails = async () => {
    const rows = await database
      .selectFrom('outbox')
      .select('payload')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const all = rows.map(({ payload }) => JSON.parse(payload) as Email);
    return all.filter(({ subject }) => subject !== 'We have your request');
  };
  const markMailsSent = () => database.updateTable('outbox').set({ status: 'sent' }).execute();
  const visitorMails = async () => (await mails()).filter(({ to }) => to);
  const show = async (address: URL | string) => {
    const { pathname, search } = new URL(address, 'http://site.example');
    const pages = bookingPages({ service, page: bookingPageFile, log: silentLog });
    const url = await listen((incoming, response) => {
      expect(pages.isFor(incoming.method, pathname, search)).toBe(true);
      void pages.respond(incoming, response, pathname, search);
    });
    const answer = await fetch(url);
    const text = await answer.text();
    const [type, cache] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name));
    return { status: answer.status, type, cache, text, $: load(text) };
  };
  const heading = async (address: URL | string) =>
    (await show(address)).$('h1').text().replaceAll('\u00a0', ' ');
  return {
    site,
    service,
    clock,
    request,
    press,
    book,
    mails,
    markMailsSent,
    visitorMails,
    show,
    heading,
  };
}
