/** Cells in a row where there is room for three. */
const ROW = 3;

/** Where three do not divide the cells, the last two, or four in twos, share their rows. */
const LAST_SHARE = [
  'lg:grid-cols-3',
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+4]:col-span-3',
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+2]:col-span-3',
] as const;
const FEW = ['', '', 'lg:grid-cols-2'] as const;

/** Columns of a grid on wide screens by how many cells it has: threes and twos, so that no row ends in a hole. */
export function evenRows(cells: number) {
  return FEW[cells] ?? LAST_SHARE[cells % ROW] ?? '';
}
