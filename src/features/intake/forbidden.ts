import type { IntakeChannel, IntakePracticeArea } from './schema.ts';
import { isQuestions, NOTES, type ScriptLine } from './script.ts';

/** Why a phrase must not be in a script: the text under a line of the firm's own. */
const RULES = {
  promise: 'Promises an outcome. A firm may not say this to a caller.',
  value: 'Says what a case is worth. A firm may not say this to a caller.',
  advice: 'Gives legal advice. That is for the attorney.',
  relationship: 'Treats the caller as a client. Nobody is one before a signed agreement.',
  secret: 'Asks for what opens an account or an identity. A first conversation does not need it.',
  praise: 'Praises the firm. Many states restrict “expert”, “specialist” and “best”.',
  contingency:
    'Ties the fee to the result. Name the costs, too, and never say it in a criminal case.',
  story: 'Asks for the story. In criminal defense it waits for the attorney.',
  /** A firm may say these, a language model may not make them up. */
  fee: undefined,
  channel: undefined,
} as const;
export type Rule = keyof typeof RULES;

type Phrase = {
  rule: Rule;
  /** Within these words the phrase is harmless. */
  but?: string;
  /** Questions about a caller's own care and case use the same words: only opening and closing count. */
  saidOnly?: true;
  area?: IntakePracticeArea;
  channels?: readonly IntakeChannel[];
};

/**
 * The one place where words are looked at: these, and below them those of models, are sixty phrases. "a/b" is either word, "word(s)" singular or plural, "word?" may be missing, and
 * " | " parts two phrases of one meaning. Each has sentences that it must and must not find in forbidden.fixture.ts. Contractions count as written out ("won't" as "will not"), hyphens as spaces.
 */
