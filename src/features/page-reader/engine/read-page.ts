import { CHECK_IDS, CHECKS, type CheckId } from '../checks.ts';
import type { Line, Paste, Reading } from '../reading.ts';
import { AUTHOR } from './author.ts';
import { type Check, type Facts, type Fetched, quoted } from './facts.ts';
import { FIRST_READ, HEADINGS } from './first-read.ts';
import { markupBlocks } from './json-ld.ts';
import { MARKUP } from './markup.ts';
import { pageOf } from './page.ts';
import { isShell, READABLE } from './readable.ts';

/** A longer block is not given back. */
const REPAIRED_MAX = 60_000;

/** As `script` elements take it: nothing in it can end the element. */
const asMarkup = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/** What can be copied into the page: blocks of its markup, mended. */
function pasteFor({ page }: Facts): Paste {
  const repaired = markupBlocks(page).flatMap(({ number, mended, broken }) => {
    const text = broken && mended !== undefined ? asMarkup(mended) : '';
    return text && text.length <= REPAIRED_MAX ? [{ block: number, text }] : [];
  });
  return { repaired: repaired.slice(0, 10) };
}

const ALL: Record<CheckId, Check> = {
  ...FIRST_READ,
  ...READABLE,
  ...MARKUP,
  ...AUTHOR,
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
