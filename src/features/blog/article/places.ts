import type { CheerioAPI } from 'cheerio';

type Block = ReturnType<CheerioAPI>;

/** Part of the text at which the next step stands at the latest. */
const NEXT_STEP_SHARE = 0.2;
/** Parts of the text at which its asks stand: one in each half, none beside the next step or the end. */
const ASK_SHARES = [0.45, 0.85] as const;
/** The end of a section is worth so much of a better distance. */
const SECTION_END_SHARE = 0.05;

/**
 * Whether something may stand between two blocks: at the end of a section, or between paragraphs; not between words and
 * what they announce, nor between a list or a table and what is said about it.
 */
function mayDivide(before: Block, after: Block) {
  if (before.is('h2, h3, h4')) return false;
  if (after.is('h2')) return true;
  return before.is('p, blockquote') && after.is('p') && !before.text().trim().endsWith(':');
}

/** A place between two blocks: before which block, how far into the text (0 to 1), and whether a section ends there. */
type Gap = { before: number; at: number; endsSection: boolean };

function gapsOf($: CheerioAPI): Gap[] {
  const blocks = $.root()
    .children()
    .toArray()
    .map((element) => $(element));
  const lengths = blocks.map((block) => block.text().trim().length);
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let read = 0;
  return blocks.flatMap((block, before) => {
    const gap = { before, at: read / whole, endsSection: block.is('h2') };
    read += lengths[before] ?? 0;
    const last = blocks[before - 1];
    return last && mayDivide(last, block) ? [gap] : [];
  });
}

/** The place nearest to a part of the text, at the end of a section if one is near. */
function nearest(gaps: readonly Gap[], share: number) {
  const distance = ({ at, endsSection }: Gap) => Math.abs(at - share) - (endsSection ? SECTION_END_SHARE : 0);
  return gaps.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Where something is put into an article: before which of its blocks, counted from 0. */
export type ArticlePlaces = { nextStep: number | undefined; asks: number[] };

/** Where the next step of an article stands, within its first fifth, and after it an ask in each half, where there is room. */
export function articlePlaces($: CheerioAPI): ArticlePlaces {
  const gaps = gapsOf($);
  const step = gaps.findLast(({ at }) => at <= NEXT_STEP_SHARE) ?? gaps[0];
  let last = step?.before ?? 0;
  const asks = ASK_SHARES.flatMap((share) => {
    // a block or two between each of them
    const found = nearest(
      gaps.filter(({ before }) => before > last + 2),
      share,
    );
    if (!found) return [];
    last = found.before;
    return [found.before];
  });
  return { nextStep: step?.before, asks };
}
