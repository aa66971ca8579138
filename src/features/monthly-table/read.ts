import * as content from '../../content/entries.ts';
import { COST_SLUG } from '../cost-per-case/address.ts';
import { costPageSchema } from '../cost-per-case/page-schema.ts';
import { monthlyFigures } from './figures.ts';
import type { MonthlyTable } from './view.tsx';

/** The sample of the monthly table with its figures. */
export async function monthlyTable(): Promise<MonthlyTable> {
  const words = await content.monthlyTable();
  const { tool } = await content.tool(COST_SLUG, costPageSchema);
  const whole = (await content.services()).find(({ data }) => data.deliverable === 'monthly table');
  const wholeAt = whole && `/services/${whole.id}#monthly-table`;
  return { words, figures: monthlyFigures(words, tool.example), wholeAt };
}
