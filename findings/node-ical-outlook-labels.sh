#!/bin/sh
# node-ical 0.27.2 reads Outlook's label of one zone with its summer time and of the next one without:
# "(UTC-05:00) Eastern Time (US & Canada)" is America/New_York, "(UTC-08:00) Pacific Time (US & Canada)" is UTC-8 all year.
# An appointment at 10:00 in July is then at 11:00 in Los Angeles. A zone that it does not know is the server's own, without a word.
# Exits 0 while this version behaves so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
# a Node that it supports, whatever runs npm
npm install --silent --no-audit --no-fund node-ical@0.27.2 node@22 >/dev/null 2>&1
cat >check.mjs <<'JS'
import ical from 'node-ical';

function start(zone, time) {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', `DTSTART;TZID="${zone}":${time}`];
  const text = [...lines, 'DURATION:PT1H', 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  return ical.sync.parseICS(text)['1'].start.toISOString().slice(0, 16);
}
const rows = [
  ['(UTC-05:00) Eastern Time (US & Canada)', '20260706T100000', '2026-07-06T14:00', '2026-07-06T14:00'],
  ['(UTC-08:00) Pacific Time (US & Canada)', '20260706T100000', '2026-07-06T17:00', '2026-07-06T18:00'],
  ['/mozilla.org/20050126_1/America/Chicago', '20260706T100000', '2026-07-06T15:00', '2026-07-06T10:00'],
];
console.log('node-ical 0.27.2, the server in UTC: 10:00 on July 6, 2026, on the clock of');
let same = true;
for (const [zone, time, right, expected] of rows) {
  const seen = start(zone, time);
  console.log(`  ${zone}: right ${right}Z, seen ${seen}Z`);
  same &&= seen === expected;
}
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
TZ=UTC ./node_modules/.bin/node check.mjs
