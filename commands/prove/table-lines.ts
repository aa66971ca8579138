/** One line of a table in markdown. */
export const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The first two lines of a table in markdown. */
export const tableHead = (names: readonly string[]) => [tableLine(names), tableLine(names.map(() => '---'))];
