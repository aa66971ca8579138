import * as content from '../../content/entries.ts';
import { requireFound } from '../../content/mistake.ts';
import { hasFeature } from '../../content/this-site.ts';
import { COST_SLUG } from '../cost-per-case/address.ts';
import { monthlyFigures } from './figures.ts';
import type { MonthlyTable } from './view.tsx';

/**
 * Returns the sample of the monthly table with its figures, which come from the calculator's example. Returns undefined if
 * the site does not have the table or the calculator.
 */
export async function monthlyTable(): Promise<MonthlyTable | undefined> {
  if (!hasFeature(COST_SLUG)) return undefined;
  const words = await content.monthlyTable();
  if (!words) return undefined;
  const { tool } = await content.calculator();
  const whole = (await content.services()).find(({ data }) => data.deliverable === 'monthly table');
  const wholeAt = whole && `/services/${whole.id}#monthly-table`;
  const analyst = (await content.team()).find(({ id }) => id === words.analyst);
  const { data } = requireFound(analyst, words.analyst);
  return { words, figures: monthlyFigures(words, tool.example, data), wholeAt };
}
