import type { Change } from './changes.ts';
import { cleanPhrase, isSuspicious, oneLine, PHRASE_LIMITS, withoutDoubles } from './phrase.ts';
import { youForm } from './you-form.ts';

const ADD =
  '(?:add|include|insert|put(?: in)?|append|throw in|work in|i (?:also )?(?:need|want)|we (?:also )?(?:need|want))';
const ASK =
  "(?:(?:also )?(?:ask|find out|check|inquire|make sure (?:to|we|you) ask|have (?:it|them) ask|let'?s ask|be sure to ask)(?: (?:them|clients?|callers?|the (?:client|caller|visitor)|people|him or her))?)";
const COUNTS: Record<string, number> = {
  two: 2,
  'a couple of': 2,
  'a couple': 2,
  some: 2,
  'a few': 3,
  three: 3,
  more: 2,
};
const HOW_MANY =
  '(?:(an?|one|another|the|this|some|a few|a couple of|two|three|more|new|(?:one|a few|two|three|some) more|\\d+) )?';
const KIND = '(?:(?:new|extra|additional|further|follow-up|good|specific|quick) )?';
const ABOUT =
  '(?:to ask )?(?:about|on|regarding|concerning|covering|related to|relating to|around|as to|for|that asks? about|asking about)';
const WHERE = '(?: (?:to|in|into|under|at the end of) (?:the |our )?(.{3,40}?) (?:section|part))?';

const ABOUT_TOPIC = new RegExp(
  `^${ADD} ${HOW_MANY}${KIND}(questions?|one|something|a line|an item) ${ABOUT} (.+?)${WHERE}$`,
  'i',
);
const BARE_ONE = new RegExp(`^${ADD} (one|another|some|two|three) (?:more )?${ABOUT} (.+?)${WHERE}$`, 'i');
const ASK_TOPIC = new RegExp(`^${ASK} (?:about|regarding|concerning) (.+?)${WHERE}$`, 'i');
const ASK_FOR = new RegExp(
  `^(?:${ASK}|get) for (.+?)${WHERE}$|^(?:get|collect) ((?:their|the (?:client|caller|visitor)'s) .+?)${WHERE}$`,
  'i',
);
const NOUN_FIRST = new RegExp(`^${ADD} (an?|one|two|three|some|more|a few) (.{3,60}?) (questions?)$`, 'i');
const CLAUSE_WORD = '(?:if|whether|when|where|how|who|whom|whose|why|what|which)';
const STARTS_CLAUSE = new RegExp(`^${CLAUSE_WORD}\\b`, 'i');
const ASK_CLAUSE = new RegExp(
  `^(?:${ASK}|${ADD} (?:an?|one|another) (?:\\w+ )?question (?:asking|that asks|to ask|about|on))(?: about)? (${CLAUSE_WORD}\\b.+?)${WHERE}$`,
  'i',
);
const OWN_WORDS = new RegExp(
  `^(?:${ADD}|ask|also ask)(?: (?:an?|the|this|one|another|following|new))*(?: question)?(?: (?:that (?:says|asks|reads)|saying|asking|reading|like|such as))?[:,]? ?("[^"]+"|.+\\?)${WHERE}$`,
  'i',
);
const AFTER_COLON = new RegExp(
  `^(?:${ADD}|ask)(?: (?:an?|the|this|one|another|following|new))*(?: question)?: ?(.+)$`,
  'i',
);
/** The verb stands in front of its subject, as in a question: "where did it happen", "how long were they there". */
const DIRECT =
  /^(?:(?:when|where|why|how(?: (?:long|many|much|often|far|soon|old)(?: \w+)?)?|who|what|which)(?: did| do| does| is| are| was| were| has| have| can| will)|(?:what|which) \w+(?: did| do| does| is| are| was| were| has| have))\b/i;
const STARTS_AS_QUESTION =
  /^(?:who|whom|whose|what|when|where|why|which|how|do|does|did|is|are|was|were|has|have|had|can|could|will|would|may|should|in|on|at|for|to|under|if|before|after|since|besides|apart|have|please|tell)\b/i;
const QUESTIONS_MOST = 3;
const OWN_QUESTION_MOST = 300;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inSection = (section: string | undefined) => (section ? { section: section.toLowerCase() } : {});

function countOf(word: string | undefined, noun: string) {
  const said = (word ?? '').toLowerCase().replace(/ more$/, '');
  if (/^\d+$/.test(said)) return Number(said);
  return COUNTS[said] ?? (/^questions$/i.test(noun) ? 2 : 1);
}

