import { classNames } from '../../ui/class-names.ts';

/** Highest rating a client can give. */
const STARS = 5;
/** Width of one star with its gap, and height, in units of the drawing. */
const STAR = { width: 18, height: 16 } as const;

/** Outlines of the stars from one place to another. */
function outlines(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => {
    const middle = (from + index) * STAR.width + STAR.height / 2;
    return `M${middle} .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1L${middle - 7.3} 6.1l5.1-.6z`;
  }).join('');
}

/** Stars and the same in figures: "4 / 5". What is heard is a sentence. */
export function Rating({ value, className }: { value: number; className?: string }) {
  const whole = Math.round(value);
  return (
    <p
      role="img"
      aria-label={`Rated ${value} out of ${STARS} stars`}
      className={classNames('flex items-center gap-2.5', className)}
    >
      <svg className="stars" viewBox={`0 0 ${STARS * STAR.width} ${STAR.height}`} aria-hidden="true">
        <path d={outlines(0, whole)} />
        <path className="empty" d={outlines(whole, STARS)} />
      </svg>
      <span className="font-mono text-sm/5 font-bold">
        {value} / {STARS}
      </span>
    </p>
  );
}
