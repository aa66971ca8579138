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
  'Los Angeles|Cook|Dade|Harris|Maricopa|San Diego|Orange|Miami-Dade|Dallas|Kings|Riverside|Clark|Queens|King|San Bernardino|Tarrant|Bexar|Broward|Santa Clara|Wayne|Alameda|Middlesex|Philadelphia|Sacramento|Palm Beach|Hillsborough|Suffolk|Nassau|Bronx|Franklin|Cuyahoga|Allegheny|Oakland|Hennepin|Travis|Fairfax|Contra Costa|Salt Lake|Mecklenburg|Wake|Montgomery|Fulton|Pima|Collin|Fresno|Westchester|Milwaukee|Fairfield|Shelby|Honolulu|DuPage|Bergen|Marion|Gwinnett|Erie|Hudson|Pinellas|Duval|Denton|Hidalgo|Kern|Essex|Ventura|Macomb|Worcester|San Francisco|El Paso|Lee|Polk|Snohomish|Pierce|Multnomah|Jackson|Jefferson|Davidson|Arapahoe|Denver|Adams|Douglas|Lancaster|Guilford|Durham|Johnson|Cobb|DeKalb|Chatham|Seminole|Pasco|Brevard|Volusia|Manatee|Sarasota|Collier|Lake|Osceola|Alachua|Leon|Utah|Davis|Washington|Pinal|Williamson|Rutherford|Hamilton|Knox|Boulder|Larimer|Weld|Hays|Bell|Fort Bend|Galveston|Brazoria|Lubbock|Cameron|Kane|Will|Bucks|Chester|Delaware|Monmouth|Ocean|Camden|Union|Anne Arundel|Baltimore|Howard|Loudoun|Henrico|Oklahoma|Tulsa|Saint Louis|St. Louis|Orleans|Greenville|Charleston|Richland|Forsyth|Washoe|Ada|Spokane|Lane|Marin|Sonoma|Placer|Santa Barbara|San Mateo|San Joaquin|Dane|Monroe|Albany|Richmond'.split(
    '|',
  );

/** Larger cities by name, those left out whose names are everyday words. */
const CITY_NAMES =
  'New York City|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Fort Worth|Dallas-Fort Worth|Jacksonville|Austin|San Jose|Columbus|Charlotte|Indianapolis|San Francisco|Seattle|Denver|Nashville|Oklahoma City|El Paso|Boston|Portland|Las Vegas|Detroit|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Mesa|Kansas City|Atlanta|Omaha|Colorado Springs|Raleigh|Miami|Long Beach|Virginia Beach|Oakland|Minneapolis|Tulsa|Tampa|Tampa Bay|Arlington|New Orleans|Wichita|Cleveland|Bakersfield|Aurora|Anaheim|Honolulu|Santa Ana|Corpus Christi|Lexington|Henderson|Stockton|Saint Paul|St. Paul|Cincinnati|St. Louis|Saint Louis|Pittsburgh|Greensboro|Anchorage|Plano|Orlando|Irvine|Newark|Toledo|Durham|Chula Vista|Fort Wayne|Jersey City|St. Petersburg|Saint Petersburg|Laredo|Chandler|Scottsdale|Lubbock|Reno|Gilbert|Glendale|North Las Vegas|Winston-Salem|Chesapeake|Norfolk|Fremont|Garland|Irving|Richmond|Boise|Spokane|San Bernardino|Baton Rouge|Tacoma|Des Moines|Modesto|Fontana|Birmingham|Rochester|Fayetteville|Oxnard|Yonkers|Montgomery|Little Rock|Huntsville|Akron|Amarillo|Augusta|Grand Rapids|Salt Lake City|Tallahassee|Huntington Beach|Knoxville|Worcester|Newport News|Brownsville|Santa Clarita|Providence|Fort Lauderdale|Chattanooga|Tempe|Sioux Falls|Cape Coral|Clearwater|Sarasota|Naples|Fort Myers|West Palm Beach|Boca Raton|Hialeah|Gainesville|Pensacola|Daytona Beach|Savannah|Buffalo|Syracuse|Albany|Hartford|New Haven|Stamford|Springfield|Columbia|Charleston|Greenville|Provo|Ogden|Boulder|Fort Collins|Peoria|Naperville|Rockford|Madison|Green Bay|Dayton|Shreveport|Lafayette|McAllen|Waco|Killeen|Round Rock|Frisco|McKinney|Denton|Lincoln|Bellevue|Asheville|Wilmington|Cary'.split(
    '|',
  );

/** As the words of a text are compared: lower case, hyphens and stops as spaces. */
const plain = (name: string) => name.toLowerCase().replace(/[-.]+ ?/g, ' ');
const byName = (names: readonly string[]) => new Map(names.map((name) => [plain(name), name]));

export const STATES = byName(STATE_NAMES);
export const COUNTIES = byName(COUNTY_NAMES);
export const CITIES = byName(CITY_NAMES);

/** "TX", in capitals. */
export function stateOfCode(code: string): string | undefined {
  return WORDS_TOO.has(code) ? undefined : STATE_NAMES[CODES.indexOf(code)];
}
