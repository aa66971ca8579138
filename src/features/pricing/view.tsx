import { findSection } from '../../blocks/schema.ts';
import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import type { Glossary } from '../../content/glossary.ts';
import { slugOf } from '../../text/slug.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { Sheet } from '../exhibits/sheet.tsx';
import { Packages } from './packages.tsx';
import { type FeeSection, type PricesSection, type Pricing, requirePackages } from './schema.ts';

function FeeSchedule({ pricing }: { pricing: Pricing }) {
  const { packages } = requirePackages(pricing);
  const setup = findSection(pricing.sections, 'fee');
  const renderRow = (name: string, fee: string, anchor: string) => (
    <tr key={name}>
      <th scope="row">
        <a href={`#${anchor}`} className="underline underline-offset-4">
          {name}
        </a>
      </th>
      <td className="figure">
        <b>{fee}</b>
      </td>
    </tr>
  );
  return (
    <Sheet title="Fee schedule" stamp={`${packages[0]?.period}${setup ? ', setup once' : ''}`}>
      <table className="ruled">
        <caption className="sr-only">Fee schedule</caption>
        <tbody>
          {packages.map(({ name, priceRange }) => renderRow(name, priceRange, slugOf(name)))}
          {setup && renderRow('One-time setup', setup.fee.price, setup.id)}
        </tbody>
      </table>
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

export function PricingView({
  pricing,
  context,
  terms,
}: {
  pricing: Pricing;
  context: SectionContext;
  terms: Glossary['terms'];
}) {
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
      terms={terms}
      sources={sources}
    />
  );
}
