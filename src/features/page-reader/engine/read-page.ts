import type { CheckId, CheckLine, FoundLine, PageReading, UnreadReason } from '../reading.ts';
import { description, h1, opening, outlineOf, skippedLevel, title } from './first-read.ts';
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
  blockedCrawlers,
  canonicalElsewhere,
  emptyShell,
  type FetchInfo,
  forwardOf,
  isShell,
  noindex,
  status,
} from './reach.ts';
import { OUTLINE_MAX } from './text.ts';
import { TooLarge } from './tree.ts';

export type PageResult = { reading: PageReading } | { unread: UnreadReason; to?: string };

/** The checks that are also made on a page that scripts build. */
const OF_A_SHELL = new Set<CheckId>([
  'status',
  'crawlers-shut-out',
  'noindex',
  'canonical-elsewhere',
  'empty-shell',
  'title',
  'description',
]);

function linesOf(page: Page, fetched: FetchInfo | undefined, at: Date): CheckLine[] {
  const ofFetched = (check: (fetched: FetchInfo) => FoundLine): FoundLine =>
    fetched ? check(fetched) : { outcome: 'cannot tell', reason: 'pasted' };
  const checks: Record<CheckId, (page: Page) => FoundLine> = {
    status: () => ofFetched(status),
    'crawlers-shut-out': () => ofFetched(blockedCrawlers),
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
  return (Object.keys(checks) as CheckId[]).map((id) =>
    isEmpty && !OF_A_SHELL.has(id)
      ? { id, outcome: 'cannot tell', reason }
      : { id, ...checks[id](page) },
  );
}

/** Returns whether an address is that of SiteGround's bot wall. */
export const isBotWall = (address: string) => address.includes('/.well-known/sgcaptcha/');

/** Checks a page, whose HTML comes in pieces. Has no network and saves nothing. */
export function readPage(
  pieces: Iterable<string>,
  fetched: FetchInfo | undefined,
  at: Date,
): PageResult {
  let page: Page;
  try {
    page = new Page(pieces);
  } catch (error) {
    if (error instanceof TooLarge) return { unread: 'too-large' };
    throw error;
  }
  const to = forwardOf(page, fetched);
  if (to !== undefined) return isBotWall(to) ? { unread: 'challenge' } : { unread: 'forwards', to };
  if (page.isFrameset) return { unread: 'frames' };
  return {
    reading: {
      ...(fetched && { url: fetched.url }),
      at: at.toISOString(),
      words: page.words,
      lines: linesOf(page, fetched, at),
      outline: outlineOf(page).slice(0, OUTLINE_MAX),
    },
  };
}
