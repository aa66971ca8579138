import {
  CHECK_IDS,
  type CheckId,
  type CheckLine,
  type CheckResult,
  type FetchInfo,
  type PageReport,
  type UnreadReason,
} from '../reading.ts';
import { linkChecks, markupChecks } from './markup.ts';
import { Page } from './page.ts';
import { findForwardTarget, hasTextWithoutScripts, isShell, reachChecks } from './reach.ts';
import { MAX_OUTLINE, quoteAll, shortenQuote } from './text.ts';

export type PageResult = { reading: PageReport } | { unread: UnreadReason; to?: string };

function findMainHeading({ headings }: Page) {
  const candidates = headings.filter(({ level }) => level === 1);
  return {
    count: candidates.length,
    mainHeading: candidates.find(({ isHidden }) => !isHidden) ?? candidates[0],
  };
}

function checkOpening(page: Page): CheckResult {
  const { mainHeading } = findMainHeading(page);
  if (!mainHeading) return { reason: 'no-h1' };
  const blocks = page.blocks.slice(mainHeading.nextBlock);
  const quote = blocks.find(({ isProse }) => isProse)?.text;
  if (quote) return { quote };
  // Text in a table, a list or a form is not prose, but the page has a text.
  const hasText = blocks.some(({ isHeading, isAside }) => !isHeading && !isAside);
  return hasText ? { outcome: 'not found' } : { outcome: 'not found', problem: 'no-opening' };
}

const headChecks = {
  title: ({ title: quote }: Page): CheckResult =>
    quote ? { quote } : { outcome: 'not found', problem: 'no-title' },

  description({ metas }: Page): CheckResult {
    const quote = metas.find(({ name }) => name === 'description')?.content;
    return quote ? { quote } : { outcome: 'not found', problem: 'no-description' };
  },
};

const textChecks = {
  h1(page: Page): CheckResult {
    const { mainHeading, count } = findMainHeading(page);
    if (!mainHeading) return { outcome: 'not found', problem: 'no-h1' };
    const note = count > 1 ? `${count} of them` : undefined;
    return { quote: mainHeading.text, note };
  },

  opening: checkOpening,

  'skipped-level'({ headings }: Page): CheckResult {
    const items = headings.flatMap(({ level, text, skips }) =>
      skips ? [`h${skips} to h${level}: ${text}`] : [],
    );
    if (items.length === 0) return { outcome: 'not found' };
    return { problem: 'skipped-level', items };
  },
};

/** These checks are skipped if scripts create the page. */
const TEXT_CHECKS = { ...textChecks, ...linkChecks, ...markupChecks };
const ALL_CHECKS: Record<CheckId, (page: Page) => CheckResult> = {
  ...reachChecks,
  ...headChecks,
  ...TEXT_CHECKS,
};

function skipReason(id: CheckId, page: Page): CheckResult['reason'] {
  if (id in TEXT_CHECKS && isShell(page)) return page.hasScripts ? 'scripts' : 'no-text';
  const isReadInPart = page.hasItemref || page.jsonLd.some(({ error }) => error);
  if (id in markupChecks && isReadInPart) return 'broken-markup';
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

/**
 * Reads a page from `pieces`, which may be read twice. It uses no network and saves nothing.
 * Throws a RangeError for a page that is too large.
 */
export function readPage(
  pieces: Iterable<string>,
  fetchInfo: FetchInfo | undefined,
  readAt: Date,
): PageResult {
  let page = new Page(pieces, fetchInfo, readAt, true);
  if (isShell(page) && page.hasNoscript) {
    const pageWithoutScripts = new Page(pieces, fetchInfo, readAt, false);
    if (hasTextWithoutScripts(pageWithoutScripts)) page = pageWithoutScripts;
  }
  const to = findForwardTarget(page);
  if (to !== undefined) return isBotWall(to) ? { unread: 'challenge' } : { unread: 'forwards', to };
  if (page.isFrameset) return { unread: 'frames' };
  const outline = page.headings.slice(0, MAX_OUTLINE).map(({ level, text, skips }) => ({
    level,
    text: shortenQuote(text),
    ...(skips && { skips }),
  }));
  return {
    reading: {
      ...(fetchInfo && { url: fetchInfo.url }),
      at: readAt.toISOString(),
      words: page.texts.join(' ').split(' ').length,
      lines: CHECK_IDS.map((id) => runCheck(id, page)),
      outline,
    },
  };
}
