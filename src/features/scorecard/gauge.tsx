/** Units of the drawing, one for each point of the score. */
const SIZE = { width: 100, height: 16, bar: 8 } as const;

/** The score as a figure and as a needle on a scale from 0 to 100. */
export function Gauge({ score, label }: { score: number; label: string }) {
  const top = (SIZE.height - SIZE.bar) / 2;
  return (
    <div>
      <p className="text-note/6 text-ink-2">{label}</p>
      <p className="score-figure">
        {score}
        <span className="score-out-of">/100</span>
      </p>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="score-gauge"
      >
        <rect y={top} width={SIZE.width} height={SIZE.bar} className="track" />
        <rect y={top} width={score} height={SIZE.bar} className="fill" />
        <path d={`M${score} 0V${SIZE.height}`} className="needle" />
      </svg>
      <p aria-hidden="true" className="flex justify-between font-mono text-xs/5 text-ink-3">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
    </div>
  );
}
