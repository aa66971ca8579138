/** A phone number as Americans write it. */
export const PHONE = /(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]+\d{4}\b/g;
/** Its last ten digits. */
export const phoneDigits = (text: string) => text.replace(/\D/g, '').slice(-10);

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
/** A day of the calendar: "May 4, 2026", "4 May 2026", "05/04/2026", "2026-05-04". */
const DAY = new RegExp(
  String.raw`(?<![\d/])(?:(?:${MONTHS})\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}|\d{1,2} (?:${MONTHS})\.? (?:19|20)\d{2}|\d{1,2}\/\d{1,2}\/(?:20)?\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d)`,
);

/** At least a month with its year. */
export const MONTH_YEAR = new RegExp(
  String.raw`${DAY.source}|\b(?:${MONTHS})\.?,? (?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}\b`,
);

/** The day of a text as YYYY-MM-DD; undefined where it is none. */
export function isoDay(text: string): string | undefined {
  const iso = /(?:19|20)\d{2}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return iso;
  const day = DAY.exec(text)?.[0].replace(/(\d)(?:st|nd|rd|th)/, '$1');
  const at = Date.parse(`${day ?? ''} UTC`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}

const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai[ʻ‘’']?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico";
const STATE_LETTERS =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
export const STATE = new RegExp(String.raw`\b(?:${STATES})\b`);
/** Cities that are named without their state. */
const CITIES =
  'New York City|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|San Jose|Austin|Jacksonville|Fort Worth|Columbus|Charlotte|San Francisco|Indianapolis|Seattle|Denver|Boston|El Paso|Nashville|Detroit|Oklahoma City|Portland|Las Vegas|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Mesa|Atlanta|Omaha|Colorado Springs|Raleigh|Miami|Long Beach|Virginia Beach|Oakland|Minneapolis|Tulsa|Tampa|Arlington|New Orleans|Wichita|Cleveland|Honolulu|Anaheim|Orlando|St\\. Louis|Pittsburgh|Cincinnati|Anchorage|Grand Rapids|Brooklyn|Manhattan|Queens|Bronx|Staten Island|Long Island|Newark|Buffalo|Naples|Fort Lauderdale|Albany|Toronto|London';
/** People and law of a place. */
const OF_PLACES =
  'Californians?|Texans?|Floridians?|New Yorkers?|Michiganders?|Ohioans?|Georgians?|Virginians?|English|British|Canadian|Mexican|Australian|Scottish|Irish|Bay Area|Silicon Valley|Inland Empire|Tri-State|New England|Midwest|Canada|Mexico|England|Wales|Scotland|Australia|New Zealand|Ireland|India';
/** A place by its kind or its state: "Ottawa County", "Tampa, FL". */
const KINDS = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:County|Counties|Parish|Borough|Township|Valley|Beach|City|Springs|Heights|Hills|Falls|Island)|\p{Lu}[\p{L}.'’-]+,? (?:${STATE_LETTERS})\b`;
/** Names that only hold a place: of schools, courts of the federation, papers, firms. */
const PLACE_IN_NAME =
  /\b(?:University|College|School|Bank|Bar Association|State Bar|Supreme Court|Court of Appeals|District Court) of (?:the )?(?:\p{Lu}\p{L}+ ?){1,3}|\b(?:\p{Lu}\p{L}+ ){1,3}(?:University|College|Law School|Times|Bar Association|Law (?:Group|Firm|Offices?|Center)|(?:State )?(?:Supreme|Superior) Court|Court of Appeals|Injury Law\b)/gu;
/** Where law holds: a state, a county, a city, a country other than the United States. */
const JURISDICTIONS = new RegExp(String.raw`\b(?:${STATES}|${CITIES}|${OF_PLACES}|${KINDS})(?=\W|$)`, 'u');
/** A word with a capital where a place may stand: "in Naples", "throughout Ventura". */
const MAYBE_PLACE =
  /\b(?:in|throughout|across|near|serving|around)(?: (?:the )?(?:greater|downtown|city of))? (?!(?:Our|The|We|Court|January|February|March|April|May|June|July|August|September|October|November|December|Spanish|English|America|Christ|Law|Google|Title|Chapter|Section|Congress|Act|Social|Wills?|Trusts?|Employment|Family|Criminal|Probate|Personal|Estate|Business|Real|Arts?|Science|Civil|Workers|Child|Medical|Bankruptcy|Immigration|Divorce)\b)\p{Lu}\p{Ll}{2,}/u;

/** The jurisdiction that a text names; not surely where it names what could be a place. */
export function jurisdictionIn(text: string): { name: string; isSure: boolean } | undefined {
  const bare = text.replace(PLACE_IN_NAME, ' ');
  const sure = JURISDICTIONS.exec(bare)?.[0];
  if (sure) return { name: sure, isSure: true };
  const maybe = MAYBE_PLACE.exec(bare)?.[0];
  return maybe ? { name: maybe, isSure: false } : undefined;
}
