import ICAL from 'ical.js';

/** The message gives the position of the fault, but no text of the calendar. */
export class CalendarFault extends Error {
  constructor(line: number, name: string, problem: string) {
    super(`line ${line}, ${name}: ${problem}`);
  }
}

const LINE_PARAMETER = 'x-line';
export const calendarFault = (property: ICAL.Property, problem: string) =>
  new CalendarFault(
    Number(property.getFirstParameter(LINE_PARAMETER)),
    property.name.toUpperCase(),
    problem,
  );

const USED_PROPERTIES = new Set(
  'BEGIN END UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID TRANSP STATUS FREEBUSY TZID TZOFFSETFROM TZOFFSETTO'.split(
    ' ',
  ),
);

type Line = { lineNumber: number; name: string; text: string };

// Ignores a line that is folded wrongly, unless its property is needed. Then the line is a fault,
// because its second part may contain a date.
function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let previous: Line | undefined;
  for (const [index, rawLine] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const lineNumber = index + 1;
    if (/^[ \t]/.test(rawLine)) {
      if (previous) previous.text += rawLine.slice(1);
      continue;
    }
    const name = /^([\w-]+)[;:]/.exec(rawLine)?.[1]?.toUpperCase();
    if (name) {
      previous = USED_PROPERTIES.has(name) ? { lineNumber, name, text: rawLine } : undefined;
      if (previous) lines.push(previous);
    } else if (rawLine.trim() && previous && !/^(BEGIN|END)$/.test(previous.name))
      throw new CalendarFault(lineNumber, previous.name, 'its next line is broken');
  }
  return lines;
}

/** Matches a zone without quotes and with a colon in its name, as Outlook writes some zones. */
const UNQUOTED = /;TZID=([^";]*:[^";]*):([^:";]*)$/i;

function parseLine({ lineNumber, name, text }: Line): unknown[] | undefined {
  const parametersAndValue = text.slice(name.length).replace(UNQUOTED, ';TZID="$1":$2');
  // Some programs write a list of dates that is empty.
  if (/^(RDATE|EXDATE)/.test(name) && /:\s*$/.test(parametersAndValue)) return undefined;
  try {
    const propertyText = name === 'RRULE' ? parametersAndValue.toUpperCase() : parametersAndValue;
    return ICAL.parse.property(`${name};${LINE_PARAMETER}=${lineNumber}${propertyText.trimEnd()}`);
  } catch {
    throw new CalendarFault(lineNumber, name, 'cannot be read');
  }
}

/** A component in jCal: its name, its properties, its inner components. */
type Tree = [string, unknown[], Tree[]];

export function parseCalendars(text: string): ICAL.Component[] {
  const calendars: Tree[] = [];
  const openComponents: Tree[] = [];
  let lastLine = 1;
  for (const line of readLines(text)) {
    const { lineNumber, name } = line;
    lastLine = lineNumber;
    const parent = openComponents.at(-1);
    const component = line.text
      .slice(name.length + 1)
      .trim()
      .toLowerCase();
    if (name === 'BEGIN') {
      if (!parent && component !== 'vcalendar') continue;
      const child: Tree = [component, [], []];
      (parent ? parent[2] : calendars).push(child);
      openComponents.push(child);
    } else if (!parent) continue;
    else if (name !== 'END') {
      const property = parseLine(line);
      if (property) parent[1].push(property);
    } else if (openComponents.pop()?.[0] !== component)
      throw new CalendarFault(lineNumber, name, 'ends nothing');
  }
  if (openComponents.length) throw new CalendarFault(lastLine, 'VCALENDAR', 'has no end');
  if (!calendars.length) throw new CalendarFault(1, 'VCALENDAR', 'there is none');
  return calendars.map((calendar) => new ICAL.Component(calendar));
}
