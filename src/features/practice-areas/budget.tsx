import { Footnote } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { dollarRange } from '../pricing/price-specification.ts';
import type { PracticeArea, PracticeAreaPage } from './schema.ts';

function readDollars(range: string) {
  const { min, max = min } = dollarRange(range) ?? { min: 0 };
  return { min, max };
}

function RangeBar({
  range,
  scaleEnd,
  isCurrent = false,
  className,
}: {
  range: string;
  scaleEnd: number;
  isCurrent?: boolean;
  className: string;
}) {
  const { min, max } = readDollars(range);
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

type BudgetProps = {
  area: PracticeArea;
  copy: PracticeAreaPage['budget'];
  areas: readonly PracticeArea[];
  proofs: readonly NumberedClaim[];
};

type NamedBudget = { name: string; budget: NonNullable<PracticeArea['budget']> };
type NamedRange = { name: string; range: string };

function OtherBudgets({ ranges, scaleEnd }: { ranges: readonly NamedRange[]; scaleEnd: number }) {
  if (!ranges.length) return null;
  return (
    <dl className="mt-3.5 border-t border-line pt-2 text-sm/5 max-lg:hidden">
      {ranges.map(({ name, range }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1">
          <dt className="min-w-0 text-ink-2">{name}</dt>
          <dd className="font-semibold whitespace-nowrap">{range}</dd>
          <dd className="col-span-2 mt-0.5">
            <RangeBar range={range} scaleEnd={scaleEnd} className="block h-1.5 w-full" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AreaBudget({
  name,
  budget,
  copy,
  areas,
}: Pick<BudgetProps, 'copy' | 'areas'> & NamedBudget) {
  const { range, note } = budget;
  const ranges = areas
    .toSorted((a, b) => a.order - b.order)
    .flatMap((area): NamedRange[] =>
      area.budget ? [{ name: area.name, range: area.budget.range }] : [],
    );
  const scaleEnd = Math.max(...ranges.map((area) => readDollars(area.range).max));
  return (
    <>
      <p className="text-note/6 font-bold">{copy.heading}</p>
      <p className="mt-1 text-title/[1.2] font-heavy tracking-heading whitespace-nowrap xl:text-figure/[1.15]">
        {range}
      </p>
      <RangeBar
        range={range}
        scaleEnd={scaleEnd}
        isCurrent
        className="mt-2.5 h-3.5 w-full max-lg:hidden"
      />
      <p className="mt-3 text-sm/5 text-ink-2">
        {note}{' '}
        {copy.link && (
          <a href={copy.link.href} className="font-semibold text-ink underline underline-offset-4">
            {copy.link.label}
          </a>
        )}
      </p>
      <OtherBudgets ranges={ranges.filter((area) => area.name !== name)} scaleEnd={scaleEnd} />
    </>
  );
}

export function Budget({ area, copy, areas, proofs }: BudgetProps) {
  return (
    <div className="border-t-2 border-ink pt-4">
      {area.budget && (
        <AreaBudget name={area.name} budget={area.budget} copy={copy} areas={areas} />
      )}
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
