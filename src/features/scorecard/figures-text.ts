import { scorecardFormSchema } from './fields.ts';
import { FACT_OF, type KnownFacts, maxOf, SCORECARD_PARTS, type ScorecardPart } from './profile-facts.ts';
import { allFacts, countFrom, type Report, sourceOf } from './report.ts';
import { isCounted } from './status.ts';

/** A longer text is none of ours, in characters. */
export const FIGURES_TEXT_MAX = 1000;
const FIRM = 'firm';
/** After a figure that nobody has put in. */
const SIMULATED = '-simulated';

const spelled = (fact: number | boolean | undefined) =>
  typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : `${fact}`;

/** A whole number from 0 to the most a part may have, "1,204" or "85 %"; undefined for anything else. */
export function readCount(part: ScorecardPart, typed: string): number | undefined {
  const bare = typed.replaceAll(',', '').trim();
  const digits = part === 'completeness' ? bare.replace(/ ?(?:%|percent)$/i, '') : bare;
  const count = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
  return count <= maxOf(part) ? count : undefined;
}

/** A figure as it is written: "12", "yes", "no"; undefined for anything else. */
export function readFigure(part: ScorecardPart, text: string): number | boolean | undefined {
  if (isCounted(part)) return readCount(part, text);
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

/**
 * "completeness=95&photos=12-simulated&…&posts=no"; undefined as long as a figure is missing, or is one of Google's, which
 * may be shown and not kept.
 */
export function figuresText(report: Report): string | undefined {
  const facts = allFacts(report);
  if (!facts || countFrom('google', report) > 0) return undefined;
  const fields = SCORECARD_PARTS.map((part) => {
    const mark = sourceOf(part, report) === 'simulated' ? SIMULATED : '';
    return [part, `${spelled(facts[FACT_OF[part]])}${mark}`];
  });
  return new URLSearchParams(fields).toString();
}

/** One line without signs that turn or hide letters. */
const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');

/** The report that such a text holds; undefined where a figure is missing or impossible. */
export function readFigures(text: string): Report | undefined {
  if (text.length > FIGURES_TEXT_MAX) return undefined;
  const fields = new URLSearchParams(text.replace(/^#/, ''));
  const report = { found: {} as Record<string, unknown>, own: {} as Record<string, unknown> };
  for (const part of SCORECARD_PARTS) {
    const written = fields.get(part) ?? '';
    const isSimulated = written.endsWith(SIMULATED);
    const figure = readFigure(part, isSimulated ? written.slice(0, -SIMULATED.length) : written);
    if (figure === undefined) return undefined;
    report[isSimulated ? 'found' : 'own'][FACT_OF[part]] = figure;
  }
  const named = scorecardFormSchema.shape.businessName.safeParse(plainLine(fields.get(FIRM) ?? ''));
  return {
    businessName: named.data ?? '',
    found: report.found as KnownFacts,
    own: report.own as KnownFacts,
  };
}

/**
 * Address hash of a result that somebody has put figures into, the firm's name only where it is wanted; "" for one that
 * is all chance, which would tell nobody anything.
 */
export function resultHash(report: Report, withName = false): string {
  const text = countFrom('yours', report) > 0 ? figuresText(report) : undefined;
  if (!text) return '';
  const name =
    withName && report.businessName ? `&${new URLSearchParams({ [FIRM]: report.businessName })}` : '';
  return `#${text}${name}`;
}
