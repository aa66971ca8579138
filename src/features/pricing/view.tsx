import { sectionOf } from '../../blocks/schema.ts';
import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import type { Glossary } from '../../content/glossary.ts';
import type { Site } from '../../content/site.ts';
import { isPathOff } from '../../content/this-site.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { AskLine } from '../contact/ask-line.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { Sheet } from '../exhibits/sheet.tsx';
import { packageAnchor } from './package-anchor.ts';
import { PackageCards } from './package-cards.tsx';
import { PackageComparison } from './package-comparison.tsx';
import {
  type FeeSection,
  type PackagesSection,
  type PricesSection,
  type Pricing,
  packagesOf,
} from './schema.ts';
import './packages.css';

/** Every fee of the page on one sheet, each leading to what it buys. */
function FeeSchedule({ pricing }: { pricing: Pricing }) {
  const { packages } = packagesOf(pricing);
  const setup = sectionOf(pricing.sections, 'fee');
  const fees = [
    ...packages.map(({ name, priceRange }) => ({
      name,
      fee: priceRange,
      path: `#${packageAnchor(name)}`,
    })),
    ...(setup ? [{ name: 'One-time setup', fee: setup.fee.price, path: `#${setup.id}` }] : []),
  ];
  return (
    <Sheet title="Fee schedule" stamp={`${packages[0]?.period}${setup ? ', setup once' : ''}`}>
      <table className="ruled">
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

/** The packages on cards, what they leave out, and the table that compares them. */
function Packages({ button, ...props }: SectionProps<PackagesSection> & { button: string }) {
  const { packages, comparison, note, calculator } = props.section;
  return (
    <NumberedSection {...props} wide>
      <PackageCards items={packages} button={button} />
      {comparison && (
        <details id="comparison" className="disclosure mt-8 border-y border-line lg:mt-14">
          <summary className="py-4 text-h4/6.5 font-bold tracking-heading hover:bg-fog">
            {comparison.summary}
          </summary>
          <div className="pt-2 pb-7">
            <PackageComparison
              packages={packages}
              rows={comparison.rows}
              caption={comparison.summary}
            />
          </div>
        </details>
      )}
      {note && <p className="mt-6 max-w-measure text-note/6 text-ink-2">{note}</p>}
      {calculator && !isPathOff(calculator.href) && <CalculatorLine calculator={calculator} />}
    </NumberedSection>
  );
}

/** What single services cost, each with the way to its page. */
function Prices(props: SectionProps<PricesSection>) {
  const { intro, prices } = props.section;
  return (
    <NumberedSection {...props}>
      <p className="max-w-measure text-lede/8 text-ink-2">{intro}</p>
      <ul className="mt-8 border-b border-line">
        {prices.map((item) => (
          <li
            key={item.name}
            className="relative grid gap-x-9 gap-y-1 border-t border-line py-5 hover:bg-fog md:grid-cols-[1fr_17rem_1.5rem]"
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
            <ArrowRight
              size={20}
              strokeWidth={1.5}
              className="hidden md:col-start-3 md:row-start-1 md:mt-1 md:block"
            />
          </li>
        ))}
      </ul>
    </NumberedSection>
  );
}

/** The one-time fee: its heading, the amount, and one sentence. */
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

/** Leads to the calculator with an example filled in. */
function CalculatorLine({
  calculator,
}: {
  calculator: NonNullable<PackagesSection['calculator']>;
}) {
  const link = (
    <a href={calculator.href} className="text-link">
      {calculator.link}
      <ArrowRight size={18} strokeWidth={1.5} />
    </a>
  );
  return <AskLine action={link}>{calculator.text}</AskLine>;
}

type PricingProps = { pricing: Pricing; context: SectionContext; terms: Glossary['terms'] };

/** The pricing page: every fee on one sheet, and the sections of its file. */
export function PricingView({ pricing, context, terms }: PricingProps) {
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
      own={{
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

/** The closing call to action, after the claims. */
export function PricingClosing({ closing, site }: Pick<Pricing, 'closing'> & { site: Site }) {
  return <Closing {...closing} source="pricing-closing" site={site} />;
}
