import * as content from '../../content/entries.ts';
import { offered } from '../../content/offered.ts';
import { COST_SLUG } from '../cost-per-case/address.ts';
import { costPageSchema } from '../cost-per-case/page-schema.ts';
import { analystOf, monthlyFigures } from './figures.ts';
import type { MonthlyTable } from './view.tsx';

/** The sample of the monthly table with its figures; undefined on a site that has none, or not the calculator, whose example they are. */
export async function monthlyTable(): Promise<MonthlyTable | undefined> {
  if (!offered(COST_SLUG)) return undefined;
  const words = await content.monthlyTable();
  if (!words) return undefined;
  const { tool } = await content.tool(COST_SLUG, costPageSchema);
  const whole = (await content.services()).find(({ data }) => data.deliverable === 'monthly table');
  const wholeAt = whole && `/services/${whole.id}#monthly-table`;
  const analyst = analystOf(words.analyst, await content.team());
  return { words, figures: monthlyFigures(words, tool.example, analyst), wholeAt };
}
