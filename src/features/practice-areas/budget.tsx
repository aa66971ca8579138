import { Footnote } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { dollarRange } from '../pricing/price-specification.ts';
import type { PracticeArea, PracticeAreaPage } from './schema.ts';

type Budget = { name: string; range: string; note: string; min: number; max: number };

function budgetsOf(areas: readonly PracticeArea[]): Budget[] {
  const ordered = areas.toSorted((a, b) => a.order - b.order);
  return ordered.flatMap(({ name, budget }) => {
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

export function BudgetsAndClaims({ area, copy, areas, claims }: BudgetsAndClaimsProps) {
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
