import type { ExhibitOf } from './schema.ts';

type Exhibit = ExhibitOf<'spans'>;
type Row = Pick<Exhibit['rows'][number], 'label' | 'from' | 'to'>;

/** Hours of a day as clock times: 7 is "7 a.m.", 17 is "5 p.m.". */
function clockTime(hour: number) {
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`;
}

/** A span as text for screen readers: "The interview: minute 0 to 30". Without a scale its label has the length. */
export function spanWords({ label, from, to }: Row, scale: Exhibit['scale']) {
  if (!scale) return label;
  const ends =
    scale === 'clock' ? `${clockTime(from)} to ${clockTime(to)}` : `${scale} ${from} to ${to}`;
  return `${label}${label.includes(':') ? ', ' : ': '}${ends}`;
}
