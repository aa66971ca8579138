import { type Check, listed } from './facts.ts';
import { markupBlocks, textOf, thingsIn, typesOf } from './json-ld.ts';
import { oneLine, type Page, wordCount } from './page.ts';

/** Things that somebody else has written of the firm. */
export const BY_OTHERS = new Set(['Review', 'Comment', 'CreativeWork', 'Book', 'Quotation']);

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
/** A day of the calendar: "May 4, 2026", "4 May 2026", "05/04/2026", "2026-05-04". */
const DAY = new RegExp(
  String.raw`(?<![\d/])(?:(?:${MONTHS})\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}|\d{1,2} (?:${MONTHS})\.? (?:19|20)\d{2}|\d{1,2}\/\d{1,2}\/(?:20)?\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d)`,
);

/** At least a month with its year. */
const MONTH_YEAR = new RegExp(
  String.raw`${DAY.source}|\b(?:${MONTHS})\.?,? (?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}\b`,
);

/** Beside a day that is that of the page, and not one of which the text speaks. */
const OF_THE_PAGE =
  /\b(?:(?:last )?(?:updated?|modified|revised|reviewed)|published|posted|effective date|effective(?=:? \w+ \d{1,2},)|current as of|last update|date:)\b:?|^by\b/i;
const DATE_NAMES =
  /\b(?:(?:post|entry|publish\w*|article)?-?date|byline|by-line|(?:post|entry)-meta|meta|posted(?:-on)?|published|updated|time)\b/;
/** Days of something else: of the law, of a case, of another article. */
const OF_OTHERS =
  /\b(?:copyright|©|\(c\)|on or after|born|decided|filed|admitted|since|between|until|v\.|died|arrested)\b/i;
/** In a list of other articles, or among comments. */
const LIST_NAMES =
  /\b(?:comments?|related|recent|sidebar|teasers?|cards?|post-list|events?|archive|case-results?|testimonials?|reviews?)\b/;
/** Longest line that is a date with what it belongs to. */
const DATE_LINE_WORDS = 22;
/** A page that shows more of them lists other articles. */
const DATE_LINES_MAX = 3;

/** The text with the day that the page shows as its own; empty where there is none. */
function visibleDay(page: Page): string {
  const dated = page.blocks.filter(({ text, names, level, isLink }) => {
    const day = MONTH_YEAR.exec(text)?.[0];
    if (!day || level !== undefined || isLink || LIST_NAMES.test(names)) return false;
    const words = wordCount(text);
    const beside = text.replace(day, ' ');
    const isAlone = wordCount(beside) === 0;
    const isSaid = OF_THE_PAGE.test(text) && words <= DATE_LINE_WORDS && !OF_OTHERS.test(text);
    return (
      isAlone ||
      isSaid ||
      (DATE_NAMES.test(names) && wordCount(beside) <= 3 && !OF_OTHERS.test(text))
    );
  });
  const labeled = dated.find(({ text }) =>
    /updated?|modified|revised|reviewed|effective/i.test(text),
  );
  const block = dated.length > DATE_LINES_MAX ? labeled : (labeled ?? dated[0]);
  return block?.text ?? '';
}

const DATES = ['datePublished', 'dateModified'];
const DATE_METAS = new Set(
  'article:published_time article:modified_time og:updated_time og:article:published_time date last-modified dc.date dcterms.modified parsely-pub-date'.split(
    ' ',
  ),
);

export const dateMarkup: Check = ({ page }) => {
  const { $ } = page;
  const things = thingsIn(markupBlocks(page)).filter(
    (thing) => !typesOf(thing).some((type) => BY_OTHERS.has(type)),
  );
  const inJson = things.flatMap((thing) =>
    DATES.filter((name) => textOf(thing[name])).map((name) => `${name}: ${textOf(thing[name])}`),
  );
  const inMeta = $('meta[content]')
    .toArray()
    .filter(
      ({ attribs }) =>
        DATE_METAS.has((attribs.property ?? attribs.name ?? '').toLowerCase()) &&
        attribs.content?.trim(),
    )
    .map(({ attribs }) => `${attribs.property ?? attribs.name}: ${attribs.content}`);
  const inItems = $('[itemprop~=datePublished], [itemprop~=dateModified]')
    .toArray()
    .map(
      (item) =>
        `${item.attribs.itemprop}: ${item.attribs.datetime ?? item.attribs.content ?? oneLine($(item).text())}`,
    );
  const times = $('time[datetime]').toArray();
  const own = visibleDay(page);
  const inTimes = times
    .filter((time) => time.attribs.datetime?.trim() && own.includes(oneLine($(time).text()) || '-'))
    .map(({ attribs }) => `time: ${attribs.datetime}`);
  const items = listed([...inJson, ...inMeta, ...inItems, ...inTimes]);
  return items.length > 0 ? { outcome: 'found', items } : { outcome: 'not found' };
};
