#!/bin/sh
# ical-generator 11.1.2 writes two properties of an event in a form that iCalendar does not allow:
# - It escapes the address of an event like text: https://maps.example/@27.95,-82.45,15z becomes .../@27.95\,-82.45\,15z. RFC 5545
#   (3.3.13) has no escapes in an address. ical.js 2.2.1 and ts-ics 2.4.6 read it with the backslashes, so the link is broken.
# - A series of whole days ends with a time: DTSTART;VALUE=DATE:20260302 with UNTIL=20260305T000000Z. By RFC 5545 (3.3.10) UNTIL
#   has the type of DTSTART, here a date.
# An engineer would guess that an address comes back unchanged and that the pair of lines is valid: both are options with their own
# name and type, and only text with commas, such as a place, must be escaped.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2 ical.js@2.2.1 ts-ics@2.4.6 >/dev/null
cat >check.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'ical-generator';
import { convertIcsCalendar } from 'ts-ics';

function calendarOf(event) {
  const calendar = ical();
  calendar.createEvent({ id: '1', summary: 'Session', ...event });
  return calendar.toString();
}
const lineOf = (text, name) =>
  text.replaceAll('\r\n ', '').split('\r\n').find((line) => line.startsWith(name));

const ADDRESS = 'https://maps.example/@27.95,-82.45,15z';
const text = calendarOf({ start: new Date('2026-03-02T15:00:00Z'), url: ADDRESS });
const written = lineOf(text, 'URL');
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
const byIcalJs = event.getFirstPropertyValue('url');
const byTsIcs = convertIcsCalendar(undefined, text).events[0].url;
console.log(`ical-generator 11.1.2, the address ${ADDRESS}`);
console.log(`  right   URL;VALUE=URI:${ADDRESS}`);
console.log(`  written ${written}`);
console.log(`  read by ical.js 2.2.1 ${byIcalJs}`);
console.log(`  read by ts-ics 2.4.6  ${byTsIcs}`);

const series = calendarOf({
  start: new Date('2026-03-02T00:00:00Z'),
  allDay: true,
  repeating: { freq: 'DAILY', until: new Date('2026-03-05T00:00:00Z') },
});
const [begin, rule] = ['DTSTART', 'RRULE'].map((name) => lineOf(series, name));
console.log('whole days from March 2 to March 5');
console.log('  right   DTSTART;VALUE=DATE:20260302 RRULE:FREQ=DAILY;UNTIL=20260305');
console.log(`  written ${begin} ${rule}`);

const escaped = 'https://maps.example/@27.95\\,-82.45\\,15z';
const same =
  written === `URL;VALUE=URI:${escaped}` &&
  byIcalJs === escaped &&
  byTsIcs === escaped &&
  begin === 'DTSTART;VALUE=DATE:20260302' &&
  rule === 'RRULE:FREQ=DAILY;UNTIL=20260305T000000Z';
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
TZ=UTC node check.mjs
