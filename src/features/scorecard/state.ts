import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition, ToolStore } from '../tools/tool-store.ts';
import type { Analysis } from './analysis.ts';
import { scorecardFormSchema } from './fields.ts';
import type { GoogleProfile, UnreadProfileReason } from './requests.ts';
import {
  type Figure,
  type Figures,
  type FigureValue,
  figuresFrom,
  figuresWithSource,
  partsFrom,
  readFigure,
  SCORECARD_PARTS,
  type ScorecardPart,
} from './score.ts';

export type ScorecardResult = {
  view: 'results';
  /** Each result has a new id, so that its fields for figures start empty. */
  id: number;
  /** Empty for a link without the firm's name. */
  businessName: string;
  figures: Figures;
  /** These figures return when the visitor deletes the last figure that the visitor entered. */
  analyzedFigures?: Figures | undefined;
  reading?: GoogleProfile | undefined;
  unread?: UnreadProfileReason | undefined;
};
export type ScorecardState = { view: 'form' } | { view: 'analyzing' } | ScorecardResult;

export type ScorecardAction =
  | { type: 'started' }
  | { type: 'analyzed'; businessName: string; analysis: Analysis }
  | { type: 'failed' }
  | { type: 'skipped'; businessName: string }
  /** If `value` is undefined, the figure that the visitor entered is deleted. */
  | { type: 'figure'; part: ScorecardPart; value: FigureValue | undefined };

/** Parameter with the firm's name in links of an earlier version. */
const FIRM_PARAMETER = 'firm';
const SIMULATED_SUFFIX = '-simulated';
/** Increase this when the format of the saved value changes. */
const SAVED_VERSION = 2;

let resultCount = 0;
const createResult = (businessName: string, figures: Figures): ScorecardResult => ({
  view: 'results',
  id: ++resultCount,
  businessName,
  figures,
});

function createAnalyzedResult(
  businessName: string,
  { facts, ...analysis }: Analysis,
): ScorecardResult {
  const figures = figuresFrom(facts, analysis.reading ? 'google' : 'simulated');
  return { ...createResult(businessName, figures), analyzedFigures: figures, ...analysis };
}

/**
 * Beside a figure that the visitor entered, only figures from Google stay. If the visitor has
 * entered none, all analyzed figures are shown.
 */
function withEnteredFigure(
  { figures, analyzedFigures = {} }: ScorecardResult,
  part: ScorecardPart,
  value: FigureValue | undefined,
): Figures {
  if (value === undefined && figures[part]?.source !== 'yours') return figures;
  const enteredFigures = figuresWithSource('yours', figures);
  if (value === undefined) delete enteredFigures[part];
  else enteredFigures[part] = { value, source: 'yours' };
  return Object.keys(enteredFigures).length === 0
    ? analyzedFigures
    : { ...figuresWithSource('google', analyzedFigures), ...enteredFigures };
}

function reduce(state: ScorecardState, action: ScorecardAction): ScorecardState {
  if (state.view === 'form') {
    if (action.type === 'started') return { view: 'analyzing' };
    return action.type === 'skipped' ? createResult(action.businessName, {}) : state;
  }
  if (state.view === 'analyzing') {
    if (action.type === 'failed') return { view: 'form' };
    return action.type === 'analyzed'
      ? createAnalyzedResult(action.businessName, action.analysis)
      : state;
  }
  if (action.type !== 'figure') return state;
  return { ...state, figures: withEnteredFigure(state, action.part, action.value) };
}

function figureText({ value, source }: Figure) {
  let text = String(value);
  if (typeof value === 'boolean') text = value ? 'yes' : 'no';
  return source === 'simulated' ? `${text}${SIMULATED_SUFFIX}` : text;
}

/** Removes line breaks and characters that are invisible or change the text direction. */
function cleanName(text: string) {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  return scorecardFormSchema.shape.businessName.safeParse(line).data ?? '';
}

function readResult(text: string): ScorecardResult | undefined {
  const fields = new URLSearchParams(text.replace(/^#/, ''));
  const figures: Figures = {};
  for (const part of SCORECARD_PARTS) {
    const savedFigure = fields.get(part);
    if (savedFigure === null) continue;
    const isSimulated = savedFigure.endsWith(SIMULATED_SUFFIX);
    const value = readFigure(
      part,
      isSimulated ? savedFigure.slice(0, -SIMULATED_SUFFIX.length) : savedFigure,
    );
    if (value === undefined) return undefined;
    const figure: Figure = { value, source: isSimulated ? 'simulated' : 'yours' };
    // Rejects figures that `figureText` would write differently: this tool did not create the link.
    if (figureText(figure) !== savedFigure) return undefined;
    figures[part] = figure;
  }
  if (Object.keys(figures).length === 0) return undefined;
  return createResult(cleanName(fields.get(FIRM_PARAMETER) ?? ''), figures);
}

/** The email address is not saved. */
type SavedScorecard = { businessName: string; figures: string };
export type ScorecardStore = ToolStore<ScorecardState, ScorecardAction, SavedScorecard>;

/** Figures from Google must not be stored. */
function toSavedValue(state: ScorecardState): SavedScorecard | undefined {
  if (state.view !== 'results' || partsFrom('google', state.figures).length > 0) return undefined;
  const fields = SCORECARD_PARTS.flatMap((part) => {
    const figure = state.figures[part];
    return figure ? [[part, figureText(figure)]] : [];
  });
  if (fields.length === 0) return undefined;
  return { businessName: state.businessName, figures: new URLSearchParams(fields).toString() };
}

/**
 * Only a result with a figure that the visitor entered has a hash. Simulated figures are useless to
 * others.
 */
function encode(state: ScorecardState): string {
  const hasEnteredFigure = state.view === 'results' && partsFrom('yours', state.figures).length > 0;
  const savedValue = hasEnteredFigure && toSavedValue(state);
  return savedValue ? `#${savedValue.figures}` : '';
}

function parseSavedValue(value: unknown): SavedScorecard | undefined {
  const { businessName, figures } = Object(value) as Record<string, unknown>;
  if (typeof businessName !== 'string' || typeof figures !== 'string') return undefined;
  const name = scorecardFormSchema.shape.businessName.safeParse(businessName).data ?? '';
  return readResult(figures) && { businessName: name, figures };
}

export const scorecardTool: ToolDefinition<ScorecardState, ScorecardAction, SavedScorecard> = {
  storageKey: STORAGE_KEYS.scorecard,
  version: SAVED_VERSION,
  initial: { view: 'form' },
  reduce,
  effectOf: ({ type }) => (type === 'figure' ? 'typing' : 'change'),
  encode,
  decode: ({ hash }) => readResult(hash),
  toSavedValue,
  parseSavedValue,
  fromSavedValue({ businessName, figures }) {
    const result = readResult(figures);
    return result ? { ...result, businessName } : { view: 'form' };
  },
  // An address never contains simulated figures, so Back from a footnote must not replace a result.
  afterHistoryMove: (current, entry) =>
    entry.view === 'form' || encode(current) === encode(entry) ? current : entry,
};
