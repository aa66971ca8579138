import { joinWords } from './join-words.ts';

/** Kinds of matters a firm may not take, as they stand before "cases". */
const MATTER_KINDS: readonly [name: string, pattern: RegExp][] = [
  ['medical malpractice', /\b(?:medical |hospital |dental )?malpractice\b|\bmed[- ]?mal\b/],
  ["workers' compensation", /\bworkers?'?s?'? ?comp/],
  ['dog bite', /\bdog[- ]bites?\b/],
  ['slip and fall', /\bslip[- ](?:and|&|n)[- ]falls?\b/],
  ['wrongful death', /\bwrongful[- ]death/],
  ['product liability', /\bproducts? liability\b|\bdefective products?\b/],
  ['nursing home', /\bnursing[- ]homes?\b/],
  ['truck accident', /\btruck(?:ing|s)?\b/],
  ['rideshare', /\bride-?shares?\b|\buber\b|\blyft\b/],
  ['property damage', /\bproperty[- ]damage\b/],
  ['mass tort', /\bmass[- ]torts?\b/],
  ['class action', /\bclass[- ]actions?\b/],
  ['DUI', /\bd[uw]i\b|\bdrunk driving\b/],
  ['traffic ticket', /\b(?:traffic|speeding)(?: tickets?)?\b/],
  ['sex crime', /\bsex(?:ual)? (?:crimes?|offen[sc]es?|assaults?)\b/],
  ['domestic violence', /\bdomestic (?:violence|abuse)\b/],
  ['appellate', /\bappeals?\b|\bappellate\b/],
  ['criminal', /\bcriminal\b/],
  ['divorce', /\bdivorces?\b/],
  ['child custody', /\bcustody\b/],
  ['family law', /\bfamily[- ]law\b/],
  ['immigration', /\bimmigration\b/],
  ['bankruptcy', /\bbankruptc(?:y|ies)\b/],
  ['landlord-tenant', /\blandlord|\btenants?\b|\bevictions?\b/],
  ['foreclosure', /\bforeclosures?\b/],
  ['real estate', /\breal[- ]estate\b/],
  ['small claims', /\bsmall[- ]claims?\b/],
  ['Social Security disability', /\bsocial security\b|\bssdi?\b/],
  ['tax', /\btax(?:es)?\b/],
  ['patent', /\bpatents?\b/],
  ['trademark', /\btrademarks?\b/],
  ['wage', /\bwages?\b|\bovertime\b/],
  ['discrimination', /\bdiscrimination\b/],
  ['harassment', /\bharassment\b/],
  ['unemployment', /\bunemployment\b/],
  ['probate', /\bprobate\b/],
  ['guardianship', /\bguardianships?\b/],
  ['will contest', /\bwill contests?\b/],
  ['defamation', /\bdefamation\b|\blibel\b|\bslander\b/],
  ['civil rights', /\bcivil rights\b/],
  ['franchise', /\bfranchis/],
  ['securities', /\bsecurities\b/],
  ['construction', /\bconstruction\b/],
  ['debt collection', /\bcollections?\b/],
  ['personal injury', /\bpersonal[- ]injur(?:y|ies)\b/],
  ['employment', /\bemployment\b/],
];

const KINDS_MOST = 5;

/** Names of the kinds of matters in a text in lower case, in the order of our list. */
export function matterKinds(text: string): string[] {
  return MATTER_KINDS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** "DUI, dog bite or divorce", each once, at most as many as can be listened to. */
export function listedKinds(kinds: readonly string[]): string {
  return joinWords([...new Set(kinds)].slice(0, KINDS_MOST), 'or');
}
