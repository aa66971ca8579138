/** A phone number as Americans write it. */
export const PHONE = /(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]+\d{4}\b/g;
/** Its last ten digits. */
export const phoneDigits = (text: string) => text.replace(/\D/g, '').slice(-10);

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
/** A day of the calendar: "May 4, 2026", "4 May 2026", "05/04/2026", "2026-05-04". */
export const DAY = new RegExp(
  String.raw`\b(?:(?:${MONTHS})\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}|\d{1,2} (?:${MONTHS})\.? (?:19|20)\d{2}|\d{1,2}\/\d{1,2}\/(?:20)?\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})\b`,
);

/** The day of a text as YYYY-MM-DD; undefined where it is none. */
export function isoDay(text: string): string | undefined {
  const iso = /(?:19|20)\d{2}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return iso;
  const day = DAY.exec(text)?.[0].replace(/(\d)(?:st|nd|rd|th)/, '$1');
  const at = Date.parse(`${day ?? ''} UTC`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}

/** Words that no name of a person has: firms, fields of law and headings are written with capitals too. */
const NO_NAME = new Set(
  `law laws lawyer lawyers attorney attorneys counsel firm firms office offices group partners associates legal llc pllc
  pa pc llp injury injuries accident accidents personal car truck motorcycle divorce family criminal defense estate planning business
  employment immigration bankruptcy real property probate trust trusts will wills elder medical malpractice wrongful death workers
  compensation slip fall dui dwi owi owvi traffic child custody support civil rights litigation trial court courts county city state
  states united federal supreme circuit district bar association board certified certification specialist judge jury justice university college
  school street avenue road suite drive boulevard center centre free case cases consultation review reviews contact us our your
  the this that these those we you he she they it and or of for in on at to from with by about home services service practice areas area team blog news
  faq faqs privacy policy terms read more learn call today now get help what when where why how who is are can do does will
  north south west east new york los angeles san santa fort saint grand rapids las vegas palm beach lake florida california texas
  michigan georgia ohio illinois carolina dakota virginia washington jersey hampshire mexico massachusetts pennsylvania
  rule rules act code statute statutes section chapter title claim claims insurance company companies department police
  social security disability google facebook linkedin avvo martindale hubbell super best top rated years year experience
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday previous next hablamos espanol english spanish se senior managing founding partner member president`
    .split(/\s+/)
    .filter(Boolean),
);
/** Two to four words with capitals, an initial among them: it may be a name. */
const CAPITALS =
  /\b(?:\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?|(?:Mc|Mac|O['’]|De|Di|La|Le|Van )\p{Lu}\p{Ll}+)(?: \p{Lu}\.(?: ?\p{Lu}\.)?| ["“]\p{L}+["”])*(?: (?:(?:de|la|van|von|del|da) )?(?:\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?|(?:Mc|Mac|O['’]|De|Di)\p{Lu}\p{Ll}+)){1,2}(?:,? (?:Jr|Sr)\.?|,? I{2,3}\b)?/gu;

const isName = (text: string) =>
  !text
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, '')
    .split(/\s+/)
    .some((word) => NO_NAME.has(word));

/** What may be names of persons in a text. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(CAPITALS)].map(([name]) => name).filter(isName);
}

const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai[ʻ‘’']?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico";
const STATE_LETTERS =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
/** Where law holds: a state, a county, "Tampa, FL", or the federation. */
export const JURISDICTION = new RegExp(
  String.raw`\b(?:${STATES})\b|\b\p{Lu}\p{Ll}+,? (?:${STATE_LETTERS})\b|\b\p{Lu}[\p{L}.]+(?: \p{Lu}\p{Ll}+)? (?:County|Parish)\b|\b(?:federal|United States|U\.S\.|D\.C\.)(?=\W|$)`,
  'u',
);
