/** The whole of a drawing, in percent. */
const FULL = 100;

type ScaleProps = {
  percent: number;
  /** Its text for screen readers; without it a text beside it has the value. */
  label?: string;
  /** Marks across the bar, in percent. */
  needles: readonly number[];
  /** Numbers under it, from 0 to 100. */
  numbers: readonly number[];
};

/** A score on its way from 0 to 100. */
export function Scale({ percent, label, needles, numbers }: ScaleProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={!label}
      className="mt-6 h-12 w-full overflow-visible"
    >
      {/* The color of text is right in forced colors, too. */}
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
