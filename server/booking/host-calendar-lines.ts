/** Reads those properties of calendars on which times depend, with their lines. */
import ICAL from 'ical.js';

/** The reason why a calendar cannot be read. The message has the position, and no text of the calendar. */
export class CalendarFault extends Error {
  constructor(line: number, name: string, problem: string) {
    super(`line ${line}, ${name}: ${problem}`);
  }
}

/** Parameter of a parsed property with its line. */
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
 * Returns the needed properties of a text, with folded lines joined again. A wrongly folded line of another property is
 * ignored. One of a needed property is a fault, because the second line may contain a date.
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

/** Matches a zone without quotes and with a colon in its name, as Outlook writes some zones. */
const UNQUOTED = /;TZID=([^";]*:[^";]*):([^:";]*)$/i;

function parsed({ at, name, text }: Line): unknown[] | undefined {
  const rest = text.slice(name.length).replace(UNQUOTED, ';TZID="$1":$2');
  // Some programs write an empty list of exceptions.
  if (/^(RDATE|EXDATE)/.test(name) && /:\s*$/.test(rest)) return undefined;
  try {
    const upper = name === 'RRULE' ? rest.toUpperCase() : rest;
    return ICAL.parse.property(`${name};${LINE}=${at}${upper.trimEnd()}`);
  } catch {
    throw new CalendarFault(at, name, 'cannot be read');
  }
}

/** A component in jCal: its name, its properties, its inner components. */
type Tree = [string, unknown[], Tree[]];

/** Returns the calendars in a text. Text before, between and after them is ignored. Errors: CalendarFault. */
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
