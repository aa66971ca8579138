import { CHECK_IDS, type CheckId } from '../checks.ts';
import { type Line, OUTLINE_MAX, type Reading, type Unread } from '../reading.ts';
import type { Fetched, FoundLine } from './facts.ts';
import { description, h1, opening, skippedLevel, title } from './first-read.ts';
import { MarkupChecks } from './markup.ts';
import { type Page, pageOf } from './page.ts';
import {
  canonicalElsewhere,
  crawlersShutOut,
  emptyShell,
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
  const markup = new MarkupChecks(page, at);
  const checks: Record<CheckId, () => FoundLine> = {
    status: () => status(fetched),
    redirects: () => redirects(fetched),
    'crawlers-shut-out': () => crawlersShutOut(fetched),
    noindex: () => noindex(page, fetched),
    'canonical-elsewhere': () => canonicalElsewhere(page, fetched),
    'empty-shell': () => emptyShell(page),
    title: () => title(page),
    description: () => description(page),
    h1: () => h1(page),
    opening: () => opening(page),
    'skipped-level': () => skippedLevel(page),
    'json-ld-broken': () => markup.broken(),
    'markup-types': () => markup.types(),
    'questions-in-markup': () => markup.questions(),
    'markup-differs': () => markup.phone(),
    'call-links': () => markup.callLinks(),
    'author-markup': () => markup.author(),
    'date-markup': () => markup.dates(),
  };
  const isEmpty = isShell(page);
  const reason = page.hasScripts ? 'scripts' : 'no-text';
  return CHECK_IDS.map((id): Line => {
    if (isEmpty && !OF_A_SHELL.has(id)) return { id, outcome: 'cannot tell', reason };
    return { id, ...checks[id]() };
  });
}

/** Where SiteGround sends a program to show that it is a person. */
export const isWall = (address: string) => address.includes('/.well-known/sgcaptcha/');

/** Everything that is found on a page, out of its HTML and how it came. It has no network and saves nothing. */
export function readPage(html: string, fetched: Fetched | undefined, at: Date): PageResult {
  let page: Page;
  try {
    page = pageOf(html);
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
