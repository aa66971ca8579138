import { CHECK_IDS, CHECKS, type CheckId } from '../checks.ts';
import type { Line, Paste, Reading } from '../reading.ts';
import { type Check, type Facts, type Fetched, PHONE, quoted } from './facts.ts';
import { FIRST_READ, HEADINGS } from './first-read.ts';
import { markupBlocks, textOf, thingsIn, typesOf } from './json-ld.ts';
import { LAW } from './law.ts';
import { MARKUP } from './markup.ts';
import { type Page, pageOf } from './page.ts';
import { isShell, READABLE } from './readable.ts';
import { lawyerIn, SPEAKER } from './speaker.ts';

/** A longer block is not given back. */
const REPAIRED_MAX = 60_000;

/** The firm as the page names it: what its own markup or its sharing title says, where that is in sight. */
function firmName(page: Page) {
  const named = [
    page.$('meta[property="og:site_name"]').attr('content') ?? '',
    ...thingsIn(markupBlocks(page))
      .filter((thing) =>
        typesOf(thing).some((type) =>
          /Organization|LegalService|LocalBusiness|Attorney/.test(type),
        ),
      )
      .map(({ name }) => textOf(name)),
  ];
  return named.map((name) => name.trim()).find((name) => name && page.text.includes(name));
}

/** As `script` elements take it: nothing in it can end the element. */
const asMarkup = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/** Structured data of what the page shows, and what it lacks for more; what belongs to what is a guess. */
function markupOf({ page, fetched }: Facts): Pick<Paste, 'jsonLd' | 'leftOut'> {
  const leftOut: string[] = [];
  const or = <T>(value: T | undefined, missing: string) => {
    if (value === undefined) leftOut.push(missing);
    return value;
  };
  const lawyer = lawyerIn(page);
  const phone = [...page.text.matchAll(PHONE)][0]?.[0].trim();
  const admission = SPEAKER.admission({ page, fetched });
  const bar = SPEAKER['bar-number']({ page, fetched });
  const url = fetched?.url ?? page.$('link[rel~=canonical][href]').first().attr('href');
  const name = or(lawyer?.name, 'the name of a lawyer');
  if (admission.outcome !== 'found') leftOut.push('where the lawyer is admitted');
  if (bar.outcome !== 'found') leftOut.push('a bar number');
  const firm = or(firmName(page), 'the name of the firm, as its markup has it');
  const telephone = or(phone, 'a phone number');
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    ...(url && { url }),
    name: page.headings.find(({ level }) => level === 1)?.text ?? page.title,
    ...(name && {
      author: {
        '@type': 'Person',
        name,
        jobTitle: 'Attorney',
        ...(bar.outcome === 'found' && bar.quote && { identifier: bar.quote }),
      },
    }),
    ...(firm && {
      publisher: { '@type': 'LegalService', name: firm, ...(telephone && { telephone }) },
    }),
  };
  return { jsonLd: asMarkup(markup), leftOut };
}

/** What can be copied into the page: names and numbers that stand on it. */
function pasteFor(facts: Facts): Paste {
  const { page } = facts;
  const repaired = markupBlocks(page).flatMap(({ number, mended, broken }) => {
    const text = broken && mended !== undefined ? asMarkup(mended) : '';
    return text && text.length <= REPAIRED_MAX ? [{ block: number, text }] : [];
  });
  return {
    ...markupOf(facts),
    repaired: repaired.slice(0, 10),
  };
}

const ALL: Record<CheckId, Check> = {
  ...FIRST_READ,
  ...READABLE,
  ...MARKUP,
  ...SPEAKER,
  ...LAW,
  ...HEADINGS,
};
/** Headings that are listed. */
const OUTLINE_MAX = 200;

/** Where scripts make the page, only how it comes and its title can be told; the rest is not missing, it is not there yet. */
const tellsOfShell = (id: CheckId) => CHECKS[id].group === 'readable' || id === 'title';

/** Everything that is found on a page, out of its HTML and how it came. It asks nobody and keeps nothing. */
export function readPage(html: string, fetched: Fetched | undefined, at: Date): Reading {
  const page = pageOf(html);
  const facts = { page, fetched };
  const shell = isShell(page);
  const lines = CHECK_IDS.map((id): Line => {
    if (shell && !tellsOfShell(id)) return { id, outcome: 'cannot tell' };
    return { id, ...ALL[id](facts) };
  });
  return {
    ...(fetched && { url: fetched.url }),
    at: at.toISOString(),
    words: page.words,
    sentences: page.sentences.length,
    lines,
    outline: page.headings
      .slice(0, OUTLINE_MAX)
      .map(({ level, text }) => ({ level, text: quoted(text) })),
    ...(!shell && { paste: pasteFor(facts) }),
  };
}
