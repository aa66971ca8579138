import { blockPlace, type Check, firstSentence, listed, PHONE, quoted } from './facts.ts';
import { isProse } from './first-read.ts';

const NUMBER = String.raw`\d[\w.:-]*(?:\([\w-]{1,4}\))*`;
/** Statutes, rules of court and of conduct, regulations, acts by name, decisions. */
const CITATIONS = [
  String.raw`\b\d+ U\.? ?S\.? ?C\.?(?: ?A\.)?(?: ?§+)? ?${NUMBER}`,
  String.raw`\b\d+ C\.? ?F\.? ?R\.?(?: ?§+| [Pp]art)? ?${NUMBER}`,
  String.raw`(?:\b\p{Lu}[\p{L}.&]*,? (?:(?:of|and|&|the) )?){1,6}§+ ?${NUMBER}`,
  `§+ ?${NUMBER}`,
  String.raw`\b(?:MCL|MCLA|RCW|ORS|NRS|KRS|ARS|A\.R\.S\.|RSMo|C\.R\.S\.|O\.C\.G\.A\.|N\.J\.S\.A\.|ILCS|CPLR|NRCP|HRS|Fla\. Stat\.|F\.S\.)(?: ?§+)? ?${NUMBER}`,
  String.raw`\b(?:\p{Lu}[\p{L}.]+ ){1,5}(?:Code|Statutes?|Stat\.|Ann\.|Laws|Law)(?: Ann\.)?,?(?: (?:[Ss]ections?|[Cc]hapter|[Tt]itle|[Aa]rticle|§+))? ?${NUMBER}`,
  String.raw`\b(?:[Ss]ections?|Chapter) \d[\w.:-]*(?:\([\w-]{1,4}\))*(?:,? (?:of the )?(?:\p{Lu}[\p{L}.]+ ){1,4}(?:Statutes?|Code|Act|Law))?`,
  String.raw`\b(?:(?:Model|Federal|Fed\.|Florida|Texas|California|Michigan) )?Rules? (?:of (?:\p{Lu}\p{Ll}+ (?:and )?){1,3})?\d+\.\d+(?:\([\w-]{1,4}\))*`,
  String.raw`\b(?:\p{Lu}[\p{L}’'-]+ (?:(?:of|and|for|to|the|in) )?){1,6}Act\b(?: of \d{4})?`,
  String.raw`\b(?:First|Second|Fourth|Fifth|Sixth|Seventh|Eighth|Tenth|Thirteenth|Fourteenth|\d+(?:st|th)) Amendment\b`,
  String.raw`\b(?:ADA|FMLA|FLSA|ERISA|HIPAA|GDPR|CCPA|ADEA|RICO|TCPA|FDCPA|FCRA|FOIA|IDEA|USERRA|COBRA|CDARA|FEHA|PAGA|UCCJEA|UIFSA|SCRA|FERPA|VAWA|ICWA|DMCA)\b`,
  String.raw`\bTitle (?:[IVX]+|\d+)\b`,
  String.raw`\b(?:Proposition|Prop\.|(?:Senate|House|Assembly) Bill|SB|HB|AB|Public Act|Public Law|P\.L\.) ?\d[\d-]*\b`,
  String.raw`\b(?:Federal |Florida |Texas |California |Michigan |New Jersey |Illinois |Model )?Rules of (?:Evidence|(?:Civil|Criminal|Appellate) Procedure|Professional Conduct|Court)\b`,
  String.raw`\b\p{Lu}[\p{L}.’'&]+(?: \p{Lu}[\p{L}.’'&]+){0,3} v\. \p{Lu}[\p{L}.’'&]+(?: \p{Lu}[\p{L}.’'&]+){0,3}`,
];
const CITATION = new RegExp(CITATIONS.join('|'), 'gu');
/** Begins a sentence or a heading, and no name of a law. */
const LEADING =
  /^(?:(?:Under|The|In|See|By|Per|As|Our|Your|A|An|This|That|Your|Does|How|What|And|Or|If|Pursuant|To|Of|On|At) )+/;
/** Parts of a page, and no law: "Chapter 3" of a book, "Section 2" of these terms. */
const NO_LAW = /^(?:[Ss]ections?|Chapter) \d{1,2}\.?$|\b(?:Class|Balancing|Privacy) Act\b$/;

