import { joinWords } from './join-words.ts';

const LANGUAGES: readonly [name: string, pattern: RegExp][] = [
  ['Spanish', /\bspanish|\bespa[nñ]ol/],
  ['Mandarin', /\bmandarin\b|\bchinese\b/],
  ['Cantonese', /\bcantonese\b/],
  ['Vietnamese', /\bvietnamese\b/],
  ['Korean', /\bkorean\b/],
  ['Tagalog', /\btagalog\b|\bfilipino\b/],
  ['Russian', /\brussian\b/],
  ['Arabic', /\barabic\b/],
  ['Haitian Creole', /\bcreole\b/],
  ['Portuguese', /\bportuguese\b/],
  ['Polish', /\bpolish\b/],
  ['French', /\bfrench\b/],
  ['Hindi', /\bhindi\b/],
  ['Farsi', /\bfarsi\b|\bpersian\b/],
  ['Somali', /\bsomali\b/],
  ['American Sign Language', /\basl\b|\bamerican sign language\b/],
];

/** A language that is also a cuisine or a verb counts only where people speak. */
const SPOKEN =
  /\b(?:speak|spoken|languages?|bilingual|fluent|translat|interpret|callers?|clients?|staff|intake|hablamos|in (?:spanish|mandarin|chinese|cantonese|vietnamese|korean|tagalog|russian|arabic|haitian|portuguese|polish|french|hindi|farsi|somali))|-speaking/;
const LANGUAGES_MOST = 3;

/** "Spanish or Korean" of a clause in lower case, or "". */
export function spokenLanguages(clause: string): string {
  const named = LANGUAGES.filter(([, pattern]) => pattern.test(clause)).map(([name]) => name);
  const rest = LANGUAGES.reduce((left, [, pattern]) => left.replace(pattern, ''), clause);
  // Nothing but languages is a list of them.
  const meant = SPOKEN.test(clause) || !/\w/.test(rest.replace(/\b(?:and|or)\b/g, ''));
  return joinWords(meant ? named.slice(0, LANGUAGES_MOST) : named.filter((name) => name === 'Spanish'), 'or');
}
