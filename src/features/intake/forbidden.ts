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
};
export type Rule = keyof typeof RULES | 'fee' | 'channel';

type Condition = {
  /** Within these words the phrase is harmless. */
  but?: string;
  /** Questions about a caller's own care and case use the same words: only opening and closing count. */
  spokenOnly?: true;
  area?: IntakePracticeArea;
  /** The channels in which it is right. */
  fits?: readonly IntakeChannel[];
};
type Phrases = Record<string, string | Condition>;

/**
 * The one place where words are looked at: these, and below them those of models, are sixty phrases by the rule that they break, each with the words within which it
 * is harmless. "a/b" is either word, "word(s)" singular or plural, "word?" may be missing, and " | " separates two phrases
 * of one meaning. Each has sentences that it must and must not find in forbidden.fixture.ts. Contractions count as written
 * out ("won't" as "will not"), hyphens as spaces.
 */
export const PHRASES: Record<keyof typeof RULES, Phrases> = {
  promise: {
    'guarantee(s)/guaranteed':
      'cannot/not/never/no/nobody/nothing is? guarantee(s)/guaranteed | can guarantee',
    'we/you/they/attorney(s)/lawyer(s) will win': 'if/whether we/you will win',
    'for you and win': '',
    'sure/certain/bound/always/usually to? win': '',
    'you will be paid/compensated': '',
    'will get/recover/win you/them? the/a? full? every/most/highest/money/compensation/maximum/big/huge':
      '',
    'what you deserve': '',
    'will drop/dismiss the/this/your | will/can be? get? the/your/their/these? charge(s)/case(s)/ticket(s)? dropped/dismissed/reduced/thrown':
      'if/whether the? it/they/we/charges/attorney will/can be? get?',
    'will not go to jail/prison': '',
    'will not lose your': '',
    'success rate(s)': '',
    '100 percent | percent of our cases/claims/clients': '',
    'we/i promise you/a/the/that': 'promise you/a a? call/reply',
    'we/firm/who never lose/lost': '',
    'we have? won/recovered/secured': '',
    'win every/all/most': '',
  },
  value: {
    'case(s)/claim(s)/injury/injuries is/are/could/may be? probably/likely/easily? worth': {
      spokenOnly: true,
    },
    'worth a? lot/fortune/thousands/millions/plenty | probably/likely/easily worth':
      'worth a/the call/look/try/visit/trip/time',
  },
  advice: {
    'day(s)/week(s)/month(s)/year(s) to file/sue': 'many days/weeks/months/years to file/sue',
    'do/should/them/callers not/never to? sign anything/it | them/callers not/never to accept/settle/plead':
      '',
    'do/should/them/callers not/never to? talk/speak to/with the/their? police/insurer(s)/insurance/adjuster(s)':
      'we do not talk/speak',
    'you should/must not? sign/accept/settle/sue/plead/quit | they should/must not? accept/settle/sue/plead/quit':
      'think/if/whether you/they should/must',
    'you/they can/could sue': 'if/whether/think you/they can/could sue',
    'we/i would? advise you': '',
    'you definitely/clearly/certainly have': '',
    'a strong/good/great/solid case/claim | you have a case/claim': {
      spokenOnly: true,
      but: 'if/whether you have a case/claim',
    },
    'you/they have a strong/good/great/solid case/claim': 'if/whether/think you/they have a',
    "it's/is/was the other driver's/party's/side's fault | other driver/party/side is/was at fault":
      "if/whether/think/say/says/said it/it's? is/was? the other | if/whether/think/say/says/said the other driver/party/side is/was",
    'limitations is/runs/expires': '',
  },
  relationship: {
    'you are now? our/a client': 'if/whether/until/once/before you are now? our/a client',
    'we/i now? represent you | we will take your case':
      'if/whether/until/once/before we/i now? represent you | if/whether/until/once/before we will take your case',
    'are/as your attorney(s)/lawyer(s) | will be your/their attorney(s)/lawyer(s)':
      'who are/will be? your/their attorney(s)/lawyer(s)',
    'is/are/stays privileged': '',
    'we now? have an attorney client relationship': '',
    'call/chat/email/visit creates/starts an attorney client relationship': '',
  },
  secret: {
    'social security number(s)/card(s) | ssn(s)': '',
    'your/their/full social security?':
      'social security? media/benefit(s)/disability/income/check(s)/payment(s)/worker(s)',
    'account/routing/card/passport/license/pin number(s)/detail(s)': '',
    'bank/checking/savings account(s)': { spokenOnly: true },
    'password(s)/passcode(s)': '',
  },
  praise: {
    'expert(s)/expertise/specialist(s)': {
      spokenOnly: true,
      but: 'expert report(s)/witness/witnesses/opinion(s) | see/saw/seen a/an/any expert(s)/specialist(s)',
    },
    'we are/have expert(s)/specialist(s) | our expert(s)/specialist(s)/expertise': '',
    'we/who/attorney(s)/lawyer(s)/firm specialize(s)': '',
    'best/top/leading/finest law? firm(s)/attorney(s)/lawyer(s) | we are the best': '',
    'award winning | top rated | number one firm': '',
  },
  contingency: {
    'no fee(s) unless/until/if | no win no fee(s)': '',
    'get/gets paid when/if/unless/until you/we | not/only get/gets paid when/if/unless/until they/he/she':
      '',
    'pay us? nothing? if/unless/until we/you win/recover | will/do not pay/owe us? a/one dime/cent/penny':
      '',
  },
  story: {
    'tell/ask/say us/me/them? what/everything/how that/it/this? happened | . what happened': {
      area: 'criminal-defense',
      but: 'not tell/say/ask me/us/them? what/everything happened',
    },
    'your/their side of the story | if/whether/did you/they did/do it/this': {
      area: 'criminal-defense',
      but: 'not ask them? if/whether you/they did',
    },
  },
};

