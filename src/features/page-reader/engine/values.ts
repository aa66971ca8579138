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

const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai[ʻ‘’']?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico";
export const STATE = new RegExp(String.raw`\b(?:${STATES})\b`);
