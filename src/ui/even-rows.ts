/** Number of cells in a full row. */
const ROW = 3;

/** Columns by the remainder of the division by three. With a remainder, the last two or four cells are in rows of two. */
const LAST_SHARE = [
  'lg:grid-cols-3',
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+4]:col-span-3',
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+2]:col-span-3',
] as const;
const FEW = ['', '', 'lg:grid-cols-2'] as const;

/** Returns the column classes of a grid on wide screens: rows of three and two cells, so that every row is full. */
export function evenRows(cells: number) {
  return FEW[cells] ?? LAST_SHARE[cells % ROW] ?? '';
}
