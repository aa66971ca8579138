/** A sentence that speaks of the agency: "us" in small letters, since "US" is a country. */
const isOfUs = (sentence: string) =>
  /\b(?:we|our|ours)\b|\{brand\}/i.test(sentence) || /\bus\b/.test(sentence);
/** What speaks of it without a "we": "trusted by 150 firms", "firms that signed", "rated 4.9". */
const BOAST =
  /\b(?:trusted|chosen|hired|recommended) by\b|\bserv(?:ed|ing)\b|\brated\b|\b(?:clients?|firms?) (?:that |who |have |has )?(?:signed|hired|stay(?:ed)?|saw|see|gained|grew|doubled|tripled|won|report)\b|\bclient (?:retention|satisfaction)\b|\bhappy clients\b|\bgenerated\b|\b(?:five|5)-star\b|\b(?:average|typical) (?:increase|return)\b|\bincrease in\b/i;

const NUMBER =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozen|dozens|hundreds|thousands|thirds)';
/** What an agency counts of itself. */
const COUNTED =
  '(?:firms?|clients?|customers|reviews?|stars?|cases?|matters|calls?|inquiries|leads?|lawyers?|attorneys?|offices?|agencies|campaigns?|websites?|markets|states|cities|awards?|years of experience|strategists|editors|writers|specialists|people)';
const SHARE =
  /\bmost of our\b|\d\s?%|\bpercent\b|\b\d[\d,.]* (?:out )?of (?:the |our |these |those )?\d|\d[\d.]*\s?(?:\/\s?5|x\b|×)|\d\+|\b(?:doubled|tripled)\b|\$\d|\bsince (?:19|20)\d\d\b/i;
const COUNT = new RegExp(
  `\\b${NUMBER} (?:of (?:the |our )?)?(?:(?!of )[a-z-]+ ){0,2}${COUNTED}\\b`,
  'i',
);
/** What is promised has a time: "within 24 hours". */
const PROMISE = new RegExp(
  `\\b(?:within|in under|in less than|in) ${NUMBER} (?:business |working )?(?:minutes|hours|days|weeks|months)\\b`,
  'i',
);
/** Figures of the reader: "your last ten clients". */
const OF_READER = new RegExp(
  `\\b(?:your|you)(?: own| last| first| next| best)? ${NUMBER}\\b`,
  'gi',
);
const QUESTION = /\?[”"]?$/;
/** Where the agency is and has been, which only it knows. */
const PLACE_OF_OURS =
  /\bour office (?:is|stands)\b|\bown office is\b|\bwe(?:’ve| have)? (?:drove|driven|walked|sat in|visited)\b|\bour (?:staff|people|writers|editors) (?:live|grew up|have worked)\b/i;

const SENTENCE_END = /(?<=[.!?][”"]?)\s+/;

/** The sentences of a text, each on one line. */
export const sentencesOf = (text: string) => text.replace(/\s+/g, ' ').trim().split(SENTENCE_END);

/**
 * Whether a sentence says something of the agency that only its records can bear out: a figure or a promise with a time, or
 * where it is and has been. Confirmed prices are taken out of it before.
 */
export function isOwnStatement(sentence: string): boolean {
  if (PLACE_OF_OURS.test(sentence)) return true;
  if (QUESTION.test(sentence)) return false;
  const ours = sentence.replace(OF_READER, '');
  const counts = SHARE.test(ours) || COUNT.test(ours);
  return isOfUs(ours) ? counts || PROMISE.test(ours) : counts && BOAST.test(ours);
}
