#!/bin/sh
# ical.js 2.2.1 expands two valid series without the times that they have:
# - a list of dates (RDATE) without a rule loses its first time, DTSTART (RFC 5545, 3.8.5.2: it is the first of the set);
# - "Monday of week 11, each year" gives the other Mondays and leaves that one out.
# Whoever reads a calendar to see when its owner is busy offers times that are taken.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 rrule-temporal@2.2.8 >/dev/null
cat >check.mjs <<'JS'
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

const UNTIL = '2026-04-01';
function times(...lines) {
  const text = ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
  const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text))).iterator();
  const found = [];
  for (let time = iterator.next(); time && time.toString() < UNTIL; time = iterator.next())
    found.push(time.toString().slice(0, 10));
  return found.join(' ');
}
const list = times('DTSTART:20260302T150000Z', 'RDATE:20260304T150000Z,20260309T150000Z');
const rule = 'FREQ=YEARLY;BYWEEKNO=11;BYDAY=MO';
const week = times('DTSTART:20260309T150000Z', `RRULE:${rule}`);
const right = new RRuleTemporal({ rruleString: `DTSTART:20260309T150000Z\nRRULE:${rule}` })
  .all((_, count) => count < 1)
  .map((time) => time.toString().slice(0, 10))
  .join(' ');

console.log('ical.js 2.2.1');
console.log('DTSTART March 2, RDATE March 4 and 9, right: 2026-03-02 2026-03-04 2026-03-09');
console.log(`  seen: ${list}`);
console.log(`${rule} from March 9 (rrule-temporal 2.2.8: ${right})`);
console.log(`  seen: ${week}`);
const same =
  list === '2026-03-04 2026-03-09' &&
  right === '2026-03-09' &&
  week === '2026-03-16 2026-03-23 2026-03-30';
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
