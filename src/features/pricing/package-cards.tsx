import { classNames } from '../../ui/class-names.ts';
import { evenRows } from '../../ui/even-rows.ts';
import { Glossed } from '../../ui/glossed.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { packageAnchor } from './package-anchor.ts';
import type { PricingPackage } from './schema.ts';

function Card({ entry, button }: { entry: PricingPackage; button: string }) {
  const { name, priceRange, period, description, bestFor, popular, features } = entry;
  return (
    <li id={packageAnchor(name)} className={classNames('package', popular && 'package-popular')}>
      <div>
        <h3 className="text-title/[1.1]">{name}</h3>
        {popular && <p className="package-tag">Most Popular</p>}
        <p className="mt-3 text-ink-2">
          <Glossed text={description} />
        </p>
      </div>
      <p className="border-t border-ink pt-4">
        <span className="package-price">{priceRange}</span>
        <span className="block text-note/6 text-ink-2">{period}</span>
      </p>
      <OpenContact
        label={button}
        look={popular ? 'primary' : 'secondary'}
        source={`pricing: ${name}`}
        subject={`${name} package`}
        className="w-full"
      />
      <p className="text-note/6">
        <strong>Best for</strong> <span className="text-ink-2">{bestFor}</span>
      </p>
      <ul className="border-b border-line">
        {features.map((feature) => (
          <li key={feature} className="border-t border-line py-2.5 text-note/6">
            <Glossed text={feature} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** More than these do not fit beside each other. */
const ONE_ROW = 3;

/** Packages in one ruled frame, their rows in line; the popular one stands out of it. More than a row of them stand apart. */
export function PackageCards({ items, button }: { items: readonly PricingPackage[]; button: string }) {
  return (
    <ul
      className={classNames(
        'packages',
        items.length > ONE_ROW && 'packages-apart',
        items.length !== ONE_ROW && evenRows(items.length),
      )}
    >
      {items.map((entry) => (
        <Card key={entry.name} entry={entry} button={button} />
      ))}
    </ul>
  );
}
