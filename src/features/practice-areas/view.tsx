import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { Sections } from '../../blocks/sections.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { ProsePart } from '../../ui/prose-parts.ts';
import { CityLinks } from '../cities/city-links.tsx';
import { Footnote, Notes } from '../claims/footnote.tsx';
import { claimsShownOn, type NumberedClaim } from '../claims/notes.ts';
import { CallToAction } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { dollarRange } from '../pricing/price-specification.ts';
import type { PageSigners } from '../team/structured-data.ts';
import type { DetailSection, PracticeArea, PracticeAreaPage } from './schema.ts';
import { PRACTICE_AREAS } from './structured-data.ts';

type Budget = { name: string; range: string; note: string; min: number; max: number };

function budgetsOf(areas: readonly PracticeArea[]): Budget[] {
  const orderedAreas = areas.toSorted((a, b) => a.order - b.order);
  return orderedAreas.flatMap(({ name, budget }) => {
    const { min = 0, max = min } = (budget && dollarRange(budget.range)) ?? {};
    return budget ? { name, range: budget.range, note: budget.note, min, max } : [];
  });
}

type RangeBarProps = {
  budget: Budget;
  scaleEnd: number;
  isCurrent?: boolean;
  className: string;
};

function RangeBar({ budget, scaleEnd, isCurrent = false, className }: RangeBarProps) {
  const { min, max } = budget;
  const track = `M0 4.5h${scaleEnd}v1H0z`;
  const bar = `M${min} 0h${max - min}v10H${min}z`;
  return (
    <svg
      viewBox={`0 0 ${scaleEnd} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {isCurrent && <path d={track} className="fill-rule" />}
      <path
        d={isCurrent ? bar : track + bar}
        vectorEffect="non-scaling-stroke"
        className={isCurrent ? 'fill-mark stroke-ink stroke-[1.5px]' : 'fill-edge'}
      />
    </svg>
  );
}

type AreaBudgetProps = {
  budget: Budget;
  otherBudgets: readonly Budget[];
  copy: PracticeAreaPage['budget'];
};

function AreaBudget({ budget, otherBudgets, copy }: AreaBudgetProps) {
  const scaleEnd = Math.max(...[budget, ...otherBudgets].map(({ max }) => max));
  return (
    <>
      <p className="text-note/6 font-bold">{copy.heading}</p>
      <p className="mt-1 text-title/[1.2] font-heavy tracking-heading whitespace-nowrap xl:text-figure/[1.15]">
        {budget.range}
      </p>
      <RangeBar
        budget={budget}
        scaleEnd={scaleEnd}
        isCurrent
        className="mt-2.5 h-3.5 w-full max-lg:hidden"
      />
      <p className="mt-3 text-sm/5 text-ink-2">
        {budget.note}{' '}
        {copy.link && (
          <a href={copy.link.href} className="font-semibold text-ink underline underline-offset-4">
            {copy.link.label}
          </a>
        )}
      </p>
      {otherBudgets.length > 0 && (
        <dl className="mt-3.5 border-t border-line pt-2 text-sm/5 max-lg:hidden">
          {otherBudgets.map((other) => (
            <div key={other.name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1">
              <dt className="min-w-0 text-ink-2">{other.name}</dt>
              <dd className="font-semibold whitespace-nowrap">{other.range}</dd>
              <dd className="col-span-2 mt-0.5">
                <RangeBar budget={other} scaleEnd={scaleEnd} className="block h-1.5 w-full" />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

type BudgetsAndClaimsProps = {
  area: PracticeArea;
  copy: PracticeAreaPage['budget'];
  areas: readonly PracticeArea[];
  claims: readonly NumberedClaim[];
};

function BudgetsAndClaims({ area, copy, areas, claims }: BudgetsAndClaimsProps) {
  const budgets = budgetsOf(areas);
  const budget = budgets.find(({ name }) => name === area.name);
  const otherBudgets = budgets.filter(({ name }) => name !== area.name);
  return (
    <div className="border-t-2 border-ink pt-4">
      {budget && <AreaBudget budget={budget} otherBudgets={otherBudgets} copy={copy} />}
      {claims.map((claim) => (
        <p key={claim.id} className="mt-2.5 flex items-baseline gap-3 border-t border-line pt-3">
          <b className="text-title/[1.15] font-heavy tracking-heading">{claim.figure}</b>{' '}
          <span className="min-w-0 text-note/6">
            {claim.claim}
            <Footnote claim={claim} />
          </span>
        </p>
      ))}
    </div>
  );
}

type PracticeAreaProps = {
  area: PracticeArea;
  copy: PracticeAreaPage;
  parts: readonly ProsePart[];
  context: SectionContext;
  signers: PageSigners;
  areas: readonly PracticeArea[];
};

/** Claims whose `shown` contains this pattern are on every page of a practice area. */
export const AREA_PAGE_PATTERN = '/practice-areas/*';

type HeroProps = Pick<PracticeAreaProps, 'area' | 'copy' | 'context' | 'areas'>;

function AreaHero({ area, copy, context, areas }: HeroProps) {
  const { claims, site } = context;
  const shownClaims = claimsShownOn(AREA_PAGE_PATTERN, claims);
  const hasAside = area.budget !== undefined || shownClaims.length > 0;
  return (
    <PageHero
      trail={[{ label: PRACTICE_AREAS }, { label: area.name }]}
      headline={area.headline}
      statement={area.statement}
      lede={area.lede}
      actions={
        <>
          <OpenContact
            label={copy.hero.button}
            source="practice-area-hero"
            subject={context.subject}
          />
          <Button look="secondary" href={site.phoneHref}>
            {copy.hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
      hasLineNumbers
      aside={
        hasAside && (
          <BudgetsAndClaims area={area} copy={copy.budget} areas={areas} claims={shownClaims} />
        )
      }
    />
  );
}

function Detail({
  parts,
  ...props
}: SectionProps<DetailSection> & Pick<PracticeAreaProps, 'parts'>) {
  return (
    <NumberedSection {...props} isWide>
      {parts.map(({ slug, heading, html }, index) => (
        <div
          key={slug}
          id={slug}
          className={classNames(
            index > 0 && 'mt-7 lg:mt-10',
            'grid gap-x-9 gap-y-3 border-t border-line pt-4 lg:grid-cols-[200px_minmax(0,1fr)]',
          )}
        >
          <h3 className="text-h4/6 text-balance">{heading}</h3>
          <Prose html={html} heading={heading} />
        </div>
      ))}
    </NumberedSection>
  );
}

/** A text section without text is left out. */
const visibleSections = ({
  area,
  copy,
  parts,
}: Pick<PracticeAreaProps, 'area' | 'copy' | 'parts'>) =>
  area.sections.flatMap((section) => {
    if (section.kind === 'shared') return copy.shared ?? [];
    return section.kind === 'detail' && !parts.length ? [] : section;
  });

export function PracticeAreaView(props: PracticeAreaProps) {
  const { area, copy, parts, context, signers, areas } = props;
  const { claims, cities } = context;
  return (
    <div className="small-gaps">
      <AreaHero area={area} copy={copy} context={context} areas={areas} />
      <Sections
        sections={visibleSections(props)}
        pageViews={{ detail: (section) => <Detail {...section} parts={parts} /> }}
        context={context}
      />
      <Notes claims={claims} sources={area.sources} signers={signers} heading={copy.sources}>
        <CityLinks cities={cities} title="Where we work" className="mt-8" />
      </Notes>
    </div>
  );
}

type ContactProps = Pick<PracticeAreaProps, 'area' | 'copy' | 'context'>;

export function PracticeAreaContact({ area, copy, context }: ContactProps) {
  const { hero, contact } = copy;
  const { site, subject } = context;
  const email = (
    <a href={`mailto:${site.email}`} className="text-paper underline underline-offset-4">
      {site.email}
    </a>
  );
  return (
    <CallToAction
      id="contact-block"
      lines={[area.contact.heading]}
      text={area.contact.text}
      facts={contact.lines.map(({ kind, term, note }) => ({
        term,
        text:
          kind === 'email' ? (
            <>
              {email} {note}
            </>
          ) : (
            note
          ),
      }))}
      action={
        <>
          <OpenContact label={hero.button} source="practice-area-contact" subject={subject} />
          <Button look="night" href={site.phoneHref}>
            {hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
    />
  );
}
