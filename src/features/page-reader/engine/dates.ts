import type { Page } from './page.ts';
import { type Thing, textsOf } from './structured-data.ts';

/** A date in the markup and its owner; without a day when it is not in ISO 8601 form. */
export type MarkupDate = {
  name: string;
  text: string;
  day: string | undefined;
  time: number;
  of: Thing | undefined;
};

const NAMES = ['datePublished', 'dateModified'] as const;
/** Open Graph writes the same. */
const METAS: Record<string, (typeof NAMES)[number]> = {
  'article:published_time': 'datePublished',
  'article:modified_time': 'dateModified',
};
/** Year, month and day, alone or with a time (ISO 8601, as schema.org's Date and DateTime). */
const ISO =
  /^(\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

export function datesOf(own: readonly Thing[], { metas, things }: Page): MarkupDate[] {
  const inThings = own.flatMap((of) =>
    NAMES.flatMap((name) => textsOf(of[name], things).map((text) => ({ name, text, of }))),
  );
  const inMetas = metas.flatMap(({ name, content }) => {
    const known = METAS[name];
    return known ? [{ name: known, text: content.trim(), of: undefined }] : [];
  });
  return [...inThings, ...inMetas].map((date) => {
    const day = ISO.exec(date.text)?.[1];
    return { ...date, day, time: day ? Date.parse(date.text) || Date.parse(day) : Number.NaN };
  });
}

/** So far two clocks may differ, in ms: a day alone has no zone. */
const DAY_MS = 86_400_000;

/** Whether each thing is changed after it is published, and nothing comes from the future. */
export const areInOrder = (dates: readonly MarkupDate[], now: Date) =>
  dates.every(
    ({ name, time, of }) =>
      time <= now.getTime() + DAY_MS &&
      (name === 'dateModified' ||
        dates.every(
          (other) => other.of !== of || other.name === name || other.time >= time - DAY_MS,
        )),
  );

const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { year: 'numeric', month: 'numeric', day: 'numeric' },
];
/** A day as pages in a language write it, and Americans. */
function spellings(day: string, language: string): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  return [language, 'en-US', 'en-GB'].flatMap((locale) =>
    STYLES.map((style) => date.toLocaleDateString(locale, { ...style, timeZone: 'UTC' })),
  );
}

const loose = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/[\s.,\u202f]+/g, ' ');

/** Whether the page shows one of the days; undefined where its language has no dates that are known here. */
export function isShownDay(dates: readonly MarkupDate[], page: Page): boolean | undefined {
  let language: string | undefined;
  try {
    [language] = Intl.DateTimeFormat.supportedLocalesOf(page.language || 'en');
  } catch {
    language = undefined;
  }
  const days = [...new Set(dates.flatMap(({ day }) => (day && day.length > 7 ? [day] : [])))];
  if (page.times.some((time) => days.includes(time.slice(0, 10)))) return true;
  const text = page.texts.map(loose).join(' ');
  const isShown = days.some(
    (day) =>
      text.includes(day) ||
      spellings(day, language ?? 'en-US').some((spelling) => text.includes(loose(spelling))),
  );
  return isShown || (language === undefined ? undefined : false);
}
