import { classNames } from '../../ui/class-names.ts';
import { BadgeCheck, TrendingUp, TriangleAlert } from '../../ui/icons.tsx';
import { LEVELS, type Level } from './level.ts';

const ICONS = { 'badge-check': BadgeCheck, 'trending-up': TrendingUp, 'triangle-alert': TriangleAlert };
const COLORS = {
  ink: 'border-ink bg-ink text-paper',
  mark: 'border-ink bg-mark',
  red: 'border-red bg-paper text-red',
};
/** Full width of the drawing, in units of one percent. */
const FULL = 100;

/** The level as a label: name, icon and color, none of which stands alone. */
export function LevelMark({ level }: { level: Level }) {
  const Icon = ICONS[level.icon];
  return (
    <p
      className={classNames(
        'mt-4 inline-flex items-center gap-2 border px-3 py-1.5 text-note/6 font-bold',
        COLORS[level.color],
      )}
    >
      <Icon size={20} strokeWidth={1.5} />
      <span>{level.name}</span>
    </p>
  );
}

type LevelScaleProps = {
  score: number;
  name: string;
  /** Without its figures it keeps its size: drawn text is what takes the browser longest. */
  withFigures: boolean;
};

/** Where the score lies among the levels. */
export function LevelScale({ score, name, withFigures }: LevelScaleProps) {
  const bounds = LEVELS.map(({ from }) => from).filter((from) => from > 0);
  const figures = withFigures ? [0, ...bounds.toReversed(), FULL] : [];
  const said = LEVELS.map((level) => `${level.name} from ${level.from}%`).join(', ');
  return (
    <svg role="img" aria-label={`${name}: ${score}%. ${said}.`} viewBox="0 0 100 17" className="level-scale">
      <rect className="points-all" width={FULL} height="4" y="2" />
      <rect className="points-got" width={score} height="4" y="2" />
      {bounds.map((from) => (
        <line key={from} className="level-bound" x1={from} x2={from} y1="0" y2="8" />
      ))}
      {figures.map((percent) => (
        <text
          key={percent}
          x={percent}
          y="15"
          textAnchor={percent === 0 ? 'start' : percent === FULL ? 'end' : 'middle'}
        >
          {percent}
        </text>
      ))}
    </svg>
  );
}
