import { longDate } from '../text/long-date.ts';

/** After a source: the day on which its fact was compared with it. `after`: the words it follows. Nothing without a day. */
export function CheckedOn({ day, after }: { day: string | undefined; after: string }) {
  if (!day) return null;
  return (
    <>
      {after.endsWith('.') ? ' ' : '. '}
      Checked <time dateTime={day}>{longDate(day)}</time>.
    </>
  );
}
