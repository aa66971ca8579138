import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import ICAL from 'ical.js';
import { knownZone, ZONES } from '../../src/features/booking/time-text.ts';
import { calendarFault } from './host-calendar-lines.ts';

/** A clock time as ms since 1970, as if the clock were in UTC. */
type WallMs = number;
/** Returns the moment of a clock time in this zone, in ms since 1970. */
type Zone = (wall: WallMs) => number;
export type CalendarTime = {
  wall: WallMs;
  isDate: boolean;
  // Returns the moment of this time or, with `wall`, of another time in the same zone. If the zone
  // is unknown, only this call throws, so that an old event with an unknown zone causes no fault.
  ms(wall?: WallMs): number;
};
export type ReadCalendarTime = (property: ICAL.Property, value?: unknown) => CalendarTime;

const utcZone: Zone = (wall) => wall;
const plainDateTime = (wall: WallMs) =>
  Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
/** Moves a time forward if the change to daylight saving time skips it. */
const ianaZone =
  (timeZone: string): Zone =>
  (wall) =>
    plainDateTime(wall).toZonedDateTime(timeZone).epochMilliseconds;

const WINDOWS_ZONES = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);
/** Matches Outlook's label of a zone, such as "(UTC-05:00) Eastern Time (US & Canada)". */
const OUTLOOK_LABEL = /^\((?:UTC|GMT)[^)]*\)\s*(.+?) \(US (?:&|and) Canada\)$/i;
const isKnownZone = (timeZone: string) => knownZone(timeZone, '') !== '';

function zoneOfLabel(tzid: string) {
  const label = OUTLOOK_LABEL.exec(tzid)?.[1]?.toLowerCase();
  return ZONES.find(({ name }) => name.toLowerCase() === label)?.zone;
}

/** Returns the zone at the end of a name such as `/mozilla.org/20050126_1/America/New_York`. */
function findZoneSuffix(tzid: string) {
  if (!/^(\/|tzone:\/\/)/.test(tzid)) return undefined;
  const parts = tzid.split('/');
  return parts
    .map((_, index) => parts.slice(index).join('/'))
    .find((end) => end && isKnownZone(end));
}

function firstChange(observance: ICAL.Component): WallMs {
  const text = String(observance.getFirstProperty('dtstart')?.jCal[3]);
  return Temporal.Instant.from(`${text.replace(/Z$/, '')}Z`).epochMilliseconds;
}

// Corrects two faults of ical.js 2.2.1. The library loses the first change of the clock if there is
// a list of further changes (RDATE), and it reads a time before the first change as UTC.
function zoneFromDescription(vtimezone: ICAL.Component): Zone {
  const observances = vtimezone.getAllSubcomponents();
  for (const observance of observances)
    if (observance.getFirstProperty('rdate')) {
      const firstChangeOnly = new ICAL.Component(structuredClone(observance.jCal));
      firstChangeOnly.removeAllProperties('rdate');
      firstChangeOnly.removeAllProperties('rrule');
      vtimezone.addSubcomponent(firstChangeOnly);
    }
  const [earliest] = observances.toSorted((a, b) => firstChange(a) - firstChange(b));
  const zone = new ICAL.Timezone(vtimezone);
  return (wall) => {
    if (earliest && wall < firstChange(earliest)) {
      const offsetBefore = earliest.getFirstPropertyValue('tzoffsetfrom');
      return (
        wall -
        (offsetBefore instanceof ICAL.UtcOffset ? offsetBefore.toSeconds() : Number.NaN) * 1_000
      );
    }
    const { year, month, day, hour, minute, second } = plainDateTime(wall);
    const time = new ICAL.Time(
      { year, month, day, hour, minute, second },
      ICAL.Timezone.localTimezone,
    );
    return wall - zone.utcOffset(time) * 1_000;
  };
}

function cachedZone(zone: Zone | undefined): Zone | undefined {
  if (!zone) return undefined;
  const moments = new Map<WallMs, number>();
  return (wall) => {
    const moment = moments.get(wall) ?? zone(wall);
    moments.set(wall, moment);
    return moment;
  };
}

function createZoneFinder(calendar: ICAL.Component): (tzid: string) => Zone | undefined {
  const descriptions = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .filter((vtimezone) => vtimezone.getFirstSubcomponent())
      .map((vtimezone) => [String(vtimezone.getFirstPropertyValue('tzid')), vtimezone]),
  );
  function findUncachedZone(tzid: string): Zone | undefined {
    // An IANA name such as "America/New_York" is better than the calendar's description of the
    // zone, which is often incomplete. For "EST" and private names the description is better.
    if (tzid.includes('/') && isKnownZone(tzid)) return ianaZone(tzid);
    const suffix = findZoneSuffix(tzid);
    if (suffix) return ianaZone(suffix);
    const description = descriptions.get(tzid);
    if (description) {
      let zone: Zone | undefined;
      return (wall) => {
        zone ??= zoneFromDescription(description);
        return zone(wall);
      };
    }
    const microsoftZone = WINDOWS_ZONES.get(tzid.toLowerCase()) ?? zoneOfLabel(tzid);
    if (microsoftZone) return ianaZone(microsoftZone);
    return isKnownZone(tzid) ? ianaZone(tzid) : undefined;
  }
  const zones = new Map<string, Zone | undefined>();
  return (tzid) => {
    if (!zones.has(tzid)) zones.set(tzid, cachedZone(findUncachedZone(tzid)));
    return zones.get(tzid);
  };
}

function momentIn(zone: Zone, wall: WallMs, property: ICAL.Property) {
  try {
    const moment = zone(wall);
    if (Number.isFinite(moment)) return moment;
  } catch {
    // An unknown zone leads to the same fault as an invalid date.
  }
  throw calendarFault(property, 'has no moment in its time zone');
}

/** A whole day is in the time zone of the host, and so is a time without a zone. */
export function calendarTimeReader(calendar: ICAL.Component, hostZone: string): ReadCalendarTime {
  const findZone = createZoneFinder(calendar);
  const zoneOfHost = cachedZone(ianaZone(hostZone));
  return (property, value = property.jCal[3]) => {
    // jCal may write a date as a time with empty parts.
    const text = String(value).replace(/T::$/, '');
    const isUtc = text.endsWith('Z');
    const tzid: string | undefined = property.getFirstParameter('tzid');
    try {
      const isDate = !text.includes('T');
      const time = isDate ? `${text}T00:00` : text.replace(/Z$/, '');
      const wall = Temporal.Instant.from(`${time}Z`).epochMilliseconds;
      const ms = (wallTime = wall) => {
        const zone = isUtc ? utcZone : tzid && !isDate ? findZone(tzid) : zoneOfHost;
        if (!zone) throw calendarFault(property, 'its time zone is unknown');
        return momentIn(zone, wallTime, property);
      };
      return { wall, isDate, ms };
    } catch {
      throw calendarFault(property, 'is not a time');
    }
  };
}