/** What a firm may say of itself, and a language model may not make up; and what fits another channel. */
export const MODEL_PHRASES: Record<'fee' | 'channel', Phrases> = {
  fee: {
    'free/complimentary consultation(s)/review(s)/evaluation(s)': '',
    'consultation/review/meeting/call/visit is free': '',
    'no up? front? charge(s)/cost(s)/fee(s)': 'quote(s)/quoted no fee(s)',
    'pay/pays/owe/costs you? a? nothing/dime/cent/penny': '',
    'contingency/retainer/discount(s)/dollar(s)/percent/percentage': '',
  },
  channel: {
    'type/press/click your/here/send/below': { fits: ['chat', 'email'] },
    'this chat | chatting': { fits: ['chat'] },
    'this email | reply to this': { fits: ['email'] },
    'for calling | hang up | stay/hold on the line | this call': { fits: ['phone'] },
    'front desk | have a seat | for coming in/by': { fits: ['in-person'] },
  },
};

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

/** Finds the rules of these phrases that a text breaks. */
function finder<R extends Rule>(phrases: Record<R, Phrases>) {
  const patternsOf = (rule: R) =>
    Object.entries(phrases[rule]).map(([phrase, options]) => {
      const { but, ...condition }: Condition =
        typeof options === 'string' ? { but: options } : options;
      const harmless = but && new RegExp(sourceOf(but), 'g');
      return { rule, ...condition, found: new RegExp(sourceOf(phrase)), harmless };
    });
  /** Made with the first look: most visitors never type a line of their own. */
  let patterns: ReturnType<typeof patternsOf> | undefined;
  return (text: string, { part, practiceArea, channel }: Place): R[] => {
    const words = asWords(text);
    patterns ??= (Object.keys(phrases) as R[]).flatMap(patternsOf);
    const isSpoken = !isQuestions(part) && part !== NOTES;
    return patterns
      .filter(
        ({ spokenOnly, area, fits, found, harmless }) =>
          found.test(words) &&
          (!harmless || found.test(words.replace(harmless, ' . '))) &&
          (isSpoken || !spokenOnly) &&
          (!area || area === practiceArea) &&
          !(channel && fits?.includes(channel)),
      )
      .map(({ rule }) => rule);
  };
}
const inOwn = /* @__PURE__ */ finder(PHRASES);
const inModels = /* @__PURE__ */ finder(MODEL_PHRASES);

/** The rules that a text of the firm breaks, each once. */
export const brokenRules = (text: string, place: Place) => [...new Set(inOwn(text, place))];

/** The rules that a text of a language model breaks. */
export const rulesBrokenByModel = (text: string, place: Place) => [
  ...new Set<Rule>([...inOwn(text, place), ...inModels(text, place)]),
];

/** Printed under a line by hand and under a note, which stay as they are. */
export function warningFor(
  { text, part, byHand }: Omit<ScriptLine, 'id'>,
  practiceArea?: IntakePracticeArea,
): string | undefined {
  const broken = byHand || part === NOTES ? brokenRules(text, { part, practiceArea }) : [];
  return broken.map((rule) => RULES[rule]).join(' ') || undefined;
}
