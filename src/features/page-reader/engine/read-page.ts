import type {
  CheckId,
  CheckLine,
  FetchInfo,
  FoundLine,
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

/** All checks in the order of CHECKS. Those of the text are skipped if scripts create the page. */
const OF_THE_TEXT = { ...textChecks, ...markupChecks };
const ALL: Record<CheckId, (page: Page) => FoundLine> = {
  ...reachChecks,
  ...headChecks,
  ...OF_THE_TEXT,
};

function linesOf(page: Page): CheckLine[] {
  const isEmpty = isShell(page);
  const unmade: FoundLine = { reason: page.hasScripts ? 'scripts' : 'no-text' };
  return (Object.keys(ALL) as CheckId[]).map((id) => {
    const found = isEmpty && id in OF_THE_TEXT ? unmade : ALL[id](page);
    const { quote, note, items, ...rest } = found;
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

/** Reads a page, also the text in noscript if the rest has almost none. Errors: TooLarge. */
function pageOf(pieces: Iterable<string>, fetched: FetchInfo | undefined, at: Date): Page {
  const page = new Page(pieces, fetched, at, true);
  if (!isShell(page) || !page.hasNoscript) return page;
  const bare = new Page(pieces, fetched, at, false);
  return hasTextWithoutScripts(bare) ? bare : page;
}

/** Checks a page, whose HTML comes in pieces, and may read them twice. It uses no network and saves nothing. */
export function readPage(
  pieces: Iterable<string>,
  fetched: FetchInfo | undefined,
  at: Date,
): PageResult {
  let page: Page;
  try {
    page = pageOf(pieces, fetched, at);
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
      at: at.toISOString(),
      words: page.words,
      lines: linesOf(page),
      outline,
    },
  };
}
