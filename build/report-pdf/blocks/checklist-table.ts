import type { Block } from '../block.ts';
import { COLOR, TEXT } from '../design.ts';
import type { Paper, Tag } from '../paper.ts';
import { WORDS } from '../words.ts';
import { words } from './text.ts';

const HEAD = 21;
const ROW = 18.8;
const BOX = 10;
/** Middle of the two columns of boxes, from the right edge. */
const COLUMNS = { yes: 62, no: 18 } as const;

type Group = { name: string; items: readonly string[] };

/** Statements with a box for yes and one for no. */
export function checklistTable(paper: Paper, { name, items }: Group, width: number): Block {
  const textWidth = width - COLUMNS.yes - 30;
  const statements = items.map((item) => words(paper, item, TEXT.plain, { width: textWidth, tag: 'P' }));
  const heights = statements.map(({ height }) => Math.max(ROW, height + 7));
  const height = HEAD + heights.reduce((sum, row) => sum + row, 0) + 14;
  return {
    height,
    draw(on, { x, y, parent }) {
      const middle = { yes: x + width - COLUMNS.yes, no: x + width - COLUMNS.no };
      const table = on.open(parent, 'Table');
      on.artifact(() => on.doc.rect(x, y, width, 1.5).fill(COLOR.ink));
      const head = on.open(table, 'TR');
      cell(on, head, name, { x, baseline: y + 15, isStrong: true });
      for (const side of ['yes', 'no'] as const) {
        const word = WORDS.checklist[side];
        const left = middle[side] - paper.width(word, TEXT.caption) / 2;
        cell(on, head, word, { x: left, baseline: y + 15, isStrong: false });
      }
      on.close(head);
      let top = y + HEAD;
      for (const [index, statement] of statements.entries()) {
        const rowHeight = heights[index] ?? ROW;
        const row = on.open(table, 'TR');
        const first = on.open(row, 'TD');
        statement.draw(on, { x, y: top + (rowHeight - statement.height) / 2, parent: first });
        on.open(row, 'TD');
        on.open(row, 'TD');
        on.artifact(() => {
          on.doc.rect(x, top, width, 0.5).fill(COLOR.line);
          for (const center of Object.values(middle)) {
            on.doc
              .lineWidth(0.8)
              .rect(center - BOX / 2, top + (rowHeight - BOX) / 2, BOX, BOX)
              .stroke(COLOR.ink);
          }
        });
        on.close(row);
        top += rowHeight;
      }
      on.close(table);
      on.artifact(() => on.doc.rect(x, top, width, 0.5).fill(COLOR.line));
      total(on, items.length, { right: x + width, top, parent });
    },
  };
}

type Cell = { x: number; baseline: number; isStrong: boolean };

function cell(paper: Paper, row: Tag, content: string, { x, baseline, isStrong }: Cell) {
  const tag = paper.open(row, 'TH', { scope: 'Column' });
  paper.inside(tag, () => paper.letters(`${content} `, x, baseline, isStrong ? TEXT.small : TEXT.caption));
  paper.close(tag);
}

function total(
  paper: Paper,
  of: number,
  { right, top, parent }: { right: number; top: number; parent: Tag },
) {
  const label = WORDS.checklist.noOf(of);
  const tag = paper.open(parent, 'P');
  paper.inside(tag, () =>
    paper.letters(label, right - paper.width(label, TEXT.caption), top + 11.5, TEXT.caption),
  );
  paper.close(tag);
}
