/** The full width of the drawing, in percent. */
const FULL = 100;

type ScaleProps = {
  percent: number;
  /** Label for screen readers. Without it, a text beside the drawing must contain the value. */
  label?: string;
  /** Positions of lines across the bar, in percent. */
  needles: readonly number[];
  /** Numbers under the bar, from 0 to 100. */
  numbers: readonly number[];
};

/** Draws a score as a bar from 0 to 100. */
export function Scale({ percent, label, needles, numbers }: ScaleProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={!label}
      className="mt-6 h-12 w-full overflow-visible"
    >
      {/* In forced colors, too, the color of the text is readable. */}
      <rect className="fill-current opacity-20" width="100%" height="13" y="6" />
      <rect className="fill-current" width={`${percent}%`} height="13" y="6" />
      {needles.map((at) => (
        <line
          key={at}
          className="stroke-red forced-colors:stroke-[Highlight]"
          strokeWidth="3"
          x1={`${at}%`}
          x2={`${at}%`}
          y1="0"
          y2="25"
        />
      ))}
      {numbers.map((at) => (
        <text
          key={at}
          x={`${at}%`}
          y="45"
          textAnchor={at === 0 ? 'start' : at === FULL ? 'end' : 'middle'}
          className="fill-current font-mono text-xs"
        >
          {at}
        </text>
      ))}
    </svg>
  );
}
