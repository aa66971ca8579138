#!/bin/sh
# ts-ics 2.4.6 moves a series that begins on the 31st to the 28th, for all months that follow, and loses the time of day and the
# first time of a numbered weekday of the year. RFC 5545, 3.3.10: a month without the day is left out, and the time is that of DTSTART.
# Exits 0 while this version behaves so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 rrule-temporal@2.2.8 >/dev/null
cat >check.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal';
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from 'ts-ics';

const cases = [
  ['20260131T150000Z', 'FREQ=MONTHLY', '2026-06-30', '2026-01-31T15:00 2026-02-28T15:00 2026-03-28T15:00 2026-04-28T15:00 2026-05-28T15:00 2026-06-28T15:00'],
  ['20250318T150000Z', 'FREQ=YEARLY;BYDAY=11TU', '2026-12-31', '2026-03-17T00:00'],
];
const iso = (text) => text.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z');
const shown = (dates) => dates.map((date) => date.toISOString().slice(0, 16)).join(' ');
console.log('ts-ics 2.4.6');
let same = true;
for (const [begin, rule, until, expected] of cases) {
  const start = new Date(iso(begin));
  const end = new Date(`${until}T23:00:00Z`);
  const seen = shown(
    extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value: rule }), { start, end }),
  );
  const right = new RRuleTemporal({ rruleString: `DTSTART:${begin}\nRRULE:${rule}` })
    .between(start, end, true)
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds));
  console.log(`  ${rule} from ${iso(begin)}\n    right (rrule-temporal 2.2.8): ${shown(right)}\n    seen: ${seen}`);
  same &&= seen === expected;
}
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
TZ=UTC node check.mjs
