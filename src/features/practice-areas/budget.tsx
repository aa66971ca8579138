import { Footnote } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { dollarRange } from '../pricing/price-specification.ts';
import type { PracticeArea, PracticeAreaPage } from './schema.ts';

/** Returns the ends of a range in dollars. For "from $2,500" both ends are the same. */
function dollars(range: string) {
  const { min, max = min } = dollarRange(range) ?? { min: 0 };
  return { min, max };
}

/** Draws a range on a scale from 0 to `most`. The bar is highlighted if it is that of the page (`isOwn`). */
function RangeBar({
  range,
  most,
  isOwn = false,
  className,
}: {
  range: string;
  most: number;
  isOwn?: boolean;
  className: string;
}) {
  const { min, max } = dollars(range);
  const track = `M0 4.5h${most}v1H0z`;
  const bar = `M${min} 0h${max - min}v10H${min}z`;
  return (
    <svg
      viewBox={`0 0 ${most} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {isOwn && <path d={track} className="fill-rule" />}
      <path
        d={isOwn ? bar : track + bar}
        vectorEffect="non-scaling-stroke"
        className={isOwn ? 'fill-mark stroke-ink stroke-[1.5px]' : 'fill-edge'}
      />
    </svg>
  );
}

type BudgetProps = {
  area: PracticeArea;
  words: PracticeAreaPage['budget'];
  all: readonly PracticeArea[];
  proofs: readonly NumberedClaim[];
};

type Spending = { name: string; budget: NonNullable<PracticeArea['budget']> };
type Ranged = { name: string; range: string };

/** Shows the budgets of other practice areas on the same scale; nothing if no other area has a budget. */
function OtherBudgets({ others, most }: { others: readonly Ranged[]; most: number }) {
  if (!others.length) return null;
  return (
    <dl className="mt-3.5 border-t border-line pt-2 text-sm/5 max-lg:hidden">
      {others.map(({ name, range }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1">
          <dt className="min-w-0 text-ink-2">{name}</dt>
          <dd className="font-semibold whitespace-nowrap">{range}</dd>
          <dd className="col-span-2 mt-0.5">
            <RangeBar range={range} most={most} className="block h-1.5 w-full" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the budget of a practice area, with those of the others under it. */
function Spent({ name, budget, words, all }: Pick<BudgetProps, 'words' | 'all'> & Spending) {
  const { range, note } = budget;
  const ranged = all
    .toSorted((a, b) => a.order - b.order)
    .flatMap((area): Ranged[] =>
      area.budget ? [{ name: area.name, range: area.budget.range }] : [],
    );
  const most = Math.max(...ranged.map((area) => dollars(area.range).max));
  return (
    <>
      <p className="text-note/6 font-bold">{words.heading}</p>
      <p className="mt-1 text-title/[1.2] font-heavy tracking-heading whitespace-nowrap xl:text-figure/[1.15]">
        {range}
      </p>
      <RangeBar range={range} most={most} isOwn className="mt-2.5 h-3.5 w-full max-lg:hidden" />
      <p className="mt-3 text-sm/5 text-ink-2">
        {note}{' '}
        {words.link && (
          <a href={words.link.href} className="font-semibold text-ink underline underline-offset-4">
            {words.link.label}
          </a>
        )}
      </p>
      <OtherBudgets others={ranged.filter((area) => area.name !== name)} most={most} />
    </>
  );
}

/** Shows the budget of a practice area, and the claims that the register assigns to these pages. */
export function Budget({ area, words, all, proofs }: BudgetProps) {
  return (
    <div className="border-t-2 border-ink pt-4">
      {area.budget && <Spent name={area.name} budget={area.budget} words={words} all={all} />}
      {proofs.map((proof) => (
        <p key={proof.id} className="mt-2.5 flex items-baseline gap-3 border-t border-line pt-3">
          <b className="text-title/[1.15] font-heavy tracking-heading">{proof.figure}</b>{' '}
          <span className="min-w-0 text-note/6">
            {proof.claim}
            <Footnote claim={proof} />
          </span>
        </p>
      ))}
    </div>
  );
}