export const PHRASES = {
  'guarantee(s)/guaranteed': {
    rule: 'promise',
    but: 'cannot/not/never/no/nobody/nothing is? guarantee(s)/guaranteed | can guarantee',
  },
  'we/you/they/attorney(s)/lawyer(s) will win': {
    rule: 'promise',
    but: 'if/whether we/you will win',
  },
  'for you and win': { rule: 'promise' },
  'sure/certain/bound/always/usually to? win': { rule: 'promise' },
  'you will be paid/compensated': { rule: 'promise' },
  'will get/recover/win you/them? the/a? full? every/most/highest/money/compensation/maximum/big/huge':
    { rule: 'promise' },
  'what you deserve': { rule: 'promise' },
  'will drop/dismiss the/this/your | will/can be? get? the/your/their/these? charge(s)/case(s)/ticket(s)? dropped/dismissed/reduced/thrown':
    {
      rule: 'promise',
      but: 'if/whether the? it/they/we/charges/attorney will/can be? get?',
    },
  'will not go to jail/prison': { rule: 'promise' },
  'will not lose your': { rule: 'promise' },
  'success rate(s)': { rule: 'promise' },
  '100 percent | percent of our cases/claims/clients': { rule: 'promise' },
  'we/i promise you/a/the/that': { rule: 'promise', but: 'promise you/a a? call/reply' },
  'we/firm/who never lose/lost': { rule: 'promise' },
  'we have? won/recovered/secured': { rule: 'promise' },
  'win every/all/most': {
    rule: 'promise',
  },
  'case(s)/claim(s)/injury/injuries is/are/could/may be? probably/likely/easily? worth': {
    rule: 'value',
    saidOnly: true,
  },
  'worth a? lot/fortune/thousands/millions/plenty | probably/likely/easily worth': {
    rule: 'value',
    but: 'worth a/the call/look/try/visit/trip/time',
  },
  'day(s)/week(s)/month(s)/year(s) to file/sue': {
    rule: 'advice',
    but: 'many days/weeks/months/years to file/sue',
  },
  'do/should/them/callers not/never to? sign anything/it | them/callers not/never to accept/settle/plead':
    { rule: 'advice' },
  'do/should/them/callers not/never to? talk/speak to/with the/their? police/insurer(s)/insurance/adjuster(s)':
    { rule: 'advice', but: 'we do not talk/speak' },
  'you should/must not? sign/accept/settle/sue/plead/quit | they should/must not? accept/settle/sue/plead/quit':
    {
      rule: 'advice',
      but: 'think/if/whether you/they should/must',
    },
  'you/they can/could sue': { rule: 'advice', but: 'if/whether/think you/they can/could sue' },
  'we/i would? advise you': { rule: 'advice' },
  'you definitely/clearly/certainly have': { rule: 'advice' },
  'a strong/good/great/solid case/claim | you have a case/claim': {
    rule: 'advice',
    saidOnly: true,
    but: 'if/whether you have a case/claim',
  },
  'you/they have a strong/good/great/solid case/claim': {
    rule: 'advice',
    but: 'if/whether/think you/they have a',
  },
  "it's/is/was the other driver's/party's/side's fault | other driver/party/side is/was at fault": {
    rule: 'advice',
    but: "if/whether/think/say/says/said it/it's? is/was? the other | if/whether/think/say/says/said the other driver/party/side is/was",
  },
  'limitations is/runs/expires': { rule: 'advice' },
  'you are now? our/a client': {
    rule: 'relationship',
    but: 'if/whether/until/once/before you are now? our/a client',
  },
  'we/i now? represent you | we will take your case': {
    rule: 'relationship',
    but: 'if/whether/until/once/before we/i now? represent you | if/whether/until/once/before we will take your case',
  },
  'are/as your attorney(s)/lawyer(s) | will be your/their attorney(s)/lawyer(s)': {
    rule: 'relationship',
    but: 'who are/will be? your/their attorney(s)/lawyer(s)',
  },
  'is/are/stays privileged': { rule: 'relationship' },
  'we now? have an attorney client relationship': { rule: 'relationship' },
  'call/chat/email/visit creates/starts an attorney client relationship': { rule: 'relationship' },
  'social security number(s)/card(s) | ssn(s)': { rule: 'secret' },
  'your/their/full social security?': {
    rule: 'secret',
    but: 'social security? media/benefit(s)/disability/income/check(s)/payment(s)/worker(s)',
  },
  'account/routing/card/passport/license/pin number(s)/detail(s)': { rule: 'secret' },
  'bank/checking/savings account(s)': { rule: 'secret', saidOnly: true },
  'password(s)/passcode(s)': { rule: 'secret' },
  'expert(s)/expertise/specialist(s)': {
    rule: 'praise',
    saidOnly: true,
    but: 'expert report(s)/witness/witnesses/opinion(s) | see/saw/seen a/an/any expert(s)/specialist(s)',
  },
  'we are/have expert(s)/specialist(s) | our expert(s)/specialist(s)/expertise': { rule: 'praise' },
  'we/who/attorney(s)/lawyer(s)/firm specialize(s)': { rule: 'praise' },
  'best/top/leading/finest law? firm(s)/attorney(s)/lawyer(s) | we are the best': {
    rule: 'praise',
  },
  'award winning | top rated | number one firm': { rule: 'praise' },
  'no fee(s) unless/until/if | no win no fee(s)': { rule: 'contingency' },
  'get/gets paid when/if/unless/until you/we | not/only get/gets paid when/if/unless/until they/he/she':
    { rule: 'contingency' },
  'pay us? nothing? if/unless/until we/you win/recover | will/do not pay/owe us? a/one dime/cent/penny':
    { rule: 'contingency' },
  'tell/ask/say us/me/them? what/everything/how that/it/this? happened | . what happened': {
    rule: 'story',
    area: 'criminal-defense',
    but: 'not tell/say/ask me/us/them? what/everything happened',
  },
  'your/their side of the story | if/whether/did you/they did/do it/this': {
    rule: 'story',
    area: 'criminal-defense',
    but: 'not ask them? if/whether you/they did',
  },
} as const satisfies Record<string, Phrase>;

