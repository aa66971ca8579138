import { CHECK_IDS, type CheckId } from '../checks.ts';
import { type FoundLine, type Line, OUTLINE_MAX, type Reading, type Unread } from '../reading.ts';
import { description, h1, opening, skippedLevel, title } from './first-read.ts';
import {
  author,
  brokenJsonLd,
  callLinks,
  dates,
  markupPhone,
  markupTypes,
  questions,
} from './markup.ts';
import { Page } from './page.ts';
import {
  canonicalElsewhere,
  crawlersShutOut,
  emptyShell,
  type Fetched,
  forwardOf,
  hasFewWords,
  isShell,
  noindex,
  redirects,
  status,
} from './reach.ts';
import { quoted } from './text.ts';
import { TooLarge } from './tree.ts';

export type PageResult = { reading: Reading } | { unread: Unread; to?: string };

/** What can be known of a page that scripts build. */
const OF_A_SHELL = new Set<CheckId>([
  'status',
  'redirects',
  'crawlers-shut-out',
  'noindex',
  'canonical-elsewhere',
  'empty-shell',
  'title',
  'description',
]);

function linesOf(page: Page, fetched: Fetched | undefined, at: Date): Line[] {
  const ofAnswer = (check: (fetched: Fetched) => FoundLine): FoundLine =>
    fetched ? check(fetched) : { outcome: 'cannot tell', reason: 'pasted' };
  const checks: Record<CheckId, (page: Page) => FoundLine> = {
    status: () => ofAnswer(status),
    redirects: () => ofAnswer(redirects),
    'crawlers-shut-out': () => ofAnswer(crawlersShutOut),
    noindex: () => noindex(page, fetched),
    'canonical-elsewhere': () => canonicalElsewhere(page, fetched),
    'empty-shell': emptyShell,
    title,
    description,
    h1,
    opening,
    'skipped-level': skippedLevel,
    'json-ld-broken': brokenJsonLd,
    'markup-types': markupTypes,
    'questions-in-markup': questions,
    'markup-differs': markupPhone,
    'call-links': callLinks,
    'author-markup': author,
    'date-markup': () => dates(page, at),
  };
  const isEmpty = isShell(page);
  const reason = page.hasScripts ? 'scripts' : 'no-text';
  return CHECK_IDS.map((id): Line => {
    if (isEmpty && !OF_A_SHELL.has(id)) return { id, outcome: 'cannot tell', reason };
    return { id, ...checks[id](page) };
  });
}

/** Where SiteGround sends a program to show that it is a person. */
export const isWall = (address: string) => address.includes('/.well-known/sgcaptcha/');

/** Everything that is found on a page, out of its HTML and how it came. It has no network and saves nothing. */
export function readPage(html: string, fetched: Fetched | undefined, at: Date): PageResult {
  let page: Page;
  try {
    page = new Page(html);
  } catch (error) {
    if (error instanceof TooLarge) return { unread: 'too-large' };
    throw error;
  }
  const to = forwardOf(page, fetched);
  if (to !== undefined) return isWall(to) ? { unread: 'challenge' } : { unread: 'forwards', to };
  const isFramed = hasFewWords(page) && page.hasFrames && !page.hasScripts && !page.headings.length;
  if (page.isFrameset || isFramed) return { unread: 'frames' };
  const outline = page.headings
    .slice(0, OUTLINE_MAX)
    .map(({ level, text }) => ({ level, text: quoted(text) }));
  return {
    reading: {
      ...(fetched && { url: fetched.url }),
      at: at.toISOString(),
      words: page.words,
      lines: linesOf(page, fetched, at),
      outline,
    },
  };
}
