import type { ReactNode } from 'react';
import { Exhibit } from '../../ui/exhibit.tsx';
import { packageAnchor } from './package-anchor.ts';
import type { Pricing } from './schema.ts';

function Group({ title, unit, children }: { title: string; unit?: string | undefined; children: ReactNode }) {
  return (
    <div className="mt-6 first:mt-0">
      <p className="flex justify-between border-b border-ink pb-2 text-sm/5">
        <span className="font-semibold">{title}</span>
        {unit && <span className="text-ink-2">{unit}</span>}
      </p>
      {children}
    </div>
  );
}

/** Small on a phone, where the longest name and its price just fit on one line. */
const ROW =
  'flex flex-wrap items-baseline justify-between gap-x-2 border-b border-line py-2.5 max-sm:text-sm/6';
const AMOUNT = 'ml-auto font-bold';

/** Every fee and term of the page on one sheet, entered as an exhibit. */
export function FeeSchedule({ packages, setup, contract }: Pick<Pricing, 'packages' | 'setup' | 'contract'>) {
  return (
    <Exhibit letter="A">
      <Group title={packages.label} unit={packages.items[0]?.period}>
        <dl>
          {packages.items.map((entry) => (
            <div key={entry.name} className={ROW}>
              <dt>
                <a href={`#${packageAnchor(entry.name)}`} className="underline underline-offset-4">
                  {entry.name}
                </a>
              </dt>
              <dd className={AMOUNT}>{entry.priceRange}</dd>
            </div>
          ))}
        </dl>
      </Group>
      <Group title={setup.label} unit="one-time">
        <p className={ROW}>
          <a href="#setup" className="underline underline-offset-4">
            One-time setup
          </a>
          <span className={AMOUNT}>{setup.price}</span>
        </p>
      </Group>
      <Group title={contract.label}>
        <ul>
          {contract.terms.map(({ term }) => (
            <li
              key={term}
              className="border-b border-line py-2 text-note/6 last:border-b-0 last:pb-0 max-sm:text-sm/6"
            >
              {term}
            </li>
          ))}
        </ul>
      </Group>
    </Exhibit>
  );
}
