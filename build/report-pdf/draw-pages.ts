import { COLOR, FULL_WIDTH, PAGE, TEXT } from './design.ts';
import type { Placed } from './paginate.ts';
import { bookmarkAt, type Paper, type Tag } from './paper.ts';
import { WORDS } from './words.ts';

export type RunningHead = { left: string; right: string };

/** The cover is page 1. */
const FIRST = 2;
/** A bookmark shows a little of what is over its heading. */
const BOOKMARK_ABOVE = 14;

/** Draws the pages after the cover, with running head, page number, bookmarks and places for links. */
export function drawPages(paper: Paper, pages: readonly (readonly Placed[])[], head: RunningHead) {
  const total = pages.length + FIRST - 1;
  let section: { chapter: number; tag: Tag } | undefined;
  let bookmark = paper.doc.outline;
  for (const [index, placed] of pages.entries()) {
    paper.page();
    furniture(paper, head, WORDS.page(index + FIRST, total));
    for (const { part, y, chapter } of placed) {
      if (section?.chapter !== chapter) {
        if (section) paper.close(section.tag);
        section = { chapter, tag: paper.open(paper.root, 'Sect') };
      }
      if (part.entry) {
        const { id, title, level } = part.entry;
        const at = y - BOOKMARK_ABOVE;
        paper.place(id, at);
        if (level === 1) bookmark = paper.doc.outline.addItem(title, bookmarkAt(at));
        else bookmark.addItem(title, bookmarkAt(at));
      }
      part.block.draw(paper, { x: PAGE.left, y, parent: section.tag });
    }
  }
  if (section) paper.close(section.tag);
}

function furniture(paper: Paper, { left, right }: RunningHead, page: string) {
  const style = TEXT.furniture;
  const atRight = (text: string, baseline: number) =>
    paper.letters(text, PAGE.right - paper.width(text, style), baseline, style);
  paper.artifact(() => {
    paper.letters(left, PAGE.left, PAGE.headBaseline, style);
    atRight(right, PAGE.headBaseline);
    paper.doc.rect(PAGE.left, PAGE.headBaseline + 8, FULL_WIDTH, 0.5).fill(COLOR.line);
    atRight(page, PAGE.footBaseline);
  }, 'Pagination');
}
