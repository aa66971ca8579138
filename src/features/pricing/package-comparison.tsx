import { classNames } from '../../ui/class-names.ts';
import { packageAnchor } from './package-anchor.ts';
import type { Pricing, PricingPackage } from './schema.ts';

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
  rows: NonNullable<Pricing['comparison']>['rows'];
  caption: string;
}) {
  const lit = packages.findIndex(({ popular }) => popular);
  return (
    <table className={classNames('comparison', lit >= 0 && `comparison-lit-${lit + 1}`)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {packages.map(({ name }) => (
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
            {packages.map(({ name }, index) => (
              <td key={name} data-label={name}>
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
