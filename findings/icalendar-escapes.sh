#!/bin/sh
# Two readers of iCalendar each read one escape of a text (RFC 5545, 3.3.11) in the wrong order; ical.js 2.2.1 reads both correctly:
# - In CATEGORIES:Wills\, Trusts,Fees the first comma is part of a name and the second separates (3.8.1.2): two categories. ts-ics
#   2.4.6 separates first and finds three, "Wills\", "Trusts" and "Fees", although it reads the same comma correctly in SUMMARY.
# - In SUMMARY:Scans in C:\\new the two backslashes are one. node-ical 0.27.2 sees "\n" in them: "Scans in C:\", a line break, "ew".
# An engineer would guess that a library reads the same escapes in all texts, and the escaped backslash before the letters behind it:
# the standard has only four escapes.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
# a Node that all of them support, whatever runs npm
npm install --silent --no-audit --no-fund ical.js@2.2.1 ts-ics@2.4.6 node-ical@0.27.2 node@22 >/dev/null 2>&1
cat >check.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const calendarOf = (summary, categories) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firm//EN',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20260101T000000Z',
    'DTSTART:20260302T150000Z',
    `SUMMARY:${summary}`,
    `CATEGORIES:${categories}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const readers = {
  'ical.js 2.2.1'(text) {
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    return [
      event.getFirstPropertyValue('summary'),
      event.getFirstProperty('categories').getValues(),
    ];
  },
  'ts-ics 2.4.6'(text) {
    const [event] = convertIcsCalendar(undefined, text).events;
    return [event.summary, event.categories];
  },
  'node-ical 0.27.2'(text) {
    const { summary, categories } = nodeIcal.sync.parseICS(text)['1'];
    return [summary, categories];
  },
};
const clean = ([summary, categories]) =>
  JSON.stringify([summary, categories.map((name) => name.trim())]);
const rows = [
  ['Wills\\, Trusts', 'Fees', {}],
  ['Wills', 'Wills\\, Trusts,Fees', {
    'ts-ics 2.4.6': ['Wills', ['Wills\\', 'Trusts', 'Fees']],
  }],
  ['Scans in C:\\\\new', 'Fees', { 'node-ical 0.27.2': ['Scans in C:\\\new', ['Fees']] }],
];
const right = [
  ['Wills, Trusts', ['Fees']],
  ['Wills', ['Wills, Trusts', 'Fees']],
  ['Scans in C:\\new', ['Fees']],
];
let same = true;
for (const [index, [summary, categories, different]] of rows.entries()) {
  console.log(`SUMMARY:${summary} CATEGORIES:${categories}: right ${clean(right[index])}`);
  for (const [name, read] of Object.entries(readers)) {
    const seen = clean(read(calendarOf(summary, categories)));
    console.log(`  ${name}: ${seen}`);
    same &&= seen === clean(different[name] ?? right[index]);
  }
}
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
TZ=UTC ./node_modules/.bin/node check.mjs
