const MAX_PERCENT = 100;

type ScaleProps = {
  percent: number;
  /** For screen readers. Without a label, a text beside the drawing must contain the value. */
  label?: string;
  markers: readonly number[];
  numbers: readonly number[];
};

export function Scale({ percent, label, markers, numbers }: ScaleProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={!label}
      className="mt-6 h-12 w-full overflow-visible"
    >
      {/* The text color is readable even in forced colors. */}
      <rect className="fill-current opacity-20" width="100%" height="13" y="6" />
      <rect className="fill-current" width={`${percent}%`} height="13" y="6" />
      {markers.map((position) => (
        <line
          key={position}
          className="stroke-red forced-colors:stroke-[Highlight]"
          strokeWidth="3"
          x1={`${position}%`}
          x2={`${position}%`}
          y1="0"
          y2="25"
        />
      ))}
      {numbers.map((position) => (
        <text
          key={position}
          x={`${position}%`}
          y="45"
          textAnchor={position === 0 ? 'start' : position === MAX_PERCENT ? 'end' : 'middle'}
          className="fill-current font-mono text-xs"
        >
          {position}
        </text>
      ))}
    </svg>
  );
}
