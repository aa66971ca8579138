import { across, type Block, beside, tagged } from '../block.ts';
import { TEXT, type TextStyle } from '../design.ts';
import type { Run } from '../inline.ts';
import type { Paper } from '../paper.ts';
import { text, words } from './text.ts';

export type ListOptions = {
  width: number;
  style: TextStyle;
  /** Space between the items, in points. */
  gap: number;
  /** Number or sign before an item. */
  label: (index: number) => string;
  labelStyle?: TextStyle;
  labelWidth?: number;
};

/** A list whose items hang beside their numbers, and may stand on several pages. In: items as runs or words. */
export function list(
  paper: Paper,
  items: readonly (string | readonly Run[])[],
  options: ListOptions,
): Block[] {
  const { width, style, gap, label, labelStyle = TEXT.numeral, labelWidth = 22 } = options;
  const sign = { ...labelStyle, leading: style.leading };
  const blocks = items.map((item, index) => {
    const runs = typeof item === 'string' ? [{ text: item, style }] : item;
    const lines = beside([
      { at: 0, block: words(paper, label(index), sign, { width: labelWidth, tag: 'Lbl' }) },
      { at: labelWidth, block: text(paper, runs, { width: width - labelWidth, tag: 'LBody' }) },
    ]);
    return tagged('LI', { ...lines, above: index ? gap : 0 });
  });
  return across('L', blocks);
}
