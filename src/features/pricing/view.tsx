import type { Glossary } from '../../content/glossary.ts';
import { isPathOff } from '../../content/offered.ts';
import type { Site } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { evenRows } from '../../ui/even-rows.ts';
import { Faq } from '../../ui/faq.tsx';
import { GlossaryContext } from '../../ui/glossed.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { Sources } from '../../ui/sources.tsx';
import { Terms } from '../../ui/terms.tsx';
import type { ClientCase } from '../claims/client-case.ts';
import { ClientCaseBand } from '../claims/client-case-band.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { ShownClaims } from '../claims/shown-claims.tsx';
import { Ask } from '../contact/ask.tsx';
import { AskLine } from '../contact/ask-line.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { Sheet } from '../exhibits/sheet.tsx';
import { type MonthlyTable, MonthlyTableBand } from '../monthly-table/view.tsx';
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

/** Anchor of the pricing page's answers to what an article tells a firm to ask of any vendor. */
export const VENDOR_ANSWERS = 'our-answers';

type AnswersProps = { number: number; answers: NonNullable<Pricing['answers']> };

/** What an article tells a firm to get in writing from any vendor, line by line, with our own answer. */
function VendorAnswers({ number, answers }: AnswersProps) {
  return (
    <Section number={number} label={answers.label} heading={answers.heading} id={VENDOR_ANSWERS}>
      <p className="max-w-measure text-lede/8 text-ink-2">
        {answers.intro}{' '}
        {answers.article && (
          <a href={answers.article.href} className="underline underline-offset-4">
            {answers.article.name}
          </a>
        )}
      </p>
      <ol className="mt-8 border-b border-line">
        {answers.lines.map(({ line, answer }, index) => (
          <li
            key={line}
            className="grid gap-x-9 gap-y-1.5 border-t border-line py-5 md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,6fr)]"
          >
            <span aria-hidden="true" className="font-mono text-sm/6 font-bold text-red">
              {index + 1}
            </span>
            <p className="font-bold">{line}</p>
            <p className="text-note/6 text-ink-2">{answer}</p>
          </li>
        ))}
      </ol>
    </Section>
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

function Setup({ number, setup }: Part<'setup'>) {
  return (
    <Section number={number} label={setup.label} heading={setup.heading} id="setup">
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="figure-box self-start lg:sticky lg:top-28">
          <p className="text-[min(var(--text-h2),13cqi)] leading-none font-heavy tracking-heading">
            {setup.price}
          </p>
          <p className="mt-5 text-lede/8 text-ink-2">{setup.text}</p>
        </div>
        <dl className="border-b border-line">
          {setup.buys.map((piece) => (
            <div key={piece.title} className="border-t border-line py-4.5">
              <dt className="font-bold">{piece.title}</dt>
              <dd className="mt-1 text-note/6 text-ink-2">{piece.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Terms beside each other: four, or as many as leave no hole. */
const IN_FOURS = 4;

function Contract({ number, contract }: Part<'contract'>) {
  const count = contract.terms.length;
  return (
    <Section number={number} label={contract.label} heading={contract.heading} id="terms" wide>
      <dl
        className={classNames(
          'grid gap-x-9 gap-y-9',
          count > 1 && 'sm:grid-cols-2',
          count % IN_FOURS === 0 ? 'xl:grid-cols-4' : evenRows(count),
        )}
      >
        {contract.terms.map((term) => (
          <div key={term.term} className="border-t-2 border-ink pt-4">
            <dt className="text-h3/7 font-heavy tracking-heading text-balance xl:min-h-[3.5rem]">
              {term.term}
            </dt>
            <dd className="mt-3 text-note/6 text-ink-2">{term.text}</dd>
          </div>
        ))}
      </dl>
      <Ask ask={contract.ask} source="pricing-terms" subject="Monthly packages" />
    </Section>
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
  table: MonthlyTable | undefined;
  client: ClientCase | undefined;
  claims: readonly NumberedClaim[];
  terms: Glossary['terms'];
};

/** The pricing page: packages, single services, setup, comparison, terms, answers, questions, figures. */
export function PricingView({ pricing, table, client, claims, terms }: PricingProps) {
  const { hero, packages, calculator, aLaCarte, setup, comparison, contract, answers, faq, trust } =
    pricing;
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
      <ClientCaseBand client={client} claims={claims} />
      <Section number={next()} label={packages.label} heading={packages.heading} id="packages" wide>
        <PackageCards items={packages.items} button={hero.primary} />
        {packages.note && (
          <p className="mt-6 max-w-measure text-note/6 text-ink-2 lg:mt-12">{packages.note}</p>
        )}
        {calculator && !isPathOff(calculator.href) && <CalculatorLine calculator={calculator} />}
      </Section>
      {aLaCarte && <PriceList number={next()} aLaCarte={aLaCarte} />}
      {setup && <Setup number={next()} setup={setup} />}
      {comparison && (
        <Section
          number={next()}
          label={comparison.label}
          heading={comparison.heading}
          id="comparison"
          wide
        >
          <PackageComparison
            packages={packages.items}
            rows={comparison.rows}
            caption={comparison.heading}
          />
        </Section>
      )}
      <MonthlyTableBand table={table} page="pricing" short />
      {contract && <Contract number={next()} contract={contract} />}
      {answers && <VendorAnswers number={next()} answers={answers} />}
      <Faq number={next()} {...faq}>
        <Ask ask={faq.ask} source="pricing-questions" subject="Fees and terms" />
      </Faq>
      {trust && (
        <Section number={next()} label={trust.label} heading={trust.heading} id="figures">
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
