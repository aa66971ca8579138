/** What a script of a law firm must not say. `unless`: in the same sentence before it, it makes the words harmless. */
type Forbidden = { fault: string; words: RegExp; unless?: RegExp };

const NOT = /\b(?:no|not|never|nobody|cannot|neither|nor|without|unable)\b|n't\b/;
/** "There is no doubt that…" denies nothing. */
const EMPTY_NOT = /\b(?:no doubt|no question|not only|no matter|don't worry|never mind|no less)\b/g;
const NOT_YET = new RegExp(`${NOT.source}|\\b(?:if|whether|unless|until|before|once|when)\\b`);
const NOT_YET_OR_ASKED = new RegExp(`${NOT_YET.source}|\\b(?:do|did|does|what|why|who|which)\\b`);

export const FORBIDDEN: readonly Forbidden[] = [
  { fault: 'promise', words: /\bguarante(?:e|es|ed|eeing|eed)\b/, unless: NOT },
  {
    fault: 'promise',
    words:
      /\b(?:we|you|they)(?: will|'ll| are going to) (?:\w+ly )?(?:win|prevail|beat (?:this|the))\b/,
    unless: NOT_YET,
  },
  {
    fault: 'promise',
    words:
      /\b(?:you(?: will|'ll| are going to)|we(?: will|'ll| can| are going to)|to) (?:\w+ly )?(?:get|recover|receive|obtain|win|secure|be awarded)(?: you)?(?: all| every| the| a| an| your)?(?: \w+){0,2}? (?:compensation|settlement|damages|verdict|money you|payout|justice|what you deserve)\b/,
    unless: NOT_YET,
  },
  {
    fault: 'promise',
    words:
      /\b(?:charges?|case|claim)(?: will|'ll) (?:certainly |surely )?be (?:dropped|dismissed|won)\b/,
    unless: NOT_YET,
  },
  { fault: 'promise', words: /\b(?:certain|sure|bound) to (?:win|recover|succeed)\b/, unless: NOT },
  { fault: 'promise', words: /\b(?:risk[- ]free|success rate|winning record|100 ?(?:%|percent))/ },
  {
    fault: 'promise',
    words: /\bpromise\b.{0,300}\b(?:outcome|result|win|recover|settlement|dismiss)/,
    unless: NOT,
  },
  { fault: 'promise', words: /\b(?:we|i) promise\b/, unless: NOT },
  {
    fault: 'promise',
    words:
      /\b(?:we|they|firm|team|lawyers?|attorneys?)(?:'ve| have| has)? (?:always (?:wins?|won|succeeds?|prevails?|delivers?)|never (?:loses?|lost|fails?|failed)|(?:wins?|won) (?:every|all|most))\b/,
  },
  {
    fault: 'value',
    words: /\b(?:case|claim|injury|injuries)(?:'s| is| are| may be| could be| will be) worth\b/,
    unless: NOT_YET_OR_ASKED,
  },
  {
    fault: 'advice',
    words: /\byou(?: only| still)? have (?:\S+ ){1,3}(?:left\b|to (?:file|sue|claim)\b)/,
    unless: NOT_YET_OR_ASKED,
  },
  { fault: 'advice', words: /\byou (?:can|could) (?:\w+ly )?sue\b/, unless: NOT_YET_OR_ASKED },
  {
    fault: 'advice',
    words:
      /\b(?:do not|don't|never) (?:talk|speak|say anything) (?:to|with) (?:the |any |an )?(?:police|insurers?|insurance|adjusters?|detectives?|officers?)\b/,
  },
  {
    fault: 'advice',
    words:
      /\byou (?:should|must|need to) (?:not |never )?(?:plead|sue|sign|accept|reject|refuse|settle|file|quit|resign|admit)\b/,
    unless: NOT_YET_OR_ASKED,
  },
  {
    fault: 'advice',
    words: /\b(?:my|our) (?:legal )?advice (?:is|to you|would be)\b/,
    unless: NOT,
  },
  { fault: 'advice', words: /\b(?:i|we)(?:'d| would)?(?: strongly)? advise you\b/, unless: NOT },
  {
    fault: 'advice',
    words:
      /\b(?:you|this|that|it)(?: clearly| certainly)? (?:have|has|is|sounds like|looks like) (?:a|an) (?:very )?(?:strong|good|great|solid|winning|excellent|valid|clear)(?:[ -]cut)? (?:case|claim|defense)\b/,
    unless: NOT_YET,
  },
  {
    fault: 'praise',
    words: /\b(?:experts?|expertise|specialists?|speciali[sz](?:e[sd]?|ing|ation|ty))\b/,
  },
  {
    fault: 'praise',
    words:
      /\b(?:best|top|leading|premier|finest) (?:\w+ )?(?:lawyers?|attorneys?|law firms?|firm)\b|#1\b|\baward[- ]winning\b/,
  },
  {
    fault: 'praise',
    words:
      /\b(?:we(?:'re| are)|our (?:firm|team|lawyers?|attorneys?|results?|record)(?: is| are)?)(?: \w+ly)? (?:the )?(?:best|finest|greatest|unmatched|unbeaten|unbeatable|unrivaled|unparalleled|second to none|number one)\b/,
  },
  {
    fault: 'relationship',
    words:
      /\b(?:we|i)(?: now)? represent you\b|\bas your (?:attorneys?|lawyers?)\b|\byou are(?: now)? (?:a|our) client\b/,
    unless: NOT_YET,
  },
  {
    fault: 'relationship',
    words:
      /\b(?:creates?|forms?|starts?|begins?|establish(?:es)?|have|is) (?:an?|the|our) attorney-client relationship\b/,
    unless: NOT_YET,
  },
  {
    fault: 'relationship',
    words: /\b(?:is|are|be|stays?|remains?)(?: \w+ly)? privileged\b/,
    unless: NOT,
  },
];

/** The faults of a text, each once. */
export function forbiddenWords(text: string): string[] {
  const lower = text.toLowerCase().replace(/[‘’]/g, "'");
  // What no sentence has, the whole has not: the patterns look at nothing around what they match.
  const near = FORBIDDEN.filter(({ words }) => words.test(lower));
  if (near.length === 0) return [];
  const sentences = lower.split(/(?<=[.!?])\s+|\n+/);
  const found = sentences.flatMap((sentence) =>
    near
      .filter(({ words, unless }) => {
        const match = words.exec(sentence);
        if (!match) return false;
        // only a denial in front of the words counts: "we guarantee you will not lose" is still a promise
        const before = sentence.slice(0, match.index).replace(EMPTY_NOT, '');
        return !unless?.test(before);
      })
      .map(({ fault }) => fault),
  );
  return [...new Set(found)];
}

/** A script is read by whoever picks up the phone: what opens an account or an identity is not asked for in it. */
const SECRET =
  /\b(?:ssn|passport (?:number|no)|(?:driver'?s?|drivers') licen[cs]e (?:number|no)|(?:bank|checking|savings) account|account number|routing number|card number|passwords?)\b/i;
/** Social Security benefits, credit card debt and a pin in a hip are what a matter may be about; these are not. */
const SECRET_ALONE =
  /\b(?:social security|(?:credit|debit) card|pin)(?: (?:numbers?|no|cards?|codes?|details|information|and|or)\b|[,;.?!]|\W*$)/i;

export const asksForSecret = (words: string) => SECRET.test(words) || SECRET_ALONE.test(words);

const WARNINGS: Record<string, string> = {
  promise: 'Promises an outcome. A firm may not say this to a caller.',
  value: 'Says what a case is worth. A firm may not say this to a caller.',
  praise: 'Praises the firm. Many states restrict “expert”, “specialist” and “best”.',
};

/** Printed under a note that staff should not repeat to a caller; the note itself stays as it is. */
export function noteWarning(note: string): string | undefined {
  return forbiddenWords(note).flatMap((fault) => WARNINGS[fault] ?? [])[0];
}
