import { classNames } from '../../ui/class-names.ts';
import { packageAnchor } from './package-anchor.ts';
import type { PackagesSection, PricingPackage } from './schema.ts';

/**
 * The packages row by row. One table at every width: on narrow screens the name of a row stands above its
 * values, and the column heads stay in sight; on the narrowest each value has a line of its own, led by its package.
 */
export function PackageComparison({
  packages,
  rows,
  caption,
}: {
  packages: readonly PricingPackage[];
  rows: NonNullable<PackagesSection['comparison']>['rows'];
  caption: string;
}) {
  const lit = ({ popular }: PricingPackage) => popular && 'md:bg-fog';
  return (
    <table
      className={classNames(
        'comparison w-full text-left md:table-fixed',
        packages.length === 3 && 'comparison-in-threes',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {packages.map((item) => (
            <th key={item.name} scope="col" className={classNames(lit(item))}>
              <a
                href={`#${packageAnchor(item.name)}`}
                className="underline-offset-4 hover:underline"
              >
                {item.name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            {packages.map((item, index) => (
              <td
                key={item.name}
                data-label={item.name}
                className={classNames('align-top', lit(item))}
              >
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
