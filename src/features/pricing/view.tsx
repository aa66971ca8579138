import { findSection } from '../../blocks/schema.ts';
import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { slugOf } from '../../text/slug.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { Sheet, SheetTable } from '../exhibits/sheet.tsx';
import { Packages } from './packages.tsx';
import { type FeeSection, type PricesSection, type Pricing, requirePackages } from './schema.ts';

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
      <SheetTable caption="Fee schedule" columns={[{}, { className: 'figure' }]} lines={lines} />
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
