import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import type { Analysis } from './analysis.ts';
import { scorecardFormSchema } from './fields.ts';
import type { ProfileReading, UnreadProfileReason } from './requests.ts';
import {
  type Figure,
  type Figures,
  type FigureValue,
  figuresFrom,
  PARTS,
  partsFrom,
  readCount,
  SCORECARD_PARTS,
  type ScorecardPart,
} from './score.ts';

export type ScorecardResult = {
  view: 'results';
  /** A new number for each result: the fields for figures begin anew with each. */
  id: number;
  /** Empty where a link has no name. */
  businessName: string;
  figures: Figures;
  /** The figures of the analysis; they return where the visitor takes their own out. */
  analyzed?: Figures | undefined;
  reading?: ProfileReading | undefined;
  unread?: UnreadProfileReason | undefined;
};
export type ScorecardState = { view: 'form' } | { view: 'analyzing' } | ScorecardResult;

export type ScorecardAction =
  | { type: 'started' }
  | { type: 'analyzed'; businessName: string; analysis: Analysis }
  | { type: 'failed' }
  /** The visitor puts in figures without an analysis. */
  | { type: 'skipped'; businessName: string }
  /** The visitor's own figure; undefined takes it out again. */
  | { type: 'figure'; part: ScorecardPart; value: FigureValue | undefined };

/** A longer hash is none of ours, in characters. */
export const HASH_MAX = 1000;
/** The field of the firm's name in links of an earlier version. */
const FIRM = 'firm';
/** This follows a simulated figure in a saved text. */
const SIMULATED = '-simulated';
/** A new form of the saved value needs a new version. */
const VERSION = 2;

let results = 0;
const resultOf = (businessName: string, figures: Figures): ScorecardResult => ({
  view: 'results',
  id: ++results,
  businessName,
  figures,
});

function analyzed(businessName: string, { found, ...analysis }: Analysis): ScorecardResult {
  const figures = figuresFrom(found, analysis.reading ? 'google' : 'simulated');
  return { ...resultOf(businessName, figures), analyzed: figures, ...analysis };
}

/**
 * The figures with the visitor's own in its place, or without it. From the first one on no simulated figure counts; without
 * any the figures of the analysis are back.
 */
function withOwn(
  { figures: before, analyzed = {} }: ScorecardResult,
  part: ScorecardPart,
  value: FigureValue | undefined,
): Figures {
  const figures = { ...before };
  if (value === undefined) {
    if (before[part]?.source !== 'yours') return before;
    delete figures[part];
    if (partsFrom('yours', figures).length === 0) return analyzed;
    const read = analyzed[part];
    return read?.source === 'google' ? { ...figures, [part]: read } : figures;
  }
  for (const simulated of partsFrom('simulated', before)) delete figures[simulated];
  return { ...figures, [part]: { value, source: 'yours' } };
}

/** The next state. An action that does not belong to the view changes nothing. */
function reduce(state: ScorecardState, action: ScorecardAction): ScorecardState {
  if (state.view === 'form') {
    if (action.type === 'started') return { view: 'analyzing' };
    return action.type === 'skipped' ? resultOf(action.businessName, {}) : state;
  }
  if (state.view === 'analyzing') {
    if (action.type === 'failed') return { view: 'form' };
    return action.type === 'analyzed' ? analyzed(action.businessName, action.analysis) : state;
  }
  if (action.type !== 'figure') return state;
  return { ...state, figures: withOwn(state, action.part, action.value) };
}

function figureText({ value, source }: Figure) {
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return source === 'simulated' ? `${text}${SIMULATED}` : text;
}

/** "completeness=95&photos=12&…&posts=no"; undefined without a figure, or with one of Google's, which must not be stored. */
function figuresText(figures: Figures): string | undefined {
  const fields = SCORECARD_PARTS.flatMap((part) => {
    const figure = figures[part];
    return figure ? [[part, figureText(figure)]] : [];
  });
  const hasGoogle = partsFrom('google', figures).length > 0;
  return fields.length === 0 || hasGoogle ? undefined : new URLSearchParams(fields).toString();
}

function readFigure(part: ScorecardPart, text: string): FigureValue | undefined {
  if (PARTS[part].kind !== 'presence')
    return /^\d+$/.test(text) ? readCount(part, text) : undefined;
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

/** A line without characters that turn or hide letters. */
const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');

/** The result in a text of figures; undefined where it has none, or one that is impossible. */
function readResult(text: string): ScorecardResult | undefined {
  if (text.length > HASH_MAX) return undefined;
  const fields = new URLSearchParams(text.replace(/^#/, ''));
  const figures: Figures = {};
  for (const part of SCORECARD_PARTS) {
    const written = fields.get(part);
    if (written === null) continue;
    const isSimulated = written.endsWith(SIMULATED);
    const value = readFigure(part, isSimulated ? written.slice(0, -SIMULATED.length) : written);
    if (value === undefined) return undefined;
    figures[part] = { value, source: isSimulated ? 'simulated' : 'yours' };
  }
  if (Object.keys(figures).length === 0) return undefined;
  const name = scorecardFormSchema.shape.businessName.safeParse(plainLine(fields.get(FIRM) ?? ''));
  return resultOf(name.data ?? '', figures);
}

/** Only a result with a figure of the visitor has an address: a simulated one is of no use to anybody else. */
function encode(state: ScorecardState): string {
  if (state.view !== 'results' || partsFrom('yours', state.figures).length === 0) return '';
  const text = figuresText(state.figures);
  return text ? `#${text}` : '';
}

/** The saved part of a result: the name and the figures, not the email address. */
type SavedScorecard = { businessName: string; figures: string };

function toSaved(state: ScorecardState): SavedScorecard | undefined {
  if (state.view !== 'results') return undefined;
  const figures = figuresText(state.figures);
  return figures ? { businessName: state.businessName, figures } : undefined;
}

function readSaved(value: unknown): SavedScorecard | undefined {
  const { businessName, figures } = (value ?? {}) as Record<string, unknown>;
  const name =
    businessName === '' ? '' : scorecardFormSchema.shape.businessName.safeParse(businessName).data;
  if (name === undefined || typeof figures !== 'string' || !readResult(figures)) return undefined;
  return { businessName: name, figures };
}

/** The scorecard for the tool engine: its views are no steps, and figures reach address and storage as they are typed. */
export const scorecardTool: ToolDefinition<ScorecardState, ScorecardAction, SavedScorecard> = {
  storageKey: STORAGE_KEYS.scorecard,
  version: VERSION,
  initial: { view: 'form' },
  reduce,
  effectOf: ({ type }) => (type === 'figure' ? 'typing' : 'change'),
  encode,
  decode: ({ hash }) => readResult(hash),
  toSaved,
  readSaved,
  fromSaved({ businessName, figures }) {
    const result = readResult(figures);
    return result ? { ...result, businessName } : { view: 'form' };
  },
  isSame: (saved, linked) => saved.figures === linked.figures,
  // An address never has simulated figures: Back from a footnote leaves them.
  travel: (current, entry) => (encode(current) === encode(entry) ? current : entry),
};
