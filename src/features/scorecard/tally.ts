import { type ProfileFacts, SCORECARD_PARTS } from './profile-facts.ts';
import { partStatuses, type Status } from './status.ts';

/** How many parts have each mark: "4 good, 1 warning, 2 bad"; a mark that none has is left out. */
export function markTally(facts: ProfileFacts): string {
  const statuses = partStatuses(facts);
  const count = (mark: Status) => SCORECARD_PARTS.filter((part) => statuses[part] === mark).length;
  const [good, warnings, bad] = [count('good'), count('warning'), count('bad')];
  // No line ends between a number and its word.
  return [
    good && `${good}\u00a0good`,
    warnings && `${warnings}\u00a0${warnings === 1 ? 'warning' : 'warnings'}`,
    bad && `${bad}\u00a0bad`,
  ]
    .filter(Boolean)
    .join(', ');
}
