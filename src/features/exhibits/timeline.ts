/** Start and end of a step, in weeks from the start of the project. */
export type WeekSpan = { start: number; end: number };
/** A step, with its span if all steps take their shortest time, and its span if all take their longest time. */
export type TimelineStep = { title: string; when: string; shortest: WeekSpan; longest: WeekSpan };

/** Matches a duration such as "1–2 weeks". */
export const WEEKS = /^(\d+)(?:–(\d+))? weeks?$/;

/** Returns the spans of steps that follow each other. Errors: throws on a duration that is not like "1–2 weeks". */
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

/** Returns a span as a text: "weeks 2 to 4", or "week 2" for a single week. */
export const weeksOf = ({ start, end }: WeekSpan) =>
  end === start + 1 ? `week ${end}` : `weeks ${start + 1} to ${end}`;
