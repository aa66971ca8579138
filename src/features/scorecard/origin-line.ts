import { SCORECARD_PARTS } from './profile-facts.ts';
import { countFrom, type FigureSource, type Report } from './report.ts';
import { SCORECARD_WORDS } from './words.ts';

const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Where the figures of a result come from, in a line before them. `isLinked`: somebody else has sent it. */
export function originLine(report: Report, isLinked: boolean): string {
  const own = countFrom('yours', report);
  const simulated = countFrom('simulated', report);
  if (own === 0) return SCORECARD_WORDS.simulated;
  const whose = isLinked ? 'come from the link' : 'are yours';
  if (own === SCORECARD_PARTS.length) return `All seven figures ${whose}. None was read from Google.`;
  const first = isLinked
    ? `${own} of the seven figures ${own === 1 ? 'was' : 'were'} put in by whoever made this link`
    : `${own} of the seven figures ${are(own)} yours`;
  return simulated === 0
    ? `${first}. None was read from Google.`
    : `${first}, ${simulated} ${are(simulated)} simulated. None was read from Google.`;
}

/** At each row: who says so. */
export function sourceLabel(source: FigureSource | undefined, isLinked: boolean): string {
  if (source === 'yours') return isLinked ? 'put in' : 'yours';
  return source ?? 'please look';
}