/** When to ask is no part of a question: "insurance only in car cases", "injuries first". */
const WHEN_TO_ASK =
  /\b(?:unless|except(?:ing)?|only (?:if|when|in|for|with|after|before))\b|\b(?:first|last)$/i;
const WHEN_TO_ASK_TOPIC = /\b(?:only|if)\b/i;

function about(typed: string, count: number, section: string | undefined): Change | undefined {
  const phrase = cleanPhrase(typed, STARTS_CLAUSE.test(typed) ? 'clause' : 'phrase');
  if (!phrase || count < 1 || count > QUESTIONS_MOST || WHEN_TO_ASK.test(phrase)) return undefined;
  if (STARTS_CLAUSE.test(phrase)) return count === 1 ? clause(phrase, section) : undefined;
  if (WHEN_TO_ASK_TOPIC.test(phrase)) return undefined;
  if (/^(?:do|does|did|is|are|was|were|has|can|could|will|would|should|it|that|this|them)\b/i.test(phrase))
    return undefined;
  return { kind: 'ask-about', topic: youForm(phrase), count, ...inSection(section) };
}

function clause(typed: string, section: string | undefined): Change | undefined {
  const phrase = cleanPhrase(typed, 'clause');
  if (!phrase?.includes(' ') || WHEN_TO_ASK.test(phrase)) return undefined;
  if (DIRECT.test(phrase)) {
    const question = youForm(phrase);
    return { kind: 'ask', question: `${sentence(question)}?`, ...inSection(section) };
  }
  return { kind: 'ask-clause', clause: youForm(phrase).replace(/^if\b/i, 'whether'), ...inSection(section) };
}

/** "Their date of birth" can be asked for; of "references" without an owner one can only ask what there is. */
function askFor(typed: string, section: string | undefined): Change | undefined {
  const phrase = cleanPhrase(typed);
  const owned = phrase && youForm(phrase);
  if (!owned?.startsWith('your ')) return about(typed, 1, section);
  return { kind: 'ask', question: `May we have ${owned}?`, ...inSection(section) };
}

/** A question typed in full stays as it is, if it is one question and nothing else. */
function own(typed: string, section: string | undefined): Change | undefined {
  const line = withoutDoubles(
    oneLine(typed)
      .replace(/^"+|"+$/g, '')
      .trim(),
  ).replace(/[?.!]+$/, '');
  const words = line.split(' ').length;
  if (line.length > OWN_QUESTION_MOST || words < 3 || words > 2 * PHRASE_LIMITS.words) return undefined;
  if (isSuspicious(line) || /["?!;]|\.\s/.test(line) || !STARTS_AS_QUESTION.test(line)) return undefined;
  const end = /^(?:please|tell)\b/i.test(line) ? '.' : '?';
  return { kind: 'ask', question: `${sentence(line)}${end}`, ...inSection(section) };
}

const APPOINTMENT =
  /^(?:offer|add|include|propose|bring back)(?: an?| the)?(?: offer of an?)? (?:appointment|consultation)(?: offer| times?)?$/i;

/** `request` is one as typed, without "please". */
export function questionRequest(request: string): Change | undefined {
  if (APPOINTMENT.test(request)) return { kind: 'ask-about', topic: 'appointment', count: 1 };
  const asked = ASK_CLAUSE.exec(request);
  if (asked) return clause(asked[1] ?? '', asked[2]);
  const topic = ABOUT_TOPIC.exec(request);
  if (topic) return about(topic[3] ?? '', countOf(topic[1], topic[2] ?? ''), topic[4]);
  const bare = BARE_ONE.exec(request);
  if (bare) return about(bare[2] ?? '', countOf(bare[1], ''), bare[3]);
  const ask = ASK_TOPIC.exec(request);
  if (ask) return about(ask[1] ?? '', 1, ask[2]);
  const given = ASK_FOR.exec(request);
  if (given) return askFor(given[1] ?? given[3] ?? '', given[2] ?? given[4]);
  const typed = OWN_WORDS.exec(request);
  if (typed) return own(typed[1] ?? '', typed[2]);
  const colon = AFTER_COLON.exec(request);
  if (colon) return own(colon[1] ?? '', undefined);
  const noun = NOUN_FIRST.exec(request);
  if (noun) return about(noun[2] ?? '', countOf(noun[1], noun[3] ?? ''), undefined);
  return undefined;
}
