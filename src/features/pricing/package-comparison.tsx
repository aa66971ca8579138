import { packageAnchor } from './package-anchor.ts';
import { PACKAGE_NAMES, type Pricing } from './schema.ts';

/** Cells of a row, in the order of the packages. */
const COLUMNS = ['starter', 'growth', 'marketDomination'] as const;

/**
 * The packages row by row. One table at every width: on narrow screens the name of a row stands above its three
 * values, and the column heads stay in sight; on the narrowest each value has a line of its own, led by its package.
 */
export function PackageComparison({
  rows,
  caption,
}: {
  rows: Pricing['comparison']['rows'];
  caption: string;
}) {
  return (
    <table className="comparison">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {PACKAGE_NAMES.map((name) => (
            <th key={name} scope="col">
              <a href={`#${packageAnchor(name)}`} className="underline-offset-4 hover:underline">
                {name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            {COLUMNS.map((column, index) => (
              <td key={column} data-label={PACKAGE_NAMES[index]}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
