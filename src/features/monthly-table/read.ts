import * as content from '../../content/entries.ts';
import { requireFound } from '../../content/mistake.ts';
import { hasFeature } from '../../content/this-site.ts';
import { COST_SLUG } from '../cost-per-case/address.ts';
import { monthlyFigures } from './figures.ts';
import type { MonthlyTable } from './view.tsx';

/** A site without the calculator has no table. */
export async function monthlyTable(): Promise<MonthlyTable | undefined> {
  if (!hasFeature(COST_SLUG)) return undefined;
  const copy = await content.monthlyTable();
  if (!copy) return undefined;
  const { tool } = await content.calculator();
  const service = (await content.services()).find(
    ({ data }) => data.deliverable === 'monthly table',
  );
  const wholeTableHref = service && `/services/${service.id}#monthly-table`;
  const member = (await content.team()).find(({ id }) => id === copy.analyst);
  const { data: analyst } = requireFound(member, copy.analyst);
  return { copy, figures: monthlyFigures(copy, tool.example, analyst), wholeTableHref };
}
