import { roman } from '../../src/text/roman.ts';
import { type Block, beside, rule, spaced, stack } from './block.ts';
import { words } from './blocks/text.ts';
import { COLOR, FULL_WIDTH, MAIN_WIDTH, RAIL, TEXT } from './design.ts';
import type { Paper } from './paper.ts';

/** A heading that stands in the bookmarks, and in the list of contents when it is of the first level. */
export type Entry = { title: string; level: 1 | 2; id: string };
/** A block, and the entry that starts with it. */
export type Part = { block: Block; entry?: Entry };
export type Chapter = {
  /** Starts on a page of its own. */
  startsPage: boolean;
  parts: Part[];
};

const RULE = 1.5;
/** Space between chapters that share a page. */
const CHAPTER_ABOVE = 30;

export type Opening = { number: number; label: string; heading: string; id: string };

/** Opens a chapter: ink rule, numeral and label in the rail, the statement beside them. */
export function opening(paper: Paper, { number, label, heading, id }: Opening): Part {
  const rail = stack([
    words(paper, `${roman(number)}.`, TEXT.numeral, { width: RAIL.width }),
    words(paper, label, TEXT.caption, { width: RAIL.width }),
  ]);
  const statement = words(paper, heading, TEXT.chapter, { width: MAIN_WIDTH, tag: 'H2', isBalanced: true });
  const block = stack([
    rule(FULL_WIDTH, RULE, COLOR.ink),
    spaced(
      9,
      beside([
        { at: 0, block: rail },
        { at: RAIL.main, block: statement },
      ]),
    ),
  ]);
  return {
    block: { ...block, above: CHAPTER_ABOVE, keepWithNext: true },
    entry: { title: heading, level: 1, id },
  };
}

/** Blocks in the text column; the narrow column stays free, or holds this beside the first of them. */
export function mainColumn(blocks: readonly Block[], aside?: Block): Part[] {
  return blocks.map((block, index) => ({
    block: {
      ...beside(
        [...(index === 0 && aside ? [{ at: 0, block: aside }] : []), { at: RAIL.main, block }],
        block.above,
      ),
      ...(block.keepWithNext ? { keepWithNext: true } : {}),
    },
  }));
}

/** Blocks over the whole width. */
export const fullWidth = (blocks: readonly Block[]): Part[] => blocks.map((block) => ({ block }));
