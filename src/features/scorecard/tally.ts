import { type ProfileFacts, SCORECARD_PARTS } from './profile-facts.ts';
import { partStatuses, type Status } from './status.ts';

/** How many parts have each mark: "4 good, 1 warning, 2 bad"; a mark that none has is left out. */
export function markTally(facts: ProfileFacts): string {
  const statuses = partStatuses(facts);
  const count = (mark: Status) => SCORECARD_PARTS.filter((part) => statuses[part] === mark).length;
  const [good, warnings, bad] = [count('good'), count('warning'), count('bad')];
  return [
    good && `${good} good`,
    warnings && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
    bad && `${bad} bad`,
  ]
    .filter(Boolean)
    .join(', ');
}
