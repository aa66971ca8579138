import type { ScorecardCopy } from './page-schema.ts';
import {
  type FigureSource,
  type Figures,
  type FigureValue,
  PARTS,
  type ProfileFacts,
  partsFrom,
  partsToImprove,
  SCORECARD_PARTS,
  type ScorecardPart,
  SIMULATED_TEXT,
  STATUSES,
  statusOf,
} from './score.ts';

export function valueText(
  part: ScorecardPart,
  value: FigureValue,
  copy: ScorecardCopy['parts'],
): string {
  const partCopy = copy[part];
  if ('present' in partCopy) return value ? partCopy.present : partCopy.absent;
  if (PARTS[part].kind === 'percent') return `${value}%`;
  if (statusOf(part, value) !== 'good') return `${value} of ${PARTS[part].good}`;
  return Number(value).toLocaleString('en-US');
}

export function statusTally(facts: ProfileFacts): string {
  const statuses = SCORECARD_PARTS.map((part) => statusOf(part, facts[PARTS[part].fact]));
  return STATUSES.flatMap((status) => {
    const count = statuses.filter((partStatus) => partStatus === status).length;
    const label = status === 'warning' && count > 1 ? 'warnings' : status;
    // A non-breaking space keeps the number and its word on one line.
    return count === 0 ? [] : [`${count}\u00a0${label}`];
  }).join(', ');
}

export function adviceText(part: ScorecardPart, figures: Figures, copy: ScorecardCopy): string {
  const { text } = copy.advice[part];
  const partCopy = copy.parts[part];
  if (!('unit' in partCopy)) return text;
  const { good } = PARTS[part];
  const missingCount = good - Number(figures[part]?.value);
  return text
    .replaceAll('{good}', String(good))
    .replaceAll(
      '{missing}',
      `${missingCount} ${missingCount === 1 ? partCopy.unit.one : partCopy.unit.many}`,
    );
}

/** If figures are simulated or missing, the headline states nothing about a firm. */
export function resultHeadline(
  businessName: string,
  figures: Figures,
  { parts, results }: ScorecardCopy,
): string {
  const verdict = () => {
    if (partsFrom('simulated', figures).length > 0) return results.sample;
    const count = SCORECARD_PARTS.length - partsFrom(undefined, figures).length;
    if (count < SCORECARD_PARTS.length) return results.some.replace('{count}', String(count));
    const [mostUrgentPart] = partsToImprove(figures);
    return mostUrgentPart ? parts[mostUrgentPart].weak : results.allGood;
  };
  return `${businessName || results.unnamed}: ${verdict()}.`;
}

export function sourceText(source: FigureSource | undefined, isLinked: boolean): string {
  if (source === 'yours') return isLinked ? 'from the link' : 'yours';
  if (source === 'google') return 'from Google Maps';
  return source ?? 'still to look up';
}

export function originText(figures: Figures, isLinked: boolean): string {
  if (partsFrom('simulated', figures).length > 0) return SIMULATED_TEXT;
  const counts = (['google', 'yours', undefined] as const).flatMap((source) => {
    const { length } = partsFrom(source, figures);
    return length > 0 ? [`${length} ${sourceText(source, isLinked)}`] : [];
  });
  const hasGoogle = partsFrom('google', figures).length > 0;
  const note = hasGoogle ? '' : ' None was read from Google.';
  return `The seven figures: ${counts.join(', ')}.${note}`;
}
