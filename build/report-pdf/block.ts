import type { Paper, Tag } from './paper.ts';

/** Left top corner of a block on its page, and the element it belongs to. */
export type Spot = { x: number; y: number; parent: Tag };

/** A part of the report that stands on one page. */
export type Block = {
  height: number;
  /** Space over it; none at the top of a page. */
  above?: number;
  /** Never the last on its page: a heading stays with what it announces. */
  keepWithNext?: boolean;
  /** Left out where its page has no room for it. */
  isOptional?: boolean;
  draw(paper: Paper, spot: Spot): void;
};

const aboveOf = ({ above = 0 }: Block) => above;

/** Blocks below each other as one that no page end divides. */
export function stack(blocks: readonly Block[], above = 0): Block {
  const height = blocks.reduce((sum, block, index) => sum + block.height + (index ? aboveOf(block) : 0), 0);
  return {
    height,
    above,
    draw(paper, spot) {
      let { y } = spot;
      for (const [index, block] of blocks.entries()) {
        if (index) y += aboveOf(block);
        block.draw(paper, { ...spot, y });
        y += block.height;
      }
    },
  };
}

/** Blocks beside each other, each this far from the left. They are read in their order. */
export function beside(columns: readonly { at: number; block: Block }[], above = 0): Block {
  return {
    height: Math.max(...columns.map(({ block }) => block.height)),
    above,
    draw(paper, spot) {
      for (const { at, block } of columns) block.draw(paper, { ...spot, x: spot.x + at });
    },
  };
}

/** A block moved to the right. */
export function indented(block: Block, by: number): Block {
  return { ...block, draw: (paper, spot) => block.draw(paper, { ...spot, x: spot.x + by }) };
}

/** A block with another space over it. */
export const spaced = (above: number, block: Block): Block => ({ ...block, above });

/** A block as an element of its own. */
export function tagged(type: string, block: Block, options: { alt?: string } = {}): Block {
  return {
    ...block,
    draw(paper, spot) {
      const tag = paper.open(spot.parent, type, options);
      block.draw(paper, { ...spot, parent: tag });
      paper.close(tag);
    },
  };
}

/** A line across, in points. */
export function rule(width: number, weight: number, color: string, above = 0): Block {
  return {
    height: weight,
    above,
    keepWithNext: true,
    draw: (paper, { x, y }) => paper.artifact(() => paper.doc.rect(x, y, width, weight).fill(color)),
  };
}

/** Blocks that may stand on several pages, as children of one element. */
export function across(type: string, blocks: readonly Block[]): Block[] {
  let tag: Tag | undefined;
  return blocks.map((block, index) => ({
    ...block,
    draw(paper, spot) {
      tag ??= paper.open(spot.parent, type);
      block.draw(paper, { ...spot, parent: tag });
      if (index === blocks.length - 1) paper.close(tag);
    },
  }));
}
