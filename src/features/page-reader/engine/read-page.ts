import { CHECK_IDS, CHECKS, type CheckId } from '../checks.ts';
import type { Line, Reading } from '../reading.ts';
import { PAGE_DATES } from './dates.ts';
import type { Check, Fetched } from './facts.ts';
import { quoted } from './facts.ts';
import { FIRST_READ } from './first-read.ts';
import { HEADINGS } from './headings.ts';
import { LAW } from './law.ts';
import { MARKUP } from './markup.ts';
import { pageOf } from './page.ts';
import { pasteFor } from './paste.ts';
import { isShell, READABLE } from './readable.ts';
import { SPEAKER } from './speaker.ts';

const ALL: Record<CheckId, Check> = {
  ...FIRST_READ,
  ...READABLE,
  ...MARKUP,
  ...SPEAKER,
  ...PAGE_DATES,
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
    outline: page.headings.slice(0, OUTLINE_MAX).map(({ level, text }) => ({ level, text: quoted(text) })),
    ...(!shell && { paste: pasteFor(facts) }),
  };
}
