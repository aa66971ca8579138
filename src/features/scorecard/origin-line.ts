import { SCORECARD_PARTS } from './profile-facts.ts';
import { countFrom, type FigureSource, type Report } from './report.ts';
import { SCORECARD_WORDS } from './words.ts';

const are = (count: number) => (count === 1 ? 'is' : 'are');
const were = (count: number) => (count === 1 ? 'was' : 'were');

/** Google's figures are named as such: who reads them elsewhere looks at the profile. */
function readLine(read: number, own: number, missing: number) {
  const whose = own > 0 ? `, ${own} ${are(own)} yours` : '';
  const rest = missing === 1 ? 'the one that is missing' : `the ${missing} that are missing`;
  const look = missing > 0 ? ` Please look up ${rest}.` : '';
  return `${read} of the seven figures ${were(read)} read from Google Maps${whose}.${look}`;
}

/** Where the figures of a result come from, in a line before them. `isLinked`: somebody else has sent it. */
export function originLine(report: Report, isLinked: boolean): string {
  const own = countFrom('yours', report);
  const read = countFrom('google', report);
  if (read > 0) return readLine(read, own, countFrom(undefined, report));
  if (countFrom('simulated', report) > 0) return SCORECARD_WORDS.simulated;
  if (own === 0) return 'None of the seven figures is in yet. Nothing is read from Google.';
  const whose = isLinked ? 'come from the link' : 'are yours';
  if (own === SCORECARD_PARTS.length) return `All seven figures ${whose}. None was read from Google.`;
  const first = isLinked
    ? `${own} of the seven figures ${were(own)} put in by whoever made this link`
    : `${own} of the seven figures ${are(own)} yours`;
  return `${first}. None was read from Google.`;
}

/** In the place of a score while figures are missing: the content's line, with how many there are for its "{count}". */
export const noScoreYet = (report: Report, line: string) =>
  line.replace('{count}', String(SCORECARD_PARTS.length - countFrom(undefined, report)));

/** At each row: who says so. */
export function sourceLabel(source: FigureSource | undefined, isLinked: boolean): string {
  if (source === 'yours') return isLinked ? 'put in' : 'yours';
  if (source === 'google') return 'Google Maps';
  return source ?? 'please look';
}
