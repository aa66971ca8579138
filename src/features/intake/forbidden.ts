import type { IntakeChannel, IntakePracticeArea, ScriptLine } from './schema.ts';
import { isQuestionPart, NOTES } from './script.ts';

/** Warnings under lines that the firm wrote. The last two rules apply only to models. */
const RULE_WARNINGS = {
  promise: 'Promises an outcome. A firm may not say this to a caller.',
  value: 'Says what a case is worth. A firm may not say this to a caller.',
  advice: 'Gives legal advice. That is for the attorney.',
  relationship: 'Treats the caller as a client. Nobody is one before a signed agreement.',
  secret: 'Asks for what opens an account or an identity. A first conversation does not need it.',
  praise: 'Praises the firm. Many states restrict “expert”, “specialist” and “best”.',
  contingency:
    'Ties the fee to the result. Name the costs, too, and never say it in a criminal case.',
  story: 'Asks for the story. In criminal defense it waits for the attorney.',
  fee: 'Names a fee that the firm did not name.',
  channel: 'Belongs to another channel.',
};
export type Rule = keyof typeof RULE_WARNINGS;

type Condition = {
  /** The phrase is harmless if these words contain it. */
  harmlessIn?: string;
  /** Notes that ask something count as questions. */
  harmlessInQuestions?: true;
  channels?: readonly IntakeChannel[];
};
const HARMLESS_IN_QUESTIONS: Condition = { harmlessInQuestions: true };

/**
 * The phrases that break a rule, each with the words that make it harmless. "a/b" means either
 * word, "word(s)" means singular or plural, and "word?" is optional. " | " separates phrases of one
 * meaning. Contractions are written out ("will not"), and hyphens are spaces.
 */
