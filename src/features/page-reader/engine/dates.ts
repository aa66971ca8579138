import type { Page } from './page.ts';
import { type Thing, textsOf } from './structured-data.ts';

/** A date in the markup, with the thing that has it. `day` is undefined where the text is not ISO 8601. */
type MarkupDate = {
  name: string;
  text: string;
  day: string | undefined;
  owner: Thing | undefined;
};

const NAMES = ['datePublished', 'dateModified'] as const;
/** The same dates in Open Graph. */
const METAS: Record<string, (typeof NAMES)[number]> = {
  'article:published_time': 'datePublished',
  'article:modified_time': 'dateModified',
};
/** Year, month and day, alone or with a time (ISO 8601, as schema.org's Date and DateTime). */
const ISO =
  /^(\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

export function datesOf(owners: readonly Thing[], { metas, things }: Page): MarkupDate[] {
  const inThings = owners.flatMap((owner) =>
    NAMES.flatMap((name) => textsOf(owner[name], things).map((text) => ({ name, text, owner }))),
  );
  const inMetas = metas.flatMap(({ name, content }) => {
    const known = METAS[name];
    return known ? [{ name: known, text: content.trim(), owner: undefined }] : [];
  });
  return [...inThings, ...inMetas].map((date) => ({ ...date, day: ISO.exec(date.text)?.[1] }));
}

/** A day has no time zone, so two days may differ by this without being wrong, in ms. */
const DAY_MS = 86_400_000;
const timeOf = ({ text, day = '' }: MarkupDate) => Date.parse(text) || Date.parse(day);

/** Returns whether no date is in the future, and none is changed before it is published. */
export const areDatesOrdered = (dates: readonly MarkupDate[], now: Date) =>
  dates.every(
    (date) =>
      timeOf(date) <= now.getTime() + DAY_MS &&
      (date.name === 'dateModified' ||
        dates.every(
          (other) =>
            other.owner !== date.owner ||
            other.name === date.name ||
            timeOf(other) >= timeOf(date) - DAY_MS,
        )),
  );

/** Returns whether a time element of the page has one of the days. How a text writes a date depends on its language. */
export const isDayShown = (dates: readonly MarkupDate[], { times }: Page) =>
  dates.some(({ day }) => day && times.some((time) => time.startsWith(day)));
