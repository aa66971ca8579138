const STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|West Virginia|Virginia|Washington|Wisconsin|Wyoming'.split(
    '|',
  );
const CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|WV|VA|WA|WI|WY'.split(
    '|',
  );
/** Codes that are words in capitals, too. */
const WORDS_TOO = new Set(['HI', 'IN', 'ME', 'OK', 'OR']);
/** Larger counties by name; a script can ask for any other. */
const COUNTY_NAMES =
  'Los Angeles|Cook|Harris|Maricopa|San Diego|Orange|Miami-Dade|Dallas|Kings|Riverside|Clark|Queens|King|San Bernardino|Tarrant|Bexar|Broward|Santa Clara|Wayne|Alameda|Middlesex|Philadelphia|Sacramento|Palm Beach|Hillsborough|Suffolk|Nassau|Bronx|Franklin|Cuyahoga|Allegheny|Oakland|Hennepin|Travis|Fairfax|Contra Costa|Salt Lake|Mecklenburg|Wake|Montgomery|Fulton|Pima|Collin|Fresno|Westchester|Milwaukee|Fairfield|Shelby|Honolulu|DuPage|Bergen|Marion|Gwinnett|Erie|Hudson|Pinellas|Duval|Denton|Hidalgo|Kern|Essex|Ventura|Macomb|Worcester|San Francisco|El Paso|Lee|Polk|Snohomish|Pierce|Multnomah|Jackson|Jefferson|Davidson|Arapahoe|Denver|Adams|Douglas|Lancaster|Guilford|Durham|Johnson|Cobb|DeKalb|Chatham|Seminole|Pasco|Brevard|Volusia|Manatee|Sarasota|Collier|Lake|Osceola|Alachua|Leon|Utah|Davis|Washington|Pinal|Williamson|Rutherford|Hamilton|Knox|Boulder|Larimer|Weld|Hays|Bell|Fort Bend|Galveston|Brazoria|Lubbock|Cameron|Kane|Will|Bucks|Chester|Delaware|Monmouth|Ocean|Camden|Union|Anne Arundel|Baltimore|Howard|Loudoun|Henrico|Oklahoma|Tulsa|Saint Louis|St. Louis|Orleans|Greenville|Charleston|Richland|Forsyth|Washoe|Ada|Spokane|Lane|Marin|Sonoma|Placer|Santa Barbara|San Mateo|San Joaquin|Dane|Monroe|Albany|Richmond'.split(
    '|',
  );

/** As the words of a text are compared: lower case, hyphens and stops as spaces. */
const plain = (name: string) => name.toLowerCase().replace(/[-.]+ ?/g, ' ');
const byName = (names: readonly string[]) => new Map(names.map((name) => [plain(name), name]));

export const STATES = byName(STATE_NAMES);
export const COUNTIES = byName(COUNTY_NAMES);

/** "TX", in capitals. */
export function stateOfCode(code: string): string | undefined {
  return WORDS_TOO.has(code) ? undefined : STATE_NAMES[CODES.indexOf(code)];
}
