import { type Check, firstSentence, listed } from './facts.ts';

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

export const LAW = { 'law-cited': lawCited };
