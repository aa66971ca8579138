import { classNames } from '../../ui/class-names.ts';
import { evenRows } from '../../ui/even-rows.ts';
import { Glossed } from '../../ui/glossed.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { packageAnchor } from './package-anchor.ts';
import type { PricingPackage } from './schema.ts';

function Card({ entry, button }: { entry: PricingPackage; button: string }) {
  const { name, priceRange, period, description, bestFor, popular, features } = entry;
  return (
    <li
      id={packageAnchor(name)}
      className={classNames(
        'package grid scroll-mt-26 gap-5 px-6 py-7 lg:row-span-5 lg:grid-rows-subgrid lg:px-7',
        'sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_auto_auto_1fr] sm:max-lg:gap-x-10',
        popular && 'package-popular relative lg:py-11.75',
      )}
    >
      <div>
        <h3 className="text-title/[1.1]">{name}</h3>
        {popular && (
          <p className="package-tag absolute -top-4 right-5.5 border border-ink bg-mark px-3 py-1.5 text-sm/none font-extrabold">
            Most Popular
          </p>
        )}
        <p className="mt-3 text-ink-2">
          <Glossed text={description} />
        </p>
      </div>
      <p className="border-t border-ink pt-4">
        <span className="text-[clamp(1.6rem,2.45vw,2.25rem)]/[1.15] font-heavy tracking-heading whitespace-nowrap">
          {priceRange}
        </span>
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
      <ul className="self-start border-b border-line sm:max-lg:col-start-2 sm:max-lg:row-span-4 sm:max-lg:row-start-1">
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

/** Packages in one ruled frame, the popular one raised, their rows in line. Beyond one row each has its own frame. */
export function PackageCards({
  items,
  button,
}: {
  items: readonly PricingPackage[];
  button: string;
}) {
  return (
    <ul
      className={classNames(
        'packages lg:mt-5 lg:grid',
        items.length > ONE_ROW && 'packages-apart lg:gap-6',
        evenRows(items.length) || 'lg:grid-cols-3',
      )}
    >
      {items.map((entry) => (
        <Card key={entry.name} entry={entry} button={button} />
      ))}
    </ul>
  );
}
