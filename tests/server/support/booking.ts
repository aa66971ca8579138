import { offeredTimes } from '../../../server/booking/free-times.ts';
import { storeFile } from '../../../server/serving/stored-file.ts';
import { readSiteFile } from '../../../server/settings.ts';
import { functionAddress } from '../../../src/features/forms/backend-address.ts';
import { CONTACT_PATH, VISITOR } from './app.ts';
import { BUSINESS } from './business.ts';

const site = readSiteFile({ CONTENT_DIR: BUSINESS });

/** A built page around the server's part, no larger than it needs. */
export const BOOKING_PAGE = `<!doctype html><html lang="en"><title>Session</title><body><main><server-part>No link</server-part></main></body></html>`;

export const bookingPageFile = (address: string) =>
  storeFile({
    address,
    isPage: true,
    type: 'text/html; charset=utf-8',
    bodies: { identity: Buffer.from(BOOKING_PAGE) },
    policy: "default-src 'none'",
  });

export const times = (now = new Date()) =>
  offeredTimes({ ...site.sessions, timeZone: site.timeZone }, now).map((time) =>
    new Date(time).toISOString(),
  );

export const bookingOfPage = (page: unknown) =>
  new URL(String(page), 'http://site.example').searchParams.get('booking') ?? '';

async function post(url: string, path: string, body: unknown, patienceMs = 10_000) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export async function requestSession(url: string, email: string) {
  const { status, body } = await post(url, CONTACT_PATH, {
    ...VISITOR,
    email,
    submissionId: email.replace(/\W/g, '-'),
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return bookingOfPage(body.page);
}

export async function bookSession(url: string, booking: string, start: string) {
  const { status, body } = await post(url, functionAddress('', 'book-session'), {
    booking,
    start,
    way: 'phone',
    zone: 'America/Phoenix',
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.notice;
}