/** What a firm may say of itself, and a language model may not make up; and what fits another channel. */
export const MODEL_PHRASES = {
  'free/complimentary consultation(s)/review(s)/evaluation(s)': { rule: 'fee' },
  'consultation/review/meeting/call/visit is free': { rule: 'fee' },
  'no up? front? charge(s)/cost(s)/fee(s)': { rule: 'fee', but: 'quote(s)/quoted no fee(s)' },
  'pay/pays/owe/costs you? a? nothing/dime/cent/penny': { rule: 'fee' },
  'contingency/retainer/discount(s)/dollar(s)/percent/percentage': { rule: 'fee' },
  'type/press/click your/here/send/below': { rule: 'channel', channels: ['phone', 'in-person'] },
  'this chat | chatting': { rule: 'channel', channels: ['phone', 'email', 'in-person'] },
  'this email | reply to this': { rule: 'channel', channels: ['phone', 'chat', 'in-person'] },
  'for calling | hang up | stay/hold on the line | this call': {
    rule: 'channel',
    channels: ['email', 'chat', 'in-person'],
  },
  'front desk | have a seat | for coming in/by': {
    rule: 'channel',
    channels: ['phone', 'email', 'chat'],
  },
} as const satisfies Record<string, Phrase>;

/** "won't go; it's up-front" becomes " will not go it's up front ": words between single spaces, "." between sentences. */
const asWords = (text: string) =>
  ` . ${text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcan't\b/g, 'cannot')
    .replace(/n't\b/g, ' not')
    .replace(/'ll\b/g, ' will')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'d\b/g, ' would')
    .replace(/%/g, ' percent')
    .replace(/[.!?:;]+/g, ' . ')
    .replace(/[^\p{L}\p{N}'.]+/gu, ' ')} `.replace(/\s+/g, ' ');

const slot = (word: string) => {
  const either = word
    .replace('?', '')
    .replace('.', '\\.')
    .replaceAll('(s)', 's?')
    .replaceAll('/', '|');
  return word.endsWith('?') ? `(?:(?:${either}) )?` : `(?:${either}) `;
};
const sourceOf = (phrase: string) =>
  ` (?:${phrase
    .split(' | ')
    .map((each) => each.split(' ').map(slot).join(''))
    .join('|')})`;

/** Where a text appears; phrases of another channel count only where `channel` is set. */
type Place = {
  part: string;
  practiceArea?: IntakePracticeArea | undefined;
  channel?: IntakeChannel;
};

/** Finds the rules of these phrases that a text breaks. `some` finds any phrase at all. */
function finder(phrases: Record<string, Phrase>) {
  const make = () => {
    const sources = Object.keys(phrases).map(sourceOf);
    const all = Object.values(phrases).map((entry, at) => ({
      ...entry,
      found: new RegExp(sources[at] ?? ''),
      harmless: entry.but === undefined ? undefined : new RegExp(sourceOf(entry.but), 'g'),
    }));
    return { all, some: new RegExp(sources.join('|')) };
  };
  /** Made with the first look: most visitors never type a line of their own. */
  let patterns: ReturnType<typeof make> | undefined;
  return (text: string, { part, practiceArea, channel }: Place): Rule[] => {
    const words = asWords(text);
    patterns ??= make();
    if (!patterns.some.test(words)) return [];
    const isSaid = !isQuestions(part) && part !== NOTES;
    return patterns.all
      .filter(
        ({ saidOnly, area, channels, found, harmless }) =>
          (isSaid || !saidOnly) &&
          (!area || area === practiceArea) &&
          (!channels || (channel && channels.includes(channel))) &&
          found.test(harmless ? words.replace(harmless, ' . ') : words),
      )
      .map(({ rule }) => rule);
  };
}
const inOwn = /* @__PURE__ */ finder(PHRASES);
const inModels = /* @__PURE__ */ finder(MODEL_PHRASES);

/** The rules that a text of the firm breaks, each once. */
export const brokenRules = (text: string, place: Place): Rule[] => [...new Set(inOwn(text, place))];

/** The rules that a text of a language model breaks. */
export const rulesBrokenByModel = (text: string, place: Place): Rule[] => [
  ...new Set([...inOwn(text, place), ...inModels(text, place)]),
];

/** Printed under a line by hand and under a note, which stay as they are. */
export function warningFor(
  { text, part, byHand }: Omit<ScriptLine, 'id'>,
  practiceArea?: IntakePracticeArea,
): string | undefined {
  const broken = byHand || part === NOTES ? brokenRules(text, { part, practiceArea }) : [];
  return broken.map((rule) => RULES[rule]).join(' ') || undefined;
}
