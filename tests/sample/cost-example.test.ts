import { expect, test } from 'vitest';
import { readAddress } from '../../src/features/cost-per-case/address.ts';
import { EXAMPLE } from '../../src/features/cost-per-case/example.fixture.ts';
import { computeTable, exampleTable } from '../../src/features/cost-per-case/figures.ts';
import { dollars } from '../../src/features/cost-per-case/money.ts';
import { costPageSchema } from '../../src/features/cost-per-case/page-schema.ts';
import { homeSchema } from '../../src/features/home/schema.ts';
import { pricingSchema, requirePackages } from '../../src/features/pricing/schema.ts';
import { readInUse } from '../support/content-in-use.ts';

function tableOf(figures: string) {
  const table = readAddress(figures);
  if (!table) throw new Error(`no figures of the calculator: ${figures}`);
  return computeTable(table);
}

test('the calculator opens with the example of its article', () => {
  const { tool } = readInUse('tools/cost-per-signed-case.yaml', costPageSchema);
  expect(tool.example).toEqual(EXAMPLE);
});

test('the exhibit of the home page gives its channels the verdict of the calculator’s example', () => {
  const { hero } = readInUse('pages/home.yaml', homeSchema);
  const heroFigures = tableOf(hero.exhibit?.example ?? '');
  const exampleFigures = computeTable(exampleTable(EXAMPLE));
  expect(heroFigures.channels.length).toBeGreaterThan(0);
  for (const { name, answer } of heroFigures.channels) {
    const channel = exampleFigures.channels.find((entry) => entry.name === name);
    const { costCents, signed, side } = channel?.answer ?? {};
    expect(answer, name).toMatchObject({ costCents, signed, side });
  }
});

test('the pricing page states the result of the calculator for the figures of its link', () => {
  const pricing = readInUse('pages/pricing.yaml', pricingSchema);
  const { calculator } = requirePackages(pricing);
  const { total } = tableOf(calculator?.href.split('?')[1] ?? '');
  const { breakEvenCases = 0, ceilingCases = 0, costCents = 0, ceilingCents = 0 } = total ?? {};
  expect(calculator?.text).toContain(`${dollars(costCents)} a quarter`);
  expect(calculator?.text).toContain(`the fees of ${breakEvenCases} cases pay for it`);
  expect(calculator?.text).toContain(`${dollars(ceilingCents)} a case`);
  const atCeiling = dollars(costCents / ceilingCases);
  expect(calculator?.text).toContain(`${ceilingCases} cases, at ${atCeiling} each`);
});
