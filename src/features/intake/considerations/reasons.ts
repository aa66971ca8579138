import { COUNTIES } from './places.ts';
import type { Token } from './tokens.ts';

/** Why a part of the text is not used. */
export type Reason =
  | 'question'
  | 'ask'
  | 'county'
  | 'past'
  | 'condition'
  | 'maybe'
  | 'number'
  | 'negation'
  | 'callers'
  | 'language'
  | 'unknown'
  | 'beside'
  | 'contradiction'
  | 'area'
  | 'many';

/** Words that change what is said, by what they do; the first kind that is found is told. */
const MARKS: readonly (readonly [Reason, RegExp])[] = [
  ['question', /^\?$/],
  [
    'past',
    /^(?:was|were|used|stopped|stop|did|didn't|didnt|had|hadn't|ended|left|ago|previously|formerly|anymore|since|until recently|retired|quit|discontinued|wasn't|weren't|(?:19|20)\d\d|last|longer|no longer|once offered|changed|ceased)$/,
  ],
  [
    'condition',
    /^(?:only|solely|exclusively|strictly|unless|except|excepting|excluding|if|when|whenever|where|for|until|till|before|after|during|while|other|besides|provided|providing|depending|depends|must|subject|once|now|long|existing|new|each|noon|without|under|over|limited|qualify|qualifies|eligible|restrictions|terms|apply|because|rather|instead|otherwise|then)$/,
  ],
  [
    'maybe',
    /^(?:may|might|could|would|should|sometimes|usually|often|mostly|mainly|most|some|many|normally|typically|generally|hope|hopefully|planning|thinking|considering|soon|opening|will|try|trying|possibly|perhaps|maybe|about|approximately|around|want|wish|likely|probably|someday|eventually|next|up|almost|nearly|occasionally|rarely|seldom|several|few)$/,
  ],
  [
    'negation',
    /^(?:no|not|never|nor|neither|none|cannot|without|nothing|zero|hardly|barely|(?:do|does|is|are|wo|ca|could|would|should|have|has)n'?t|can't|won't)$/,
  ],
];
/** Words that may well limit what is said; told where there is nothing plainer. */
const LIMIT =
  /^(?:in|on|with|per|than|among|between|who|whose|which|this|that|these|those|they|it|by|at|from|to|but)$/;
const NUMBER = /^(?:MONEY|NUM|TIME|CLOCK|DUR)$/;

export type Cause = { reason: Reason; word?: string };

const wordsOf = (tokens: readonly Token[]) => tokens.flatMap(({ raw }) => raw.split(' '));

/** "Always ask about insurance" is about the script, not about the firm. */
const isAboutScript = ([first]: readonly Token[]) =>
  first?.symbol === 'ASK' && /\bask|^find out/.test(first.raw);

const AROUND_PLACE = /^(?:WE|TAKE|SERVE|OFFER|CASES|DET|IN|OUTSIDE|ONLY|NEG|IS|CITY|COUNTY|STATE)$/;
const BETWEEN = /^(?:AND|OR|COMMA)$/;
/** "Hillsborough and Pinellas only": counties that are not called so, and nothing else that is not understood. */
function unnamedCounty(tokens: readonly Token[]): string | undefined {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (BETWEEN.test(token.symbol) || AROUND_PLACE.test(token.symbol)) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  const names = runs.filter(({ length }) => length).map((run) => run.map(({ raw }) => raw).join(' '));
  return names.every((name) => COUNTIES.has(name)) ? COUNTIES.get(names[0] ?? '') : undefined;
}

/** Why a sentence that no form fits is not used, and the word it lies in. */
export function causeOf(tokens: readonly Token[]): Cause {
  const words = wordsOf(tokens);
  const of = (reason: Reason) => {
    const mark = MARKS.find(([each]) => each === reason)?.[1];
    const word = words.find((each) => mark?.test(each));
    return word === undefined ? undefined : { reason, word };
  };
  const number = tokens.find(({ symbol }) => NUMBER.test(symbol));
  const unknown = tokens.find(({ symbol }) => symbol === 'X' || symbol === 'NAME');
  const limit = words.find((word) => LIMIT.test(word));
  const has = (symbol: string) => tokens.some((token) => token.symbol === symbol);
  const county = unnamedCounty(tokens);
  return (
    of('question') ??
    (isAboutScript(tokens) ? { reason: 'ask' } : undefined) ??
    (county ? { reason: 'county', word: county } : undefined) ??
    of('past') ??
    (has('CALLERS') && has('LANG') ? { reason: 'callers' } : undefined) ??
    of('condition') ??
    of('maybe') ??
    of('negation') ??
    (number && { reason: 'number', word: number.raw }) ??
    (has('BILINGUAL') && !has('LANG') && !limit && !unknown ? { reason: 'language' } : undefined) ??
    (limit
      ? { reason: 'condition', word: limit }
      : { reason: 'unknown', ...(unknown && { word: unknown.raw }) })
  );
}

/** A fragment, or words that point back: what stands next to it may be what it limits. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|they|them|such|so|same|both|offer|here|there|ones?|otherwise)$/;
/** "Free consultation for veterans only" limits itself; "Consultations only" limits what stands before it. */
const OWN_TOPIC =
  /^(?:FREE|NOCHARGE|FEE|CONSULT|PLANS|FLATFEE|CONTINGENCY|BILLS|LANG|APPT|PARALEGAL|VIDEOMEET|LINK|WALKINS|HOURS|CLOSED|CALLS|ACCESS|PLACE|MONEY)$/;
/** In words: so short a sentence can hardly stand alone. */
export const FRAGMENT_MOST = 3;

export function mayLimitOthers(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  const isFirm = /^(?:WE|ASK|DONTASK)$/.test(first?.symbol ?? '') && first?.raw !== 'i';
  const subject = (first?.symbol === 'DET' ? second : first)?.symbol ?? '';
  const isWhole = isFirm || (OWN_TOPIC.test(subject) && tokens.length > FRAGMENT_MOST);
  return !isWhole || wordsOf(tokens).some((word) => POINTS_BACK.test(word));
}

const quoted = (word: string | undefined) => (word ? `“${word}”` : '');
/** Why a part is not used, for the visitor to read. */
export function whyNotUsed({ reason, word }: Cause): string {
  switch (reason) {
    case 'question':
      return 'It is a question.';
    case 'ask':
      return 'It says what to ask. The script asks much by itself; add the rest once it is written.';
    case 'county':
      return `It may be a county, a town or a name (${quoted(word)}). Write “County” after each that is one.`;
    case 'past':
      return `It speaks of the past or of a change (${quoted(word)}).`;
    case 'condition':
      return word
        ? `It holds a condition or a limit that the script cannot check (${quoted(word)}).`
        : 'One part of it may be a condition of the other. Put each in a sentence of its own.';
    case 'maybe':
      return `It does not hold for everybody, or not for sure (${quoted(word)}).`;
    case 'number':
      return `It is not plain what the number ${quoted(word)} stands for.`;
    case 'negation':
      return `It says no to something (${quoted(word)}) for which the script has no sentence.`;
    case 'callers':
      return 'It says who calls, not what the firm offers. “We speak Spanish” would be used.';
    case 'language':
      return 'It does not say which language. “We speak Spanish” would be used.';
    case 'unknown':
      return word ? `We do not understand ${quoted(word)} here.` : 'We do not understand it as a whole.';
    case 'beside':
      return 'It may be limited by another part that is not used. Put that part in clearer words, or take it out.';
    case 'contradiction':
      return 'Another part says something else.';
    case 'area':
      return 'The script for this practice area and channel has no sentence for it.';
    case 'many':
      return 'A conversation cannot hold more. Take something else out first.';
  }
}
