import { joinWords } from './join-words.ts';

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|West Virginia|Virginia|Washington|Wisconsin|Wyoming'.split(
    '|',
  );
const CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|WV|VA|WA|WI|WY'.split(
    '|',
  );
/** Larger counties by name; another county is recognized too, but asked for instead of named. */
const COUNTIES =
  'Los Angeles|Cook|Harris|Maricopa|San Diego|Orange|Miami-Dade|Dallas|Kings|Riverside|Clark|Queens|King|San Bernardino|Tarrant|Bexar|Broward|Santa Clara|Wayne|Alameda|Middlesex|Philadelphia|Sacramento|Palm Beach|Hillsborough|Suffolk|Nassau|Bronx|Franklin|Cuyahoga|Allegheny|Oakland|Hennepin|Travis|Fairfax|Contra Costa|Salt Lake|Mecklenburg|Wake|Montgomery|Fulton|Pima|Collin|Fresno|Westchester|Milwaukee|Fairfield|Shelby|Honolulu|DuPage|Bergen|Marion|Gwinnett|Erie|Hudson|Pinellas|Duval|Denton|Hidalgo|Kern|Essex|Ventura|Macomb|Worcester|San Francisco|El Paso|Lee|Polk|Snohomish|Pierce|Multnomah|Jackson|Jefferson|Davidson|Arapahoe|Denver|Adams|Douglas|Lancaster|Guilford|Durham|Johnson|Cobb|DeKalb|Chatham|Seminole|Pasco|Brevard|Volusia|Manatee|Sarasota|Collier|Lake|Osceola|Alachua|Leon|Utah|Davis|Washington|Pinal|Williamson|Rutherford|Hamilton|Knox|Boulder|Larimer|Weld|Hays|Bell|Fort Bend|Galveston|Brazoria|Lubbock|Cameron|Kane|Will|Bucks|Chester|Delaware|Monmouth|Ocean|Camden|Union|Anne Arundel|Baltimore|Howard|Loudoun|Henrico|Oklahoma|Tulsa|Saint Louis|St. Louis|Orleans|Greenville|Charleston|Richland|Forsyth|Washoe|Ada|Spokane|Lane|Marin|Sonoma|Placer|Santa Barbara|San Mateo|San Joaquin|Dane|Monroe|Albany|Richmond'.split(
    '|',
  );
const PLACES_MOST = 3;

const alternatives = (names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.');
const STATE = new RegExp(`\\b(${alternatives(STATES)})\\b(?!,? D\\.?C\\b)(?! counties| county)`, 'gi');
const CODE = new RegExp(`,\\s*(${CODES.join('|')})\\b`, 'g');
const COUNTY = new RegExp(
  `\\b((?:(?:${alternatives(COUNTIES)})(?:, | and | or |, and |, or )?)+) count(?:y|ies)\\b`,
  'gi',
);
const ONE_COUNTY = new RegExp(`\\b(?:${alternatives(COUNTIES)})\\b`, 'gi');
const ANY_COUNTY = /\bcount(?:y|ies)\b/i;

const proper = (names: readonly string[], found: string) =>
  names.find((name) => name.toLowerCase() === found.toLowerCase()) ?? '';

/**
 * States and counties that a text names, as our own lists spell them.
 * In: text as typed. Out: "Harris County or Dallas County", "Texas", or ""; and whether a county is left unnamed.
 */
export function namedPlaces(text: string): { words: string; unnamedCounty: boolean } {
  const counties = [...text.matchAll(COUNTY)]
    .flatMap(([, names = '']) => names.match(ONE_COUNTY) ?? [])
    .map((name) => `${proper(COUNTIES, name)} County`);
  const states = [
    ...[...text.matchAll(STATE)].map(([, name = '']) => proper(STATES, name)),
    ...[...text.matchAll(CODE)].map(([, code = '']) => STATES[CODES.indexOf(code)] ?? ''),
  ];
  const named = [...new Set(counties.length ? counties : states)].slice(0, PLACES_MOST);
  return { words: joinWords(named, 'or'), unnamedCounty: !counties.length && ANY_COUNTY.test(text) };
}