export const PHRASES: Record<Rule, Record<string, string | Condition>> = {
  promise: {
    'we/i/firm/attorney(s)/lawyer(s) can? guarantee(s)': 'no attorney/lawyer/firm can guarantee',
    'guarantee(s)/guaranteed': {
      harmlessInQuestions: true,
      harmlessIn: 'no/nobody/nothing attorney/lawyer/firm/one? can/is? guarantee(s)/guaranteed',
    },
    'we/you/they/attorney(s)/lawyer(s)/case will/are going? to? win': '',
    'for you and win | easy win | is a winner | slam dunk | open and shut | nothing to worry about | in good hands | you will be fine/okay':
      '',
    'sure/certain/bound/always/usually to? win/get/settle': '',
    'you/they will/are going? to? be paid/compensated': '',
    'will/can get/recover/win you/them? the/a? full? every/most/highest/money/compensation/maximum/big/huge/results | we get/gets results | we get our clients the? most/money | get/win you/them full/sole custody':
      '',
    'what you deserve | what you are owed | you/they can? expect to? receive/get/recover/win': {
      harmlessInQuestions: true,
      harmlessIn: 'expect to? receive/get a/our/the call/letter/email/text/reply/answer/copy',
    },
    'get/gets your/their license/job/kids/children/house/car/money back': HARMLESS_IN_QUESTIONS,
    'will drop/dismiss the/this/your | will/can be? get? the/your/their/these? charge(s)/case(s)/ticket(s)? dropped/dismissed/reduced/thrown/expunged | will/can beat this/the/these/your | will not be convicted/deported/evicted | case(s)/charge(s)/claim(s)/visa/petition/record will be approved/dismissed/dropped/expunged':
      'if/whether the/your/their? it/they/we/you/charge(s)/case(s)/visa/attorney will/can not? be? get?',
    'charge(s)/case(s)/ticket(s)/it/this will? go away | charge(s)/case(s)/ticket(s) will? disappear':
      HARMLESS_IN_QUESTIONS,
    'will not go to jail/prison | keep/keeps/get/gets you/them out of jail/prison | will walk free | get/gets you off':
      HARMLESS_IN_QUESTIONS,
    'will not lose your | will keep your house/home/license/job/car': '',
    'side/insurer/insurance/company/it/they will settle/pay | make/makes them/the insurance/insurer/company? company? pay':
      HARMLESS_IN_QUESTIONS,
    'success rate(s) | 100 percent | percent of our cases/claims/clients': '',
    'we/i promise you/a/the/that': 'promise you/a a? call/reply',
    'we/firm/who never lose/lost | we have? won/recovered/secured | win every/all/most': '',
  },
  value: {
    'case(s)/claim(s)/injury/injuries is/are/could/may be? probably/likely/easily? worth': {
      harmlessInQuestions: true,
      harmlessIn: 'what a/the/their/your case(s)/claim(s)/injury is/are/could/may be? worth',
    },
    'worth a? lot/fortune/thousands/millions/plenty | probably/likely/easily worth | six/seven figure settlement/verdict | settle(s)/settled for six/seven/thousands/millions | million dollar case/verdict/settlement':
      'worth a/the call/look/try/visit/trip/time',
  },
  advice: {
    'day(s)/week(s)/month(s)/year(s) to file/sue | you need/have to file/sue | you must file/sue/act | a right to sue | you need a will/trust | delete your/any posts/messages/texts':
      HARMLESS_IN_QUESTIONS,
    'do/should/them/callers not/never to? sign anything/it | them/callers not/never to accept/settle/plead | do/should not/never quit/resign | not/never sign a/the/any release(s)':
      '',
    'do/should/them/callers not/never to? talk/speak to/with the/their? police/insurer(s)/insurance/adjuster(s)':
      'we do not talk/speak',
    'do/should/them/callers not/never to? post anything/about/on | do/should/them/callers not/never to? pay the/your/their ticket/fine | not/never to? give a/any recorded? statement':
      '',
    'you/they should/must not? sign/accept/settle/sue/plead/quit': {
      harmlessInQuestions: true,
      harmlessIn: 'they should/must sign',
    },
    'you/they can/could sue | you/they qualify for a/compensation | you/they are entitled to | is/was illegal | that/this/it is/was discrimination/retaliation/malpractice | they/he/she was/were negligent | refuse the/a/any breath/blood? test(s) | . plead not? guilty | them/callers/you to? plead not? guilty':
      HARMLESS_IN_QUESTIONS,
    'we/i would? advise you | you definitely/clearly/certainly have': '',
    'a strong/good/great/solid case/claim | you have a case/claim': HARMLESS_IN_QUESTIONS,
    "it's/is/was the other driver's/party's/side's fault | other driver/party/side is/was at fault":
      HARMLESS_IN_QUESTIONS,
    'limitations is/runs/expires | the deadline is one/two/three/four/six': '',
  },
  relationship: {
    'i am an/your attorney/lawyer | as your legal/law team/firm | you/they are now? our/a client(s) | consider yourself/yourselves our/a client(s) | you have hired us':
      '',
    'we/i now? represent you | firm/attorney(s)/lawyer(s)/we will represent you | we will? take your case | are represented by us':
      'if/whether the/an/our? firm/attorney/lawyer/we will represent you',
    'are/as your attorney(s)/lawyer(s) | will be your/their attorney(s)/lawyer(s)':
      'who/they are/will be? your/their attorney(s)/lawyer(s)',
    'is/are/stays privileged | protected by attorney client': HARMLESS_IN_QUESTIONS,
    'we now? have an attorney client relationship | call/chat/email/visit creates/starts an attorney client relationship':
      '',
  },
  secret: {
    'social security number(s)/card(s) | ssn(s)': '',
    'your/their/full social security?':
      'social security? media/benefit(s)/disability/income/check(s)/payment(s)/worker(s)',
    "account/routing/card/passport/license/pin number(s)/detail(s) | read me? the/your card | mother's maiden name":
      '',
    'bank/checking/savings account(s)/login(s)': HARMLESS_IN_QUESTIONS,
    'password(s)/passcode(s)': '',
  },
  praise: {
    'expert(s)/expertise/specialist(s)': {
      harmlessInQuestions: true,
      harmlessIn: 'expert report(s)/witness/witnesses/opinion(s) | not specialist(s)/expert(s)',
    },
    'we are/have expert(s)/specialist(s) | our expert(s)/specialist(s)/expertise': '',
    'we/who/attorney(s)/lawyer(s)/firm specialize(s)/specialise(s)': '',
    'best/top/leading/finest personal/criminal/employment/estate/business? injury/defense/planning? law? firm(s)/attorney(s)/lawyer(s) | we/attorneys/lawyers are the best':
      HARMLESS_IN_QUESTIONS,
    'award winning | very/highly experienced | our track record | top rated | number one injury? firm | nobody/no firm? does this/it better':
      '',
  },
  contingency: {
    "no/zero attorney/attorney's/attorneys'/legal? fee(s)/cost(s)/charge(s) to? you? unless/until/if":
      'fee(s)/cost(s)/charge(s) to? you? if you cancel/call/come/move',
    "no win/recovery/settlement no attorney/attorney's/attorneys'/legal? fee(s)/cost(s)/charge(s)":
      '',
    'get/gets paid when/if/unless/until you/we | not/only get/gets paid when/if/unless/until they/he/she':
      HARMLESS_IN_QUESTIONS,
    'pay us? nothing? if/unless/until we/you win/recover | free unless/until/if we/you | charge if/when/unless we/you win | nothing unless/until we/you win/recover':
      '',
    'will/do not/never pay/owe us? a/one/anything dime/cent/penny? | never pay us | not win/recover anything/money? you owe/pay/do us/nothing/not':
      HARMLESS_IN_QUESTIONS,
  },
  story: {
    'tell/ask/say us/me/them? what/everything/how that/it/this? happened | . what happened': '',
    'your/their side of the story | if/whether/did you/they did/do it/this': '',
  },
  fee: {
    'free/complimentary consultation(s)/review(s)/evaluation(s) | consultation/review/meeting/call/visit is free':
      '',
    'no up? front? charge(s)/cost(s)/fee(s) | pay/pays/owe/costs you/us? a? nothing/zero/dime/cent/penny | is on us | we charge':
      'quote(s)/quoted no fee(s) | we charge fee',
    'contingency/retainer/discount(s)/grand/dollar(s)/percent/percentage': '',
  },
  channel: {
    'type/press/click your/here/send/below': { channels: ['chat', 'email'] },
    'this chat | chatting': { channels: ['chat'] },
    'this email | for your email | reply to this': { channels: ['email'] },
    'for calling | hang up | stay/hold on the line | this call': { channels: ['phone'] },
    'is being? recorded': '',
    'front desk | have a seat | for coming in/by': { channels: ['in-person'] },
  },
};

