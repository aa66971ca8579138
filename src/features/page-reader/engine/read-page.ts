import {
  CHECK_IDS,
  type CheckId,
  type CheckLine,
  type CheckResult,
  type FetchInfo,
  type PageReading,
  type UnreadReason,
} from '../reading.ts';
import { headChecks, textChecks } from './first-read.ts';
import { linkChecks, markupChecks } from './markup.ts';
import { Page } from './page.ts';
import { findForwardTarget, hasTextWithoutScripts, isShell, reachChecks } from './reach.ts';
import { OUTLINE_MAX, quoteAll, shortenQuote } from './text.ts';
import { TooLarge } from './tree.ts';

export type PageResult = { reading: PageReading } | { unread: UnreadReason; to?: string };

const TEXT_CHECKS = { ...textChecks, ...linkChecks, ...markupChecks };
const ALL_CHECKS: Record<CheckId, (page: Page) => CheckResult> = {
  ...reachChecks,
  ...headChecks,
  ...TEXT_CHECKS,
};

function skipReason(id: CheckId, page: Page): CheckResult['reason'] {
  if (id in TEXT_CHECKS && isShell(page)) return page.hasScripts ? 'scripts' : 'no-text';
  const isReadInPart = page.hasItemref || page.jsonLd.some(({ error }) => error);
  if (id in markupChecks && isReadInPart) return 'markup-in-part';
  return undefined;
}

function runCheck(id: CheckId, page: Page): CheckLine {
  const reason = skipReason(id, page);
  const result = reason ? { reason } : ALL_CHECKS[id](page);
  const { quote, note, items, ...rest } = result;
  return {
    id,
    outcome: rest.reason ? 'cannot tell' : 'found',
    ...rest,
    ...(quote && { quote: shortenQuote(quote) }),
    ...(note && { note: shortenQuote(note) }),
    ...(items && { items: quoteAll(items) }),
  };
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
      lines: CHECK_IDS.map((id) => runCheck(id, page)),
      outline,
    },
  };
}
