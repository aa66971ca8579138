import { typedNumber } from '../../text/typed-number.ts';
import { ownWork } from '../tools/own-work.ts';
import { savedEntry } from '../tools/saved-entry.ts';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import { scorecardFormSchema } from './fields.ts';
import {
  FACT_OF,
  type KnownFacts,
  maxOf,
  SCORECARD_PARTS,
  type ScorecardPart,
} from './profile-facts.ts';
import { countFrom, factsOf, type Report, sourceOf } from './report.ts';
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
  const { value = Number.NaN } = typedNumber(typed, part === 'completeness' ? 'percent' : 'count');
  return Number.isInteger(value) && value <= maxOf(part) ? value : undefined;
}

/** A figure as an address has it: "12", "yes", "no"; undefined for anything else. */
function readFigure(part: ScorecardPart, text: string): number | boolean | undefined {
  if (isCounted(part)) return /^\d+$/.test(text) ? readCount(part, text) : undefined;
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

/**
 * "completeness=95&photos=12&…&posts=no", each figure that there is; undefined where there is none, or one is Google's,
 * which may be shown and not kept.
 */
export function figuresText(report: Report): string | undefined {
  const facts = factsOf(report);
  const known = SCORECARD_PARTS.filter((part) => facts[FACT_OF[part]] !== undefined);
  if (known.length === 0 || countFrom('google', report) > 0) return undefined;
  const fields = known.map((part) => {
    const mark = sourceOf(part, report) === 'simulated' ? SIMULATED : '';
    return [part, `${spelled(facts[FACT_OF[part]])}${mark}`];
  });
  return new URLSearchParams(fields).toString();
}

/** One line without signs that turn or hide letters. */
const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');

/** The report that such a text holds; undefined where it has no figure, or one that is impossible. */
export function readFigures(text: string): Report | undefined {
  if (text.length > FIGURES_TEXT_MAX) return undefined;
  const fields = new URLSearchParams(text.replace(/^#/, ''));
  const report = { found: {} as Record<string, unknown>, own: {} as Record<string, unknown> };
  for (const part of SCORECARD_PARTS) {
    const written = fields.get(part);
    if (written === null) continue;
    const isSimulated = written.endsWith(SIMULATED);
    const figure = readFigure(part, isSimulated ? written.slice(0, -SIMULATED.length) : written);
    if (figure === undefined) return undefined;
    report[isSimulated ? 'found' : 'own'][FACT_OF[part]] = figure;
  }
  if (Object.keys({ ...report.found, ...report.own }).length === 0) return undefined;
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
    withName && report.businessName
      ? `&${new URLSearchParams({ [FIRM]: report.businessName })}`
      : '';
  return `#${text}${name}`;
}

/** Raised when the form of what is kept changes. */
const VERSION = 2;

/** What the device keeps of a result: whose it is and its figures, not the email address. */
type KeptScorecard = { businessName: string; figures: string };

function readKept(value: unknown): KeptScorecard | undefined {
  const { businessName, figures } = (value ?? {}) as Record<string, unknown>;
  const name =
    businessName === '' ? '' : scorecardFormSchema.shape.businessName.safeParse(businessName).data;
  if (name === undefined || typeof figures !== 'string' || !readFigures(figures)) return undefined;
  return { businessName: name, figures };
}

/** The visitor's own result on the device. */
export function keptScorecard() {
  const own = ownWork(
    savedEntry(STORAGE_KEYS.scorecard, VERSION, readKept),
    (kept, shown) => kept.figures === shown.figures,
  );
  const reportOf = (kept: KeptScorecard | undefined): Report | undefined => {
    const report = kept && readFigures(kept.figures);
    return report && { ...report, businessName: kept.businessName };
  };
  return {
    ...own,
    keep(report: Report) {
      const figures = figuresText(report);
      if (figures) own.keep({ businessName: report.businessName, figures });
    },
    /** A link has brought this result, which is the visitor's own where the device keeps the same: then it has its name. */
    brought(report: Report): Report {
      const { businessName } = report;
      return reportOf(own.brought({ businessName, figures: figuresText(report) ?? '' })) ?? report;
    },
    recall: () => reportOf(own.recall()),
  };
}
