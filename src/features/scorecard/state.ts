import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition, ToolStore } from '../tools/tool-store.ts';
import type { Analysis } from './analysis.ts';
import { scorecardFormSchema } from './fields.ts';
import type { ProfileReading, UnreadProfileReason } from './requests.ts';
import {
  type Figure,
  type Figures,
  type FigureValue,
  figuresFrom,
  onlyFrom,
  partsFrom,
  readFigure,
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
 * The figures with the visitor's own in its place, or without it. Beside an own one only Google's figures count; without any
 * the figures of the analysis are back.
 */
function withOwn(
  { figures, analyzed = {} }: ScorecardResult,
  part: ScorecardPart,
  value: FigureValue | undefined,
): Figures {
  if (value === undefined && figures[part]?.source !== 'yours') return figures;
  const own = onlyFrom('yours', figures);
  if (value === undefined) delete own[part];
  else own[part] = { value, source: 'yours' };
  return Object.keys(own).length === 0 ? analyzed : { ...onlyFrom('google', analyzed), ...own };
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
  let text = String(value);
  if (typeof value === 'boolean') text = value ? 'yes' : 'no';
  return source === 'simulated' ? `${text}${SIMULATED}` : text;
}

/** A name on one line, without characters that turn or hide letters; empty where it is none. */
function nameOf(text: string) {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  return scorecardFormSchema.shape.businessName.safeParse(line).data ?? '';
}

/** The result in a text of figures; undefined where it has none, or one that is impossible. */
function readResult(text: string): ScorecardResult | undefined {
  const fields = new URLSearchParams(text.replace(/^#/, ''));
  const figures: Figures = {};
  for (const part of SCORECARD_PARTS) {
    const written = fields.get(part);
    if (written === null) continue;
    const isSimulated = written.endsWith(SIMULATED);
    const value = readFigure(part, isSimulated ? written.slice(0, -SIMULATED.length) : written);
    if (value === undefined) return undefined;
    const figure: Figure = { value, source: isSimulated ? 'simulated' : 'yours' };
    // A figure in another notation is not from us.
    if (figureText(figure) !== written) return undefined;
    figures[part] = figure;
  }
  if (Object.keys(figures).length === 0) return undefined;
  return resultOf(nameOf(fields.get(FIRM) ?? ''), figures);
}

/** The saved part of a result: the name and "completeness=95&photos=12&…&posts=no", not the email address. */
type SavedScorecard = { businessName: string; figures: string };
export type ScorecardStore = ToolStore<ScorecardState, ScorecardAction, SavedScorecard>;

/** Returns undefined without a figure, or with one of Google's, which must not be stored. */
function toSaved(state: ScorecardState): SavedScorecard | undefined {
  if (state.view !== 'results' || partsFrom('google', state.figures).length > 0) return undefined;
  const fields = SCORECARD_PARTS.flatMap((part) => {
    const figure = state.figures[part];
    return figure ? [[part, figureText(figure)]] : [];
  });
  if (fields.length === 0) return undefined;
  return { businessName: state.businessName, figures: new URLSearchParams(fields).toString() };
}

/** Only a result with a figure of the visitor has an address: a simulated one is of no use to anybody else. */
function encode(state: ScorecardState): string {
  const isOwn = state.view === 'results' && partsFrom('yours', state.figures).length > 0;
  const saved = isOwn && toSaved(state);
  return saved ? `#${saved.figures}` : '';
}

function readSaved(value: unknown): SavedScorecard | undefined {
  const { businessName, figures } = Object(value) as Record<string, unknown>;
  if (typeof businessName !== 'string' || typeof figures !== 'string') return undefined;
  const name = scorecardFormSchema.shape.businessName.safeParse(businessName).data ?? '';
  return readResult(figures) && { businessName: name, figures };
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