/** What law a text cites, as it is written there. */
function citationsIn(text: string): string[] {
  return [...text.matchAll(CITATION)]
    .map(([citation]) =>
      citation
        .replace(LEADING, '')
        .replace(/[.,;:-]+$/, '')
        .trim(),
    )
    .filter((citation) => citation !== 'Act' && !NO_LAW.test(citation));
}

const lawCited: Check = ({ page }) => {
  const items = listed(page.blocks.flatMap(({ text }) => citationsIn(text)));
  if (items.length === 0) return { outcome: 'not found' };
  const first = firstSentence(page, (text) => citationsIn(text).length > 0);
  return { ...first, outcome: 'found', items };
};

const MONEY =
  /[$£€] ?\d[\d,.]*|\b\d+(?:\.\d+)? ?(?:%|percent\b|dollars\b|usd\b)|\b(?:one[- ]third|thirty-three|forty) (?:percent|of (?:the|any|your))/i;
const FEE =
  /\b(?:(?:legal |attorney['’]?s['’]? |our |my |flat |fixed |hourly |consultation )?fees?|retainers?|flat rate|hourly|per hour|an hour|we charge|i charge|(?:our|additional) charges?|consultations?|from only|starting at|starts? (?:at|from)|plus vat|\+ ?vat)\b/i;
/** The promise that the firm is paid out of what it wins. */
const NO_WIN =
  /\bno (?:attorney['’]?s? |legal |upfront |up-front )?(?:fees?|costs?|charge|recovery|win)\b[^.]{0,40}\b(?:unless|until|if (?:we|i|there)|no fee|without)\b|\bno (?:recovery|win),? no (?:fee|pay)|\b(?:pay|owe|charge|costs?) (?:you |us |me )?(?:nothing|no fees?|no attorney['’]?s? fees?)\b[^.]{0,40}\b(?:unless|until)\b|\b(?:don['’]t|do not|only) (?:get |pay|be paid|collect|charge|owe)[^.]{0,50}\b(?:unless|until|if) (?:we|i|you|your|there)\b[^.]{0,20}\b(?:win|recover|collect|obtain|succe)|\bcontingen(?:cy|t)[- ](?:fee|basis)|\bon (?:a )?contingency\b/i;
/** What somebody else has to pay, asks for, or got. */
const NO_FEE =
  /\b(?:verdicts?|settle(?:d|ment)|recovered|awarded|fines?|penalt\w+|damages|medical (?:costs?|bills?|expenses)|court (?:costs?|fees?)|filing fees?|government fees?|uscis|jury|bail|bond|tax(?:es)?|wage|worth|value[ds]?|estate (?:of|is)|up to|income|salary|loan|debts?|donat\w+|insurance|premium|statutory|executors?|per week|per pound|members?|care home)\b/i;

/** In money; a percentage may be one of anything, of blood alcohol for one. */
const SUM = /[$£€] ?\d|\d dollars/i;
const SHARE_OF = /\b(?:contingen\w+|(?:attorney['’]?s['’]?|legal|our) fee)/i;

const isFee = (text: string) =>
  NO_WIN.test(text) ||
  (MONEY.test(text) &&
    FEE.test(text) &&
    !NO_FEE.test(text) &&
    (SUM.test(text) || SHARE_OF.test(text)));

const firstFee: Check = ({ page }) => {
  const first = firstSentence(page, isFee);
  if (first.outcome === 'found') return first;
  // a banner, a heading or a button says it too
  const block = page.blocks.find(({ text }) => isFee(text));
  return block
    ? { outcome: 'found', quote: quoted(block.text), place: blockPlace(block, page) }
    : first;
};
/** Any figure of the text, but for phone numbers, years and addresses. */
const firstNumber: Check = ({ page }) =>
  firstSentence(page, (text, sentence) => {
    const bare = text.replace(PHONE, '').replace(/\b(?:19|20)\d{2}\b|\b\d{5}(?:-\d{4})?\b/g, '');
    return isProse(sentence) && /\d/.test(bare);
  });

export const LAW = {
  'law-cited': lawCited,
  'first-fee': firstFee,
  'first-number': firstNumber,
};
