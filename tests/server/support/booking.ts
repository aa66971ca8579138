import { bookableTimes } from '../../../server/booking/free-times.ts';
import { readSiteFile } from '../../../server/settings.ts';
import { functionAddress } from '../../../src/features/forms/backend-address.ts';
import { builtPage, CONTACT_PATH, VISITOR } from './app.ts';
import { BUSINESS } from './business.ts';
import { post } from './server-process.ts';

const site = readSiteFile({ CONTENT_DIR: BUSINESS });

/** A built page around the server's part, no larger than it needs. */
export const BOOKING_PAGE = `<!doctype html><html lang="en"><title>Session</title><body><main><server-part>No link</server-part></main></body></html>`;

export const bookingPageFile = (address: string) => builtPage(address, BOOKING_PAGE);

export const times = (now = new Date()) =>
  bookableTimes({ ...site.sessions, timeZone: site.timeZone }, now).map((time) =>
    new Date(time).toISOString(),
  );

export const bookingOfPage = (page: unknown) =>
  new URL(String(page), 'http://site.example').searchParams.get('booking') ?? '';

async function postJson(url: string, path: string, values: object) {
  const response = await post(url, path, values);
  const body = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body;
}

export async function requestSession(url: string, email: string) {
  const submissionId = email.replace(/\W/g, '-');
  const { page } = await postJson(url, CONTACT_PATH, { ...VISITOR, email, submissionId });
  return bookingOfPage(page);
}

export async function bookSession(url: string, booking: string, start: string) {
  const values = { booking, start, way: 'phone', zone: 'America/Phoenix' };
  return (await postJson(url, functionAddress('', 'book-session'), values)).notice;
}
