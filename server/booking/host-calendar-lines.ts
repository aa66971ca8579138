/** Reads the text of calendars as far as times depend on it, with the line of each property. */
import ICAL from 'ical.js';

/** The reason why a calendar cannot be read. The message has the position, and no text of the calendar. */
export class CalendarFault extends Error {
  constructor(line: number, name: string, problem: string) {
    super(`line ${line}, ${name}: ${problem}`);
  }
}

/** The parameter in which a parsed property carries its line. */
const LINE = 'x-line';
export const calendarFault = (property: ICAL.Property, problem: string) =>
  new CalendarFault(Number(property.getFirstParameter(LINE)), property.name.toUpperCase(), problem);

const READ = new Set(
  'BEGIN END UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID TRANSP STATUS FREEBUSY TZID TZOFFSETFROM TZOFFSETTO'.split(
    ' ',
  ),
);

type Line = { at: number; name: string; text: string };

/**
 * The properties that are read, with long ones put together again. A text that was folded wrongly is passed over; a time
 * that was is a fault, because its second half may hold a date.
 */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let last: Line | undefined;
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const at = index + 1;
    if (/^[ \t]/.test(raw)) {
      if (last) last.text += raw.slice(1);
      continue;
    }
    const name = /^([\w-]+)[;:]/.exec(raw)?.[1]?.toUpperCase();
    if (name) {
      last = READ.has(name) ? { at, name, text: raw } : undefined;
      if (last) lines.push(last);
    } else if (raw.trim() && last && !/^(BEGIN|END)$/.test(last.name))
      throw new CalendarFault(at, last.name, 'its next line is broken');
  }
  return lines;
}

/** Outlook writes the names of some zones without quotes, with a colon in them. */
const UNQUOTED = /;TZID=([^";]*:[^";]*):([^:";]*)$/i;

function parsed({ at, name, text }: Line): unknown[] | undefined {
  const rest = text.slice(name.length).replace(UNQUOTED, ';TZID="$1":$2');
  // some programs write an empty list for no exception
  if (/^(RDATE|EXDATE)/.test(name) && /:\s*$/.test(rest)) return undefined;
  try {
    const upper = name === 'RRULE' ? rest.toUpperCase() : rest;
    return ICAL.parse.property(`${name};${LINE}=${at}${upper.trimEnd()}`);
  } catch {
    throw new CalendarFault(at, name, 'cannot be read');
  }
}

/** A component as jCal writes it: its name, its properties, its inner components. */
type Tree = [string, unknown[], Tree[]];

/** The calendars of a text, one or several. What is before, between and behind them counts for nothing. */
export function calendarsOf(text: string): ICAL.Component[] {
  const calendars: Tree[] = [];
  const open: Tree[] = [];
  let lastLine = 1;
  for (const line of linesOf(text)) {
    const { at, name } = line;
    lastLine = at;
    const inside = open.at(-1);
    const component = line.text
      .slice(name.length + 1)
      .trim()
      .toLowerCase();
    if (name === 'BEGIN') {
      if (!inside && component !== 'vcalendar') continue;
      const begun: Tree = [component, [], []];
      (inside ? inside[2] : calendars).push(begun);
      open.push(begun);
    } else if (!inside) continue;
    else if (name !== 'END') {
      const property = parsed(line);
      if (property) inside[1].push(property);
    } else if (open.pop()?.[0] !== component) throw new CalendarFault(at, name, 'ends nothing');
  }
  if (open.length) throw new CalendarFault(lastLine, 'VCALENDAR', 'has no end');
  if (!calendars.length) throw new CalendarFault(1, 'VCALENDAR', 'there is none');
  return calendars.map((calendar) => new ICAL.Component(calendar));
}
