import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './journey.ts';
import { DANA, fill, submitButton } from './visitor.ts';

const AWAY_DAYS = 6;
const today = Temporal.Now.plainDateISO('America/New_York');
const compact = (day: Temporal.PlainDate) => day.toString().replaceAll('-', '');
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//a calendar//EN',
  'BEGIN:VEVENT',
  'UID:holiday@calendar.example',
  'DTSTAMP:20260101T000000Z',
  `DTSTART;VALUE=DATE:${compact(today)}`,
  `DTEND;VALUE=DATE:${compact(today.add({ days: AWAY_DAYS }))}`,
  'SUMMARY:Away',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const calendar = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/calendar' }).end(CALENDAR);
});
calendar.listen(0, '127.0.0.1').unref();
await once(calendar, 'listening');
const { port } = calendar.address() as AddressInfo;

test.use({ serverSettings: { CALENDAR_URL: `http://127.0.0.1:${port}/host.ics` }, javaScriptEnabled: false });

test('while the host is on holiday by his calendar no time of those days is offered, and later ones are', async ({
  page,
  site,
}) => {
  await expect
    .poll(async () => (await (await fetch(`${site.url}/healthz`)).json()) as object)
    .toMatchObject({ calendar: 'ok' });
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form[action$="send-contact-email"]');
  await fill(form, DANA);
  await submitButton(form).click();
  const starts = page.locator('input[name=start]');
  await expect(starts.first()).toBeVisible();
  const times = await starts.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  const back = today.add({ days: AWAY_DAYS }).toZonedDateTime('America/New_York').toInstant();
  const early = times.filter((time) => Temporal.Instant.compare(Temporal.Instant.from(time), back) < 0);
  expect(early).toEqual([]);
  await starts.first().check();
  await page.getByRole('button', { name: 'Book this time', exact: true }).click();
  await expect(page.getByText('Your session is booked.', { exact: true })).toBeVisible();
});
