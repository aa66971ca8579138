import { findSection } from '../../blocks/schema.ts';
import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { isPathOff } from '../../content/this-site.ts';
import { slugOf } from '../../text/slug.ts';
import { classNames } from '../../ui/class-names.ts';
import { GlossedText } from '../../ui/glossed-text.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { ActionLine } from '../contact/action-line.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { Sheet, SheetTable } from '../exhibits/sheet.tsx';
import {
  type FeeSection,
  type PackagesSection,
  type PricesSection,
  type Pricing,
  type PricingPackage,
  requirePackages,
} from './schema.ts';
import './packages.css';

const CELLS_IN_ROW = 3;

const COLUMNS_BY_REMAINDER = [
  'lg:grid-cols-3',
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+4]:col-span-3',
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+2]:col-span-3',
] as const;
const COLUMNS_OF_FEW = ['', '', 'lg:grid-cols-2'] as const;

const evenRowClasses = (cellCount: number) =>
  COLUMNS_OF_FEW[cellCount] ?? COLUMNS_BY_REMAINDER[cellCount % CELLS_IN_ROW] ?? '';

function PackageCard({ entry, button }: { entry: PricingPackage; button: string }) {
  const { name, priceRange, period, description, bestFor, popular, features } = entry;
  return (
    <li
      id={slugOf(name)}
      className={classNames(
        'package grid scroll-mt-26 gap-5 px-6 py-7 lg:row-span-5 lg:grid-rows-subgrid lg:px-7',
        'sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_auto_auto_1fr] sm:max-lg:gap-x-10',
        popular && 'package-popular relative lg:py-11.75',
      )}
    >
      <div>
        <h3 className="text-title/[1.1]">{name}</h3>
        {popular && (
          <p className="absolute -top-4 right-5.5 border border-ink bg-mark px-3 py-1.5 text-sm/none font-extrabold not-print:rotate-[1.5deg] print:-top-px print:-right-px">
            Most Popular
          </p>
        )}
        <p className="mt-3 text-ink-2">
          <GlossedText text={description} />
        </p>
      </div>
      <p className="border-t border-ink pt-4 text-note/6 text-ink-2">
        <span className="block text-[clamp(1.6rem,2.45vw,2.25rem)]/[1.15] font-heavy tracking-heading whitespace-nowrap text-ink">
          {priceRange}
        </span>{' '}
        {period}
      </p>
      <OpenContact
        label={button}
        look={popular ? 'primary' : 'secondary'}
        source={`pricing: ${name}`}
        subject={`${name} package`}
        className="w-full"
      />
      <p className="text-note/6 text-ink-2">
        <strong className="text-ink">Best for</strong> {bestFor}
      </p>
      <ul className="self-start border-b border-line sm:max-lg:col-start-2 sm:max-lg:row-span-4 sm:max-lg:row-start-1">
        {features.map((feature) => (
          <li key={feature} className="border-t border-line py-2.5 text-note/6">
            <GlossedText text={feature} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Comparison({
  packages,
  comparison,
}: {
  packages: readonly PricingPackage[];
  comparison: NonNullable<PackagesSection['comparison']>;
}) {
  const popularClass = ({ popular }: PricingPackage) => popular && 'md:bg-fog';
  return (
    <table className="comparison mt-2 mb-7 w-full text-left max-md:block md:table-fixed">
      <caption className="sr-only">{comparison.summary}</caption>
      <thead>
        <tr>
          <td />
          {packages.map((item) => (
            <th key={item.name} scope="col" className={classNames(popularClass(item))}>
              <a href={`#${slugOf(item.name)}`} className="underline-offset-4 hover:underline">
                {item.name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            {packages.map((item, index) => (
              <td
                key={item.name}
                data-label={item.name}
                className={classNames('align-top', popularClass(item))}
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

function Packages({ button, ...props }: SectionProps<PackagesSection> & { button: string }) {
  const { packages, comparison, note, calculator } = props.section;
  return (
    <NumberedSection {...props} isWide>
      <ul
        className={classNames(
          'pt-px pl-px lg:mt-5 lg:grid',
          packages.length > CELLS_IN_ROW ? 'lg:gap-6' : 'packages-joined',
          evenRowClasses(packages.length) || 'lg:grid-cols-3',
        )}
      >
        {packages.map((entry) => (
          <PackageCard key={entry.name} entry={entry} button={button} />
        ))}
      </ul>
      {comparison && (
        <details id="comparison" className="disclosure mt-8 border-y border-line lg:mt-14">
          <summary className="py-4 text-h4/6.5 font-bold tracking-heading hover:bg-fog">
            {comparison.summary}
          </summary>
          <Comparison packages={packages} comparison={comparison} />
        </details>
      )}
      {note && <p className="mt-6 max-w-measure text-note/6 text-ink-2">{note}</p>}
      {calculator && !isPathOff(calculator.href) && (
        <ActionLine
          action={
            <a href={calculator.href} className="text-link arrow">
              {calculator.link}
            </a>
          }
        >
          {calculator.text}
        </ActionLine>
      )}
    </NumberedSection>
  );
}

function FeeSchedule({ pricing }: { pricing: Pricing }) {
  const { packages } = requirePackages(pricing);
  const setup = findSection(pricing.sections, 'fee');
  const feeLine = (name: string, fee: string, anchor: string) => ({
    name,
    head: (
      <a href={`#${anchor}`} className="underline underline-offset-4">
        {name}
      </a>
    ),
    cells: [<b key={name}>{fee}</b>],
  });
  const lines = packages.map(({ name, priceRange }) => feeLine(name, priceRange, slugOf(name)));
  if (setup) lines.push(feeLine('One-time setup', setup.fee.price, setup.id));
  return (
    <Sheet title="Fee schedule" stamp={`${packages[0]?.period}${setup ? ', setup once' : ''}`}>
      <SheetTable
        caption="Fee schedule"
        columns={[{ name: 'Service' }, { name: 'Fee', className: 'figure' }]}
        hasHead={false}
        lines={lines}
      />
    </Sheet>
  );
}

function Prices(props: SectionProps<PricesSection>) {
  const { intro, prices } = props.section;
  return (
    <NumberedSection {...props}>
      <p className="max-w-measure text-lede/8 text-ink-2">{intro}</p>
      <ul className="mt-8 border-b border-line">
        {prices.map((item) => (
          <li
            key={item.name}
            className="arrow relative grid gap-x-9 gap-y-1 border-t border-line py-5 hover:bg-fog max-md:after:hidden md:grid-cols-[1fr_17rem_1.5rem] md:after:col-start-3 md:after:row-start-1 md:after:mt-1"
          >
            <h3 className="text-lede/7">
              <a href={item.href} className="after:absolute after:inset-0">
                {item.name}
              </a>
            </h3>
            <p className="text-body/7 font-bold md:col-start-2 md:row-start-1 md:text-right">
              {item.price}
            </p>
            <p className="max-w-measure text-note/6 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </NumberedSection>
  );
}

function Fee(props: SectionProps<FeeSection>) {
  const { price, text } = props.section.fee;
  return (
    <NumberedSection {...props} size="small">
      <p className="max-w-measure text-ink-2">
        <b className="text-lede/8 whitespace-nowrap text-ink">{price}.</b> {text}
      </p>
    </NumberedSection>
  );
}

type PricingViewProps = {
  pricing: Pricing;
  context: SectionContext;
};

export function PricingView({ pricing, context }: PricingViewProps) {
  const { hero, sections, sources } = pricing;
  return (
    <SectionedPage
      hero={
        <PageHero
          headline={hero.headline}
          lede={hero.lede}
          actions={
            <>
              <OpenContact label={hero.primary} source="pricing-hero" />
              <OpenContact label={hero.secondary} look="secondary" source="pricing-hero" />
            </>
          }
          aside={<FeeSchedule pricing={pricing} />}
        />
      }
      sections={sections}
      pageViews={{
        packages: (section) => <Packages {...section} button={hero.secondary} />,
        prices: Prices,
        fee: Fee,
      }}
      context={context}
      sources={sources}
    />
  );
}
