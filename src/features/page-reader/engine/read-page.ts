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
import { forwardOf, hasTextWithoutScripts, isShell, reachChecks } from './reach.ts';
import { listed, OUTLINE_MAX, quoted } from './text.ts';
import { TooLarge } from './tree.ts';

export type PageResult = { reading: PageReading } | { unread: UnreadReason; to?: string };

/** Checks of the text are skipped if scripts create the page. */
const TEXT_CHECKS = { ...textChecks, ...markupChecks };
const ALL_CHECKS: Record<CheckId, (page: Page) => CheckResult> = {
  ...reachChecks,
  ...headChecks,
  ...TEXT_CHECKS,
};

function linesOf(page: Page): CheckLine[] {
  const isEmpty = isShell(page);
  const skipped: CheckResult = { reason: page.hasScripts ? 'scripts' : 'no-text' };
  return (Object.keys(ALL_CHECKS) as CheckId[]).map((id) => {
    const result = isEmpty && id in TEXT_CHECKS ? skipped : ALL_CHECKS[id](page);
    const { quote, note, items, ...rest } = result;
    return {
      id,
      outcome: rest.reason ? 'cannot tell' : 'found',
      ...rest,
      ...(quote && { quote: quoted(quote) }),
      ...(note && { note: quoted(note) }),
      ...(items && { items: listed(items) }),
    };
  });
}

/** Returns whether an address belongs to SiteGround's bot wall. */
export const isBotWall = (address: string) => address.includes('/.well-known/sgcaptcha/');

/** Also reads noscript if the rest has almost no text. Errors: TooLarge. */
function pageOf(pieces: Iterable<string>, fetched: FetchInfo | undefined, readAt: Date): Page {
  const page = new Page(pieces, fetched, readAt, true);
  if (!isShell(page) || !page.hasNoscript) return page;
  const pageWithoutScripts = new Page(pieces, fetched, readAt, false);
  return hasTextWithoutScripts(pageWithoutScripts) ? pageWithoutScripts : page;
}

/** It may read `pieces` twice, uses no network and saves nothing. */
export function readPage(
  pieces: Iterable<string>,
  fetched: FetchInfo | undefined,
  readAt: Date,
): PageResult {
  let page: Page;
  try {
    page = pageOf(pieces, fetched, readAt);
  } catch (error) {
    if (error instanceof TooLarge) return { unread: 'too-large' };
    throw error;
  }
  const to = forwardOf(page);
  if (to !== undefined) return isBotWall(to) ? { unread: 'challenge' } : { unread: 'forwards', to };
  if (page.isFrameset) return { unread: 'frames' };
  const outline = page.headings.slice(0, OUTLINE_MAX).map(({ level, text, skips }) => ({
    level,
    text: quoted(text),
    ...(skips && { skips }),
  }));
  return {
    reading: {
      ...(fetched && { url: fetched.url }),
      at: readAt.toISOString(),
      words: page.words,
      lines: linesOf(page),
      outline,
    },
  };
}
