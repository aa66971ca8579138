import { answerTo } from './answer.ts';
import type { ReadTable } from './figures.ts';
import type { CostWords } from './page-schema.ts';
import type { Row } from './range-chart.tsx';

/** A line for each channel that is counted, and one for all; none while no channel has figures. */
export function rowsOf({ channels, all }: ReadTable, names: CostWords['advice']) {
  const name = channels.some(({ leftOut }) => leftOut) ? names.counted : names.all;
  return {
    rows: channels.flatMap(({ id, name, figures }): Row[] =>
      figures ? [{ id, name, answer: answerTo(figures) }] : [],
    ),
    all: all && ({ id: 'all', name, answer: answerTo(all) } satisfies Row),
  };
}