/** A phrase after one of these words is a harmless condition: "if we will win". */
const CONDITION_WORDS = 'if|whether|until|once|before|think';
/** Matches what staff must not say or ask for, up to the end of the sentence. */
const NEGATED_SPEECH = / (?:never|not|cannot) (?:say|tell|ask|promise|guarantee|collect)\b[^.]*/g;

/** Returns " will not go . it's up front " for "won't go; it's up-front". */
const normalizeText = (text: string) =>
  ` . ${text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcan't\b/g, 'cannot')
    .replace(/n't\b/g, ' not')
    .replace(/'ll\b/g, ' will')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'d\b/g, ' would')
    .replace(/%/g, ' percent')
    .replace(/#1\b/g, 'number one')
    .replace(/[.!?:;]+/g, ' . ')
    .replace(/[^\p{L}\p{N}'.]+/gu, ' ')} `
    .replace(/\s+/g, ' ')
    .replace(NEGATED_SPEECH, ' . ');

const wordPattern = (word: string) => {
  const alternatives = word
    .replace('?', '')
    .replace('.', '\\.')
    .replaceAll('(s)', 's?')
    .replaceAll('/', '|');
  return word.endsWith('?') ? `(?:(?:${alternatives}) )?` : `(?:${alternatives}) `;
};
const phraseSource = (phrase: string) =>
  ` (?:${phrase
    .split(' | ')
    .map((alternative) => alternative.split(' ').map(wordPattern).join(''))
    .join('|')})`;

const createPatterns = () =>
  (Object.keys(PHRASES) as Rule[]).flatMap((rule) =>
    Object.entries(PHRASES[rule]).map(([phrase, options]) => {
      const { harmlessIn, ...condition }: Condition =
        typeof options === 'string' ? { harmlessIn: options } : options;
      const pattern = new RegExp(`(?<! (?:${CONDITION_WORDS}))${phraseSource(phrase)}`);
      const harmless = harmlessIn ? new RegExp(phraseSource(harmlessIn), 'g') : undefined;
      return { rule, phrase, ...condition, pattern, harmless };
    }),
  );
/** The patterns are created at first use, because most visitors never write a line. */
let patterns: ReturnType<typeof createPatterns> | undefined;

/** `channel` is set only for texts of a model. Two rules apply only to such texts. */
type Context = {
  part: string;
  practiceArea?: IntakePracticeArea | undefined;
  channel?: IntakeChannel;
};

export function phrasesIn(text: string, { part, practiceArea, channel }: Context) {
  patterns ??= createPatterns();
  const normalizedText = normalizeText(text);
  const isQuestion = (isQuestionPart(part) || part === NOTES) && /\?|\bask\b/i.test(text);
  const isRuleApplied = (rule: Rule) => {
    if (rule === 'story') return practiceArea === 'criminal-defense';
    return channel !== undefined || (rule !== 'fee' && rule !== 'channel');
  };
  return patterns.filter(
    ({ rule, harmlessInQuestions, channels, pattern, harmless }) =>
      isRuleApplied(rule) &&
      !(channel && channels?.includes(channel)) &&
      !(harmlessInQuestions && isQuestion) &&
      pattern.test(normalizedText) &&
      (!harmless || pattern.test(normalizedText.replace(harmless, ' . '))),
  );
}

export const brokenRules = (text: string, context: Context) => [
  ...new Set(phrasesIn(text, context).map(({ rule }) => rule)),
];

export function warningFor(
  { text, part, byHand }: Omit<ScriptLine, 'id'>,
  practiceArea?: IntakePracticeArea,
): string | undefined {
  const rules = byHand || part === NOTES ? brokenRules(text, { part, practiceArea }) : [];
  return rules.map((rule) => RULE_WARNINGS[rule]).join(' ') || undefined;
}
