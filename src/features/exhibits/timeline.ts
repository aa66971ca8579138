/** Weeks from the start in which a step begins and ends. */
export type WeekSpan = { start: number; end: number };
/** One step when everything goes quickly, and when every step takes its longest. */
export type TimelineStep = { title: string; when: string; shortest: WeekSpan; longest: WeekSpan };

/** "1–2 weeks". */
export const WEEKS = /^(\d+)(?:–(\d+))? weeks?$/;

/** Lays steps end to end, in weeks. Throws on a time that is not like "1–2 weeks". */
export function timeline(steps: readonly { title: string; when: string }[]): TimelineStep[] {
  const at = { shortest: 0, longest: 0 };
  return steps.map(({ title, when }) => {
    const [, low, high] = WEEKS.exec(when) ?? [];
    if (!low) throw new Error(`"${title}" takes "${when}", expected weeks such as "1–2 weeks"`);
    const start = { ...at };
    at.shortest += Number(low);
    at.longest += Number(high ?? low);
    return {
      title,
      when,
      shortest: { start: start.shortest, end: at.shortest },
      longest: { start: start.longest, end: at.longest },
    };
  });
}

/** Returns a span in words: "weeks 2 to 4"; a span of one week is that week. */
export const weeksOf = ({ start, end }: WeekSpan) =>
  end === start + 1 ? `week ${end}` : `weeks ${start + 1} to ${end}`;
