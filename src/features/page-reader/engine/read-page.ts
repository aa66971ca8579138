import type {
  CheckId,
  CheckLine,
  CheckResult,
  FetchInfo,
  PageReading,
  UnreadReason,
} from '../reading.ts';
import { headChecks, textChecks } from './first-read.ts';
import { markupChecks } from './markup.ts';
import { Page } from './page.ts';
import { findForwardTarget, hasTextWithoutScripts, isShell, reachChecks } from './reach.ts';
import { OUTLINE_MAX, quoteAll, shortenQuote } from './text.ts';
import { TooLarge } from './tree.ts';

export type PageResult = { reading: PageReading } | { unread: UnreadReason; to?: string };

/** Checks of the text are skipped if scripts create the page. */
const TEXT_CHECKS = { ...textChecks, ...markupChecks };
const ALL_CHECKS: Record<CheckId, (page: Page) => CheckResult> = {
  ...reachChecks,
  ...headChecks,
  ...TEXT_CHECKS,
};

function runChecks(page: Page): CheckLine[] {
  const isEmpty = isShell(page);
  const skipped: CheckResult = { reason: page.hasScripts ? 'scripts' : 'no-text' };
  return (Object.keys(ALL_CHECKS) as CheckId[]).map((id) => {
    const result = isEmpty && id in TEXT_CHECKS ? skipped : ALL_CHECKS[id](page);
    const { quote, note, items, ...rest } = result;
    return {
      id,
      outcome: rest.reason ? 'cannot tell' : 'found',
      ...rest,
      ...(quote && { quote: shortenQuote(quote) }),
      ...(note && { note: shortenQuote(note) }),
      ...(items && { items: quoteAll(items) }),
    };
  });
}

/** Returns whether an address belongs to SiteGround's bot wall. */
export const isBotWall = (address: string) => address.includes('/.well-known/sgcaptcha/');

/** The content of noscript is read, too, if the page has almost no other text. Errors: TooLarge. */
function parsePage(pieces: Iterable<string>, fetched: FetchInfo | undefined, readAt: Date): Page {
  const page = new Page(pieces, fetched, readAt, true);
  if (!isShell(page) || !page.hasNoscript) return page;
  const pageWithoutScripts = new Page(pieces, fetched, readAt, false);
  return hasTextWithoutScripts(pageWithoutScripts) ? pageWithoutScripts : page;
}

/** The function may read `pieces` twice. It uses no network and saves nothing. */
export function readPage(
  pieces: Iterable<string>,
  fetched: FetchInfo | undefined,
  readAt: Date,
): PageResult {
  let page: Page;
  try {
    page = parsePage(pieces, fetched, readAt);
  } catch (error) {
    if (error instanceof TooLarge) return { unread: 'too-large' };
    throw error;
  }
  const to = findForwardTarget(page);
  if (to !== undefined) return isBotWall(to) ? { unread: 'challenge' } : { unread: 'forwards', to };
  if (page.isFrameset) return { unread: 'frames' };
  const outline = page.headings.slice(0, OUTLINE_MAX).map(({ level, text, skips }) => ({
    level,
    text: shortenQuote(text),
    ...(skips && { skips }),
  }));
  return {
    reading: {
      ...(fetched && { url: fetched.url }),
      at: readAt.toISOString(),
      words: page.words,
      lines: runChecks(page),
      outline,
    },
  };
}
