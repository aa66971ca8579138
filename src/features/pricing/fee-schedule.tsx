import { Sheet } from '../exhibits/sheet.tsx';
import { packageAnchor } from './package-anchor.ts';
import type { Pricing } from './schema.ts';

/** Every fee of the page on one sheet, each leading to what it buys. */
export function FeeSchedule({ packages, setup }: Pick<Pricing, 'packages' | 'setup'>) {
  const fees = [
    ...packages.items.map(({ name, priceRange }) => ({
      name,
      fee: priceRange,
      path: `#${packageAnchor(name)}`,
    })),
    ...(setup ? [{ name: 'One-time setup', fee: setup.price, path: '#setup' }] : []),
  ];
  return (
    <Sheet title="Fee schedule" stamp={`${packages.items[0]?.period}${setup ? ', setup once' : ''}`}>
      <table>
        <caption className="sr-only">Fee schedule</caption>
        <tbody>
          {fees.map(({ name, fee, path }) => (
            <tr key={name}>
              <th scope="row">
                <a href={path} className="underline underline-offset-4">
                  {name}
                </a>
              </th>
              <td className="figure">
                <b>{fee}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
