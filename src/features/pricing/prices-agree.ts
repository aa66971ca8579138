import { dollarRange, isPrice } from './price-specification.ts';

const sameDollars = (one: string, other: string) => {
  const [a, b] = [dollarRange(one), dollarRange(other)];
  return a?.min === b?.min && a?.max === b?.max;
};

/**
 * Cells of a row of the comparison that name a price and another one than the page does elsewhere: in a row about the setup
 * that of the setup, in a row about fees that of each package, in their order.
 */
export function otherPrices(
  feature: string,
  cells: readonly string[],
  { fees, setup }: { fees: readonly string[]; setup: string | undefined },
): { index: number; message: string }[] {
  const isSetup = /\bset-?up\b/i.test(feature);
  if (!isSetup && !/\b(?:fees?|prices?|costs?)\b/i.test(feature)) return [];
  return cells.flatMap((cell, index) => {
    const stated = isSetup ? setup : fees[index];
    if (!stated || !isPrice(cell) || sameDollars(cell, stated)) return [];
    const where = isSetup ? 'setup.price' : `packages.items.${index}.priceRange`;
    return [{ index, message: `expected "${stated}", as ${where} says, found "${cell}"` }];
  });
}
