import type { Block } from '../block.ts';
import { COLOR, TEXT } from '../design.ts';
import { WORDS } from '../words.ts';

const FIELD = { height: 30, gap: 18 } as const;
const PLAN = { rows: 8, row: 31, head: 18 } as const;
const PLAN_SHARES = [0.6, 0.22, 0.18] as const;

/** Lines to write on, side by side, each with its label; they fill their widths but for the gap between them. */
export function answerFields(fields: readonly { label: string; width: number }[]): Block {
  return {
    height: FIELD.height,
    draw(on, { x, y, parent }) {
      let left = x;
      const bottom = y + FIELD.height - 1;
      for (const [index, { label, width }] of fields.entries()) {
        const start = left;
        const line = width - (index === fields.length - 1 ? 0 : FIELD.gap);
        on.artifact(() => on.doc.rect(start, bottom, line, 0.6).fill(COLOR.ink3));
        const tag = on.open(parent, 'P');
        on.inside(tag, () => on.letters(`${label}: `, start, bottom - 5, TEXT.caption));
        on.close(tag);
        left += width;
      }
    },
  };
}

/** An empty table for what follows from the answers. */
export function planTable(width: number): Block {
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
