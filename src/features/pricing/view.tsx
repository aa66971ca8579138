import type { Glossary } from '../../content/glossary.ts';
import { isPathOff } from '../../content/offered.ts';
import type { Site } from '../../content/site.ts';
import { Faq } from '../../ui/faq.tsx';
import { GlossaryContext } from '../../ui/glossed.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { Sources } from '../../ui/sources.tsx';
import { Terms } from '../../ui/terms.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { ShownClaims } from '../claims/shown-claims.tsx';
import { Ask } from '../contact/ask.tsx';
import { AskLine } from '../contact/ask-line.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { DocumentBand } from '../exhibits/document-band.tsx';
import { Sheet } from '../exhibits/sheet.tsx';
import { packageAnchor } from './package-anchor.ts';
import { PackageCards } from './package-cards.tsx';
import { PackageComparison } from './package-comparison.tsx';
import type { Pricing } from './schema.ts';
import './packages.css';

/** Every fee of the page on one sheet, each leading to what it buys. */
function FeeSchedule({ packages, setup }: Pick<Pricing, 'packages' | 'setup'>) {
  const fees = [
    ...packages.items.map(({ name, priceRange }) => ({
      name,
      fee: priceRange,
      path: `#${packageAnchor(name)}`,
    })),
    ...(setup ? [{ name: 'One-time setup', fee: setup.price, path: '#setup' }] : []),
  ];
  return (
    <Sheet
      title="Fee schedule"
      stamp={`${packages.items[0]?.period}${setup ? ', setup once' : ''}`}
    >
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

/** Claims of the register on the pricing page, in the order they are read. */
export function pricingClaims(pricing: Pricing) {
  return (pricing.trust?.claims ?? []).map(({ claim }) => claim);
}

type Part<Name extends keyof Pricing> = { number: number } & {
  [Key in Name]: NonNullable<Pricing[Key]>;
};

function PriceList({ number, aLaCarte }: Part<'aLaCarte'>) {
  return (
    <Section number={number} label={aLaCarte.label} heading={aLaCarte.heading} id="a-la-carte">
      <p className="max-w-measure text-lede/8 text-ink-2">{aLaCarte.intro}</p>
      <ul className="mt-8 border-b border-line">
        {aLaCarte.items.map((item) => (
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
    </Section>
  );
}

/** The one-time fee: its heading, the amount, and one sentence. */
function Setup({ number, setup }: Part<'setup'>) {
  return (
    <Section number={number} label={setup.label} heading={setup.heading} id="setup" size="small">
      <p className="max-w-measure text-ink-2">
        <b className="text-lede/8 whitespace-nowrap text-ink">{setup.price}.</b> {setup.text}
      </p>
    </Section>
  );
}

/** The agreement on one sheet across the page: each term that a firm should insist on, and what ours says. */
function Contract({ contract }: { contract: NonNullable<Pricing['contract']> }) {
  const { heading, title, stamp, intro, article, terms, note, ask } = contract;
  return (
    <DocumentBand
      id="terms"
      heading={heading}
      intro={
        intro && (
          <>
            {intro}{' '}
            {article && (
              <a href={article.href} className="underline underline-offset-4">
                {article.name}
              </a>
            )}
          </>
        )
      }
    >
      <Sheet title={title} stamp={stamp ?? ''} className="sheet-wide sheet-whole mt-9 lg:mt-12">
        <table className="ruled two-columns">
          <caption className="sr-only">{heading}</caption>
          <tbody>
            {terms.map(({ term, text }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {note && <p className="sheet-foot max-w-[60em] text-ink-2">{note}</p>}
      </Sheet>
      <Ask ask={ask} source="pricing-terms" subject="Monthly packages" look="night" />
    </DocumentBand>
  );
}

/** Leads to the calculator with an example filled in. */
function CalculatorLine({ calculator }: { calculator: NonNullable<Pricing['calculator']> }) {
  const link = (
    <a href={calculator.href} className="text-link">
      {calculator.link}
      <ArrowRight size={18} strokeWidth={1.5} />
    </a>
  );
  return <AskLine action={link}>{calculator.text}</AskLine>;
}

type PricingProps = {
  pricing: Pricing;
  claims: readonly NumberedClaim[];
  terms: Glossary['terms'];
};

/** The pricing page: packages, single services, setup, terms, questions, figures. */
export function PricingView({ pricing, claims, terms }: PricingProps) {
  const { hero, packages, calculator, aLaCarte, setup, contract, faq, trust } = pricing;
  const { comparison } = packages;
  const next = sectionNumbers();
  const actions = (
    <>
      <OpenContact label={hero.primary} source="pricing-hero" />
      <OpenContact label={hero.secondary} look="secondary" source="pricing-hero" />
    </>
  );
  return (
    <GlossaryContext value={terms}>
      <PageHero
        headline={hero.headline}
        lede={hero.lede}
        actions={actions}
        aside={<FeeSchedule {...pricing} />}
      />
      <Section number={next()} label={packages.label} heading={packages.heading} id="packages" wide>
        <PackageCards items={packages.items} button={hero.primary} />
        {comparison && (
          <details id="comparison" className="disclosure mt-8 border-y border-line lg:mt-14">
            <summary className="py-4 text-h4/6.5 font-bold tracking-heading hover:bg-fog">
              {comparison.summary}
            </summary>
            <div className="pt-2 pb-7">
              <PackageComparison
                packages={packages.items}
                rows={comparison.rows}
                caption={comparison.summary}
              />
            </div>
          </details>
        )}
        {packages.note && (
          <p className="mt-6 max-w-measure text-note/6 text-ink-2">{packages.note}</p>
        )}
        {calculator && !isPathOff(calculator.href) && <CalculatorLine calculator={calculator} />}
      </Section>
      {aLaCarte && <PriceList number={next()} aLaCarte={aLaCarte} />}
      {setup && <Setup number={next()} setup={setup} />}
      {contract && <Contract contract={contract} />}
      <Faq number={next()} {...faq}>
        <Ask ask={faq.ask} source="pricing-questions" subject="Fees and terms" />
      </Faq>
      {trust && (
        <Section
          number={next()}
          label={trust.label}
          heading={trust.heading}
          id="figures"
          size="small"
        >
          <ShownClaims shown={trust.claims} claims={claims} />
          {trust.note && <p className="mt-8 max-w-measure text-note/6 text-ink-2">{trust.note}</p>}
        </Section>
      )}
      <Terms content={pricing} />
      <Sources sources={pricing.sources} />
    </GlossaryContext>
  );
}

/** The closing call to action, after the claims. */
export function PricingClosing({ closing, site }: Pick<Pricing, 'closing'> & { site: Site }) {
  return <Closing {...closing} source="pricing-closing" site={site} />;
}
