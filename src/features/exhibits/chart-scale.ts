/** The weeks count from the start of the project. */
export type WeekSpan = { start: number; end: number };
export type TimelineStep = { title: string; when: string; shortest: WeekSpan; longest: WeekSpan };

export const WEEKS = /^(\d+)(?:–(\d+))? weeks?$/;

/**
 * Each step begins when the previous step ends. Throws if a duration is not like "1–2
 * weeks".
 */
export function timelineSteps(steps: readonly { title: string; when: string }[]): TimelineStep[] {
  const elapsedWeeks = { shortest: 0, longest: 0 };
  return steps.map(({ title, when }) => {
    const [, minWeeks, maxWeeks] = WEEKS.exec(when) ?? [];
    if (!minWeeks)
      throw new Error(`"${title}" takes "${when}", expected weeks such as "1–2 weeks"`);
    const start = { ...elapsedWeeks };
    elapsedWeeks.shortest += Number(minWeeks);
    elapsedWeeks.longest += Number(maxWeeks ?? minWeeks);
    return {
      title,
      when,
      shortest: { start: start.shortest, end: elapsedWeeks.shortest },
      longest: { start: start.longest, end: elapsedWeeks.longest },
    };
  });
}

export const weeksText = ({ start, end }: WeekSpan) =>
  end === start + 1 ? `week ${end}` : `weeks ${start + 1} to ${end}`;

/** Returns three to six round values. `largestValue` must be above 0. */
export function axisTicks(largestValue: number) {
  const roughStep = largestValue / 3;
  const powerOfTen = 10 ** Math.floor(Math.log10(roughStep));
  const step =
    ([1, 2, 5, 10].find((factor) => factor * powerOfTen >= roughStep) ?? 10) * powerOfTen;
  const count = Math.ceil(largestValue / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Month 0 is the start of the work: "-3", "0", "+6". */
export function monthLabel(month: number) {
  return month > 0 ? `+${month}` : String(month);
}
