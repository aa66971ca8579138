import type { Block } from '../block.ts';
import { COLOR, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

const FIELD = { height: 30, gap: 18 } as const;
/** Shares of the width; the first field holds an address. */
const FIELD_SHARES = [0.54, 0.28, 0.18] as const;
const PLAN = { rows: 5, row: 27, head: 18 } as const;
const PLAN_SHARES = [0.6, 0.22, 0.18] as const;

/** Lines to write on, each with its label. */
export function answerFields(_paper: Paper, labels: readonly string[], width: number): Block {
  return {
    height: FIELD.height,
    keepWithNext: true,
    draw(on, { x, y, parent }) {
      let left = x;
      for (const [index, label] of labels.entries()) {
        const share = (FIELD_SHARES[index] ?? 0) * width;
        const isLast = index === labels.length - 1;
        const lineWidth = share - (isLast ? 0 : FIELD.gap);
        const [start, bottom] = [left, y + FIELD.height - 1];
        on.artifact(() => on.doc.rect(start, bottom, lineWidth, 0.75).fill(COLOR.ink));
        const tag = on.open(parent, 'P');
        on.inside(tag, () => on.letters(`${label}: `, start, bottom - 5, TEXT.caption));
        on.close(tag);
        left += share;
      }
    },
  };
}

/** An empty table for what follows from the answers. */
export function planTable(_paper: Paper, width: number): Block {
  const height = PLAN.head + PLAN.rows * PLAN.row;
  return {
    height,
    draw(on, { x, y, parent }) {
      const table = on.open(parent, 'Table');
      const head = on.open(table, 'TR');
      let left = x;
      for (const [index, label] of WORDS.checklist.columns.entries()) {
        const start = left;
        const tag = on.open(head, 'TH', { scope: 'Column' });
        on.inside(tag, () => on.letters(`${label} `, start, y + 12, TEXT.caption));
        on.close(tag);
        left += (PLAN_SHARES[index] ?? 0) * width;
      }
      on.close(head);
      for (let row = 0; row < PLAN.rows; row += 1) {
        const line = on.open(table, 'TR');
        for (const _ of PLAN_SHARES) on.open(line, 'TD');
        on.close(line);
      }
      on.artifact(() => {
        on.doc.rect(x, y, width, 1.5).fill(COLOR.ink);
        for (let row = 0; row <= PLAN.rows; row += 1)
          on.doc.rect(x, y + PLAN.head + row * PLAN.row, width, 0.5).fill(COLOR.ink3);
        let at = x;
        for (const share of PLAN_SHARES.slice(0, -1)) {
          at += share * width;
          on.doc.rect(at - 8, y + PLAN.head, 0.5, PLAN.rows * PLAN.row).fill(COLOR.line);
        }
      });
      on.close(table);
    },
  };
}
