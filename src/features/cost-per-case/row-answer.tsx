import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type CostAnswer, rowTexts } from './answer.ts';
import { dollars } from './money.ts';
import { rangePaths, SCALE_WIDTH } from './range.ts';

/**
 * In forced colors the red of the ceiling is lost, so the ceiling is dashed and the bar is an
 * outline.
 */
const PATH_CLASSES = {
  track: 'stroke-line',
  range:
    'fill-rule group-data-[side=over]:fill-mark group-data-[side=over]:stroke-ink group-data-[side=under]:fill-mark group-data-[side=under]:stroke-ink forced-colors:fill-[Canvas]! forced-colors:stroke-[CanvasText]!',
  ceiling: 'stroke-red forced-colors:stroke-[CanvasText]! forced-colors:[stroke-dasharray:4_2]',
  cost: 'stroke-ink stroke-4 forced-colors:stroke-[Highlight]!',
} as const;

export const VERDICT_CLASSES =
  'print-colors inline-block min-h-5.5 wrap-anywhere rounded-sm border bg-paper px-2 text-center text-xs/5 font-bold empty:hidden sm:min-w-25 group-data-[side=under]:border-ink group-data-[side=under]:bg-ink group-data-[side=under]:text-paper group-data-[side=over]:border-red group-data-[side=over]:text-red';

type RowAnswerProps = {
  answer: CostAnswer | undefined;
  scaleEndCents: number;
  children?: ReactNode;
};

/** The parent must be a `group` with `data-side`; home-exhibit-script.ts updates the parts. */
export function RowAnswer({ answer, scaleEndCents, children }: RowAnswerProps) {
  const { figure, range } = rowTexts(answer);
  const paths = Object.entries(rangePaths(answer, scaleEndCents)) as [
    keyof typeof PATH_CLASSES,
    string,
  ][];
  return (
    <>
      <span className="flex min-h-6 justify-between gap-x-3">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <b data-part="figure" className="whitespace-nowrap">
            {figure}
          </b>
          <span data-part="range" className="text-sm/6 text-ink-2">
            {range}
          </span>
        </span>
        {children}
      </span>
      <svg
        className="cost-bar h-6 w-full overflow-visible fill-none stroke-[1.5] *:[vector-effect:non-scaling-stroke]"
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {paths.map(([name, path]) => (
          <path key={name} data-path={name} className={PATH_CLASSES[name]} d={path} />
        ))}
      </svg>
    </>
  );
}

export function Scale({ ticks }: { ticks: readonly number[] }) {
  const scaleEndCents = ticks.at(-1) ?? 1;
  return (
    <svg className="bars h-7" aria-hidden="true">
      <line className="axis" x2={`${SCALE_WIDTH}%`} y1="1" y2="1" />
      {ticks.map((tick, index) => (
        <text
          key={tick}
          x={`${((tick / scaleEndCents) * SCALE_WIDTH).toFixed(2)}%`}
          y="20"
          className={classNames(
            index === 0 ? 'first' : index === ticks.length - 1 ? 'last' : 'tick',
            // A phone has no space for the third of four labels.
            index === 2 && ticks.length > 3 && 'max-sm:hidden',
          )}
        >
          {dollars(tick)}
        </text>
      ))}
    </svg>
  );
}
