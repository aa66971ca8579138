import type { Part } from './chapter.ts';
import { PAGE } from './design.ts';

export type Placed<P extends Part = Part> = { part: P; y: number; chapter: number };
type Input<P extends Part> = { startsPage: boolean; parts: readonly P[] };

/**
 * Puts blocks onto pages, from `top` to `bottom`. A block is never divided, and one that must stay with the next
 * moves to the next page with it. Optional ones fill room that is left and are never moved. In: chapters. Out: pages with the height at which each block starts.
 * Errors: throws when a block, with what must stay with it, is higher than a page.
 */
export function paginate<P extends Part>(
  chapters: readonly Input<P>[],
  { top, bottom }: { top: number; bottom: number } = PAGE,
): Placed<P>[][] {
  const pages: Placed<P>[][] = [];
  let y = bottom;
  for (const [chapter, { startsPage, parts }] of chapters.entries()) {
    for (const [first, group] of groups(parts).entries()) {
      const height = group.reduce(
        (sum, { block }, index) => sum + block.height + (index ? (block.above ?? 0) : 0),
        0,
      );
      if (height > bottom - top)
        throw new Error(`A part of the report is ${Math.round(height)} points high: no page holds it`);
      const above = group[0]?.block.above ?? 0;
      const isNewPage = pages.length === 0 || (first === 0 && startsPage) || y + above + height > bottom;
      if (isNewPage && group.every(({ block }) => block.isOptional)) continue;
      if (isNewPage) pages.push([]);
      y = isNewPage ? top : y + above;
      for (const [index, part] of group.entries()) {
        if (index) y += part.block.above ?? 0;
        pages.at(-1)?.push({ part, y, chapter });
        y += part.block.height;
      }
    }
  }
  return pages;
}

/** Parts that must stand on one page together. */
function groups<P extends Part>(parts: readonly P[]): P[][] {
  const result: P[][] = [];
  let isOpen = false;
  for (const part of parts) {
    if (isOpen) result.at(-1)?.push(part);
    else result.push([part]);
    isOpen = part.block.keepWithNext ?? false;
  }
  return result;
}
