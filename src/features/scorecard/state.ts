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
  /** A new number for each result, so that the fields for figures start again. */
  id: number;
  /** Empty if a link has no name. */
  businessName: string;
  figures: Figures;
  /** The figures of the analysis. They are restored when the visitor deletes an own figure. */
  analyzed?: Figures | undefined;
  reading?: ProfileReading | undefined;
  unread?: UnreadProfileReason | undefined;
};
export type ScorecardState = { view: 'form' } | { view: 'analyzing' } | ScorecardResult;

export type ScorecardAction =
  | { type: 'started' }
  | { type: 'analyzed'; businessName: string; analysis: Analysis }
  | { type: 'failed' }
  /** The visitor enters figures without an analysis. */
  | { type: 'skipped'; businessName: string }
  /** The visitor's own figure; undefined deletes it. */
  | { type: 'figure'; part: ScorecardPart; value: FigureValue | undefined };

/** Parameter with the firm's name in links of an earlier version. */
const FIRM = 'firm';
/** Suffix of a simulated figure in a saved text. */
const SIMULATED = '-simulated';
/** Increase this when the format of the saved value changes. */
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
 * Returns the figures with the visitor's own figure added or deleted. If there is an own figure, simulated ones are dropped
 * and only Google's remain beside it. If there is none, the figures of the analysis return.
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

/** Returns the next state. An action that does not belong to the view changes nothing. */
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

/**
 * Returns a name without line breaks and without characters that are invisible or change the text direction; empty if it is
 * not a valid name.
 */
function nameOf(text: string) {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  return scorecardFormSchema.shape.businessName.safeParse(line).data ?? '';
}

/** Returns the result in a text of figures; undefined if there is no figure, or an impossible one. */
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

/**
 * The saved part of a result: the name, and the figures as "completeness=95&photos=12&…&posts=no". The email address is not
 * saved.
 */
type SavedScorecard = { businessName: string; figures: string };
export type ScorecardStore = ToolStore<ScorecardState, ScorecardAction, SavedScorecard>;

/** Returns the saved part of a state; undefined without figures, or with figures from Google, which must not be stored. */
function toSaved(state: ScorecardState): SavedScorecard | undefined {
  if (state.view !== 'results' || partsFrom('google', state.figures).length > 0) return undefined;
  const fields = SCORECARD_PARTS.flatMap((part) => {
    const figure = state.figures[part];
    return figure ? [[part, figureText(figure)]] : [];
  });
  if (fields.length === 0) return undefined;
  return { businessName: state.businessName, figures: new URLSearchParams(fields).toString() };
}

/**
 * Returns the hash of a state. Only a result with a figure of the visitor has one, because a simulated result is useless to
 * others.
 */
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

/**
 * Defines the scorecard for the tool engine. Its views are not steps of the history. Typed figures are written to address
 * and storage.
 */
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
  // An address never contains simulated figures, so Back from a footnote must not replace them.
  travel: (current, entry) => (encode(current) === encode(entry) ? current : entry),
};
