import type { CheerioAPI } from 'cheerio';
import { isStacked } from '../../../ui/prose-tables.ts';

type Block = ReturnType<CheerioAPI>;

/** A phone's line of running text, of a heading and of a cell: characters in it, and its height in px. */
const LINE = {
  text: { characters: 37, height: 31 },
  item: { characters: 33, height: 31 },
  heading: { characters: 26, height: 30 },
  cell: { characters: 30, height: 22 },
} as const;
/** Space under a block, around a heading, an item, a row and a cell that stands by itself, in px. */
const SPACE = { block: 24, heading: 38, item: 12, row: 24, cell: 14 } as const;

/** Part of the text's height at which the next step stands at the latest, and the most px before it. */
const NEXT_STEP = { share: 0.25, px: 2_300 } as const;
/** Most text between two asks, in px: on a phone five screens of 844 px, with room for the asks and a wrong guess. */
const BETWEEN_ASKS_PX = 3_700;
/** From the end of the text to the way to ask under the author, in px. */
const AUTHOR_PX = 1_050;
/** The end of a section is worth so many px of a better distance. */
const SECTION_END_PX = 500;

const lines = (text: string, characters: number) => Math.ceil(text.trim().length / characters);

/** Rows with many cells are stacked, one cell under another; those with few are as high as their longest. */
function tableHeight($: CheerioAPI, table: Block) {
  const columns = table.find('thead th').length;
  const { characters, height } = LINE.cell;
  const rows = table.find('tr').toArray();
  const textsOf = (cells: Block) => cells.toArray().map((cell) => $(cell).text());
  const stacked = isStacked(columns, textsOf(table.find('td')));
  const heights = rows.map((row) => {
    const texts = textsOf($(row).children());
    if (!stacked) {
      const each = texts.map((text) => lines(text, characters / Math.max(columns - 1, 1)));
      return Math.max(...each) * height;
    }
    return texts.reduce((sum, text) => sum + lines(text, characters) * height + SPACE.cell, 0);
  });
  return heights.reduce((sum, each) => sum + each + SPACE.row, SPACE.block * 2);
}

/** Height of a block of an article on a phone, in px, as near as its words tell. */
function phoneHeight($: CheerioAPI, block: Block): number {
  const height = (text: string, { characters, height: each }: (typeof LINE)[keyof typeof LINE]) =>
    lines(text, characters) * each;
  if (block.is('table')) return tableHeight($, block);
  if (block.is('h2, h3')) return height(block.text(), LINE.heading) + SPACE.heading;
  const items = block.is('ul, ol') ? block.children('li').toArray() : [];
  if (items.length === 0) return height(block.text(), LINE.text) + SPACE.block;
  const heights = items.map((item) => height($(item).text(), LINE.item) + SPACE.item);
  return heights.reduce((sum, each) => sum + each, SPACE.block);
}

/**
 * Whether something may stand between two blocks: at the end of a section, or between paragraphs; not between words and
 * what they announce, nor between a list or a table and what is said about it.
 */
function mayDivide(before: Block, after: Block) {
  if (before.is('h2, h3, h4')) return false;
  if (after.is('h2')) return true;
  return before.is('p, blockquote') && after.is('p') && !before.text().trim().endsWith(':');
}

/** A place between two blocks: before which block, how far down it lies, and whether a section ends there. */
type Gap = { before: number; at: number; endsSection: boolean };

function gapsOf($: CheerioAPI): { gaps: Gap[]; height: number } {
  const blocks = $.root()
    .children()
    .toArray()
    .map((element) => $(element));
  let at = 0;
  const gaps: Gap[] = [];
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before && mayDivide(before, block)) gaps.push({ before: index, at, endsSection: block.is('h2') });
    at += phoneHeight($, block);
  }
  return { gaps, height: at };
}

/** The place nearest to a height, at the end of a section if one is near, and no farther down than the limit. */
function nearest(gaps: readonly Gap[], target: number, limit: number) {
  const distance = (gap: Gap) => Math.abs(gap.at - target) - (gap.endsSection ? SECTION_END_PX : 0);
  const near = gaps.filter(({ at }) => at <= limit);
  return (near.length ? near : gaps.slice(0, 1)).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Where something is put into an article: before which of its blocks, counted from 0. */
export type ArticlePlaces = { nextStep: number | undefined; asks: number[] };

/**
 * Where the next step and the asks of an article stand: the next step within the first quarter, then as many asks at even distances as it takes
 * that a reader with a phone is never farther than five screens from one; under the author's card there is another.
 */
export function articlePlaces($: CheerioAPI): ArticlePlaces {
  const { gaps, height } = gapsOf($);
  const limit = Math.min(height * NEXT_STEP.share, NEXT_STEP.px);
  const step = gaps.findLast(({ at }) => at <= limit) ?? gaps[0];
  const asks: number[] = [];
  let last = step?.at ?? 0;
  for (;;) {
    const left = height + AUTHOR_PX - last;
    const parts = Math.ceil(left / BETWEEN_ASKS_PX);
    const further = gaps.filter(({ at }) => at > last);
    const found = parts > 1 && nearest(further, last + left / parts, last + BETWEEN_ASKS_PX);
    if (!found) return { nextStep: step?.before, asks };
    asks.push(found.before);
    last = found.at;
  }
}
