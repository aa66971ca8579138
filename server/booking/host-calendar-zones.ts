/** The time zones of a calendar by the names that calendar programs give them. */
import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import ICAL from 'ical.js';
import { calendarFault } from './host-calendar-lines.ts';

/** A clock time as ms since 1970 on that clock: each day of it has 24 hours. */
type WallMs = number;
/** Returns the moment of a clock time in this zone, in ms since 1970. */
type Zone = (wall: WallMs) => number;
/** A date or a time as it is written. */
export type CalendarTime = {
  wall: WallMs;
  isDate: boolean;
  /**
   * Returns the moment in ms since 1970, or that of another time on the same clock. Only this throws on an unknown zone, so
   * an event long past does no harm.
   */
  ms(wall?: WallMs): number;
};
/** Reads one value of a property. */
export type ReadCalendarTime = (property: ICAL.Property, value?: unknown) => CalendarTime;

const utc: Zone = (wall) => wall;
const plain = (wall: WallMs) =>
  Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
/** A time that the change of clocks skips is as much later. */
const named =
  (timeZone: string): Zone =>
  (wall) =>
    plain(wall).toZonedDateTime(timeZone).epochMilliseconds;

/** Windows' names of zones, each with its main IANA zone. */
const WINDOWS = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);
/** Outlook's label of a zone, such as "(UTC-05:00) Eastern Time (US & Canada)". */
const LABEL = /^\((?:UTC|GMT)[^)]*\)\s*(.+?) \(US (?:&|and) Canada\)$/i;
const labels = new Map<string, string>();
function zoneOfLabel(tzid: string) {
  const label = LABEL.exec(tzid)?.[1];
  if (label && !labels.size)
    for (const timeZone of WINDOWS.values()) {
      const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
      const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
      if (!labels.has(name)) labels.set(name, timeZone);
    }
  return label && labels.get(label);
}

function isKnown(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}
/** Returns the longest end of a name that is a zone, such as of `/mozilla.org/20050126_1/America/New_York`. */
function withoutPrefix(tzid: string) {
  if (!/^(\/|tzone:\/\/)/.test(tzid)) return undefined;
  const parts = tzid.split('/');
  return parts.map((_, index) => parts.slice(index).join('/')).find((end) => end && isKnown(end));
}

/** The written time of a description's first change, as on a clock. */
function firstChange(observance: ICAL.Component): WallMs {
  const written = String(observance.getFirstProperty('dtstart')?.jCal[3]);
  return Temporal.Instant.from(`${written.replace(/Z$/, '')}Z`).epochMilliseconds;
}

/**
 * Reads the zone that the calendar itself describes. ical.js 2.2.1 needs two corrections: it loses the first change beside a
 * list of others, and it takes a time before the first change for one in UTC.
 */
function described(vtimezone: ICAL.Component): Zone {
  const observances = vtimezone.getAllSubcomponents();
  for (const each of observances)
    if (each.getFirstProperty('rdate')) {
      const alone = new ICAL.Component(structuredClone(each.jCal));
      alone.removeAllProperties('rdate');
      alone.removeAllProperties('rrule');
      vtimezone.addSubcomponent(alone);
    }
  const [earliest] = observances.toSorted((one, other) => firstChange(one) - firstChange(other));
  const zone = new ICAL.Timezone(vtimezone);
  return (wall) => {
    if (earliest && wall < firstChange(earliest)) {
      const before = earliest.getFirstPropertyValue('tzoffsetfrom');
      return wall - (before instanceof ICAL.UtcOffset ? before.toSeconds() : Number.NaN) * 1_000;
    }
    const { year, month, day, hour, minute, second } = plain(wall);
    const time = new ICAL.Time(
      { year, month, day, hour, minute, second },
      ICAL.Timezone.localTimezone,
    );
    return wall - zone.utcOffset(time) * 1_000;
  };
}

/** Many events are at the same time. */
function remembered(zone: Zone | undefined): Zone | undefined {
  if (!zone) return undefined;
  const known = new Map<WallMs, number>();
  return (wall) => {
    const moment = known.get(wall) ?? zone(wall);
    known.set(wall, moment);
    return moment;
  };
}

/** The zone that a name means in this calendar; undefined when it is unknown. */
function zonesOf(calendar: ICAL.Component): (tzid: string) => Zone | undefined {
  const descriptions = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .filter((each) => each.getFirstSubcomponent())
      .map((each) => [String(each.getFirstPropertyValue('tzid')), each]),
  );
  function find(tzid: string): Zone | undefined {
    // a place has its own rules, which descriptions of it often shorten; "EST" or a name of one's own has none
    if (tzid.includes('/') && isKnown(tzid)) return named(tzid);
    const end = withoutPrefix(tzid);
    if (end) return named(end);
    const description = descriptions.get(tzid);
    if (description) {
      let zone: Zone | undefined;
      return (wall) => {
        zone ??= described(description);
        return zone(wall);
      };
    }
    const other = WINDOWS.get(tzid.toLowerCase()) ?? zoneOfLabel(tzid);
    if (other) return named(other);
    return isKnown(tzid) ? named(tzid) : undefined;
  }
  const found = new Map<string, Zone | undefined>();
  return (tzid) => {
    if (!found.has(tzid)) found.set(tzid, remembered(find(tzid)));
    return found.get(tzid);
  };
}

/** A description may be broken, and a time further away than clocks go. */
function momentIn(zone: Zone, wall: WallMs, property: ICAL.Property) {
  try {
    const moment = zone(wall);
    if (Number.isFinite(moment)) return moment;
  } catch {
    // the same result as for an invalid date
  }
  throw calendarFault(property, 'has no moment in its time zone');
}

/** A whole day and a time without a zone are the host's. */
export function calendarTimeReader(calendar: ICAL.Component, hostZone: string): ReadCalendarTime {
  const zones = zonesOf(calendar);
  const host = remembered(named(hostZone));
  return (property, value = property.jCal[3]) => {
    // a day that is not called one
    const text = String(value).replace(/T::$/, '');
    const isUtc = text.endsWith('Z');
    const tzid: string | undefined = property.getFirstParameter('tzid');
    try {
      const isDate = !text.includes('T');
      const time = isDate ? `${text}T00:00` : text.replace(/Z$/, '');
      const wall = Temporal.Instant.from(`${time}Z`).epochMilliseconds;
      const ms = (other = wall) => {
        const zone = isUtc ? utc : tzid && !isDate ? zones(tzid) : host;
        if (!zone) throw calendarFault(property, 'its time zone is unknown');
        return momentIn(zone, other, property);
      };
      return { wall, isDate, ms };
    } catch {
      throw calendarFault(property, 'is no time');
    }
  };
}
