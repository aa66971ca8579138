import { MATTER_KINDS } from './matter-kinds.ts';
import { CITIES, STATES } from './places.ts';

/** What a word or phrase is to the forms: its symbol, and what it stands for. */
export type Meaning = { symbol: string; value: string };

/** Words without a value, by symbol. A hyphen, a slash and a space are one to the reader. */
const PLAIN: Record<string, string> = {
  WE: "we|i|we're|we are|our firm|the firm|this firm|our law firm|the law firm|our team|our attorneys|our lawyers|our attorney|the attorney|our practice",
  STAFF:
    'staff|team|attorneys|lawyers|receptionist|receptionists|paralegals|intake staff|employees here|people',
  DET: 'a|an|the|our|any|all|your|all our|all of our|every|all the',
  THEREIS: 'there is|there are|there will be',
  OFFER:
    'offer|offers|provide|provides|have|has|give|do|can offer|can provide|can do|can give|can set up|set up|are happy to offer|have got|make|can make|do offer',
  AVAIL:
    'available|are available|is available|offered|are offered|is offered|possible|are possible|is possible|ok|okay|are ok|are okay|is okay|are fine|is fine|fine',
  MAYBEAVAIL:
    'may be available|might be available|can be available|are sometimes available|are available on request|on approval',
  BYREQUEST:
    'by arrangement|by request|on request|upon request|by appointment|can be arranged|by prior arrangement',
  IS: "is|are|it's|it is",
  AND: 'and|&|plus|as well as|and/or|y',
  OR: 'or|nor',
  BUT: 'but',
  ONLY: 'only|solely|exclusively|strictly',
  NO: 'no|zero',
  WHETHER:
    'if|whether|if it is|if they are|whether they are|if they were|if it was|whether it was|if someone is',
  INVOLVED: 'was involved|is involved|were involved|involved',
  NEG: "do not|don't|dont|does not|doesn't|doesnt|will not|won't|wont|cannot|can't|cant|can not|never|no longer|never ever",
  NOT: 'not|never',
  NOLONGER: 'not accepted|not taken|not handled|not something we take',
  TAKE: 'take|takes|taking|handle|handles|handling|accept|accepts|accepting|do|practice|litigate|take on|work on|work with|deal with|focus on|represent|represents|serve|serves|help|see|work for',
  DECLINE: 'decline|refer out|turn away|turn down|exclude|reject',
  ACCEPTED: 'accepted|taken|handled',
  CASES:
    'case|cases|matter|matters|claim|claims|lawsuit|lawsuits|work|accident|accidents|crash|crashes|injuries|incident|incidents|the accident|events',
  FREE: 'free|free of charge|at no charge|at no cost|no cost|no charge|complimentary|without charge|for free|gratis|costs nothing',
  NOCHARGE: 'no charge|no fee|no cost',
  FIRST: 'first|initial|introductory|intro',
  CONSULT:
    'consultation|consultations|consult|consults|first meeting|initial meeting|first visit|consultaion|consultaions|consulation',
  REVIEW:
    'case review|case reviews|case evaluation|case evaluations|claim review|claim reviews|case assessment|case assessments',
  NOOBLIGATION: 'no obligation|without obligation|no strings|no strings attached',
  EVERYONE:
    'for everyone|to everyone|for all callers|to all callers|for everybody|for all|to all|for anyone|for every caller',
  FEE: 'fee|fees|charge|price|rate|cost',
  CHARGE: 'charge|charges',
  COSTS: 'costs|cost|are at|is at|run',
  PER: 'per|each',
  FOR: 'for|for a|for the|for an|of',
  AREA: 'area|metro|metro area|metropolitan area|region',
  GREATER: 'greater|metro',
  MILES: 'miles|mile|mile radius',
  DOLLARS: 'dollars|dollar|bucks|usd',
  MINUTES: 'minute|minutes|min|mins',
  HOUR: 'hour|hr|one hour|an hour|half hour|half an hour|hour long',
  CONTINGENCY:
    'contingency|contingency fee|contingency fees|contingent fee|contingency basis|contingency fee basis|contingency fee agreement',
  WIN: 'win|recovery',
  WORKON:
    'work on|work on a|work on the|take cases on|take cases on a|take all cases on|take all cases on a|on a|on',
  PLANS:
    'payment plan|payment plans|payment options|payment arrangements|installments|installment plans|monthly payments|financing|pay over time',
  FORSOME:
    'for some matters|for some cases|in some cases|for most cases|for many matters|for certain matters|for certain cases',
  FLATFEE:
    'flat fee|flat fees|flat rate|flat rates|fixed fee|fixed fees|fixed price|fixed prices|fixed rate|flat fee pricing',
  FLATWORK:
    'will|wills|trust|trusts|simple wills|simple will|estate plans|estate plan|estate planning|powers of attorney|deeds|misdemeanors|contracts|contract|contract review|contract reviews|llc formation|llcs|business formation|incorporation|formation|expungements|severance reviews|severance review|prenups',
  MIN: 'minimum|a minimum|at least|minimum of|a minimum of|more than|over|of at least|must be at least|must exceed|exceeding|needs to be at least|need to be at least',
  NEED: 'need|require|we need|we require|need to see|look for|must have',
  UNDER: 'under|below|less than|with less than|with under',
  WITH: 'with|with the',
  IN: 'in|in the|within|from|statewide in|throughout',
  SERVE:
    'are licensed|licensed|practice|work|are admitted|admitted|serving|serve all of|practicing|practice throughout|take clients|serve clients|represent clients|help clients|serve people|represent people|accept clients|serve all',
  OUTSIDE: 'outside|outside of|out of',
  MUSTBE:
    'must be|must have happened|must have occurred|have to be|has to be|must happen|needs to be|need to be|has to have happened',
  ASK: 'ask|asks|ask callers|ask people|ask them|ask clients|be sure to ask|make sure to ask|ask each caller|ask everyone|always ask|find out|get',
  ABOUT: 'about',
  COUNTYWORD: 'county|which county|what county|for the county|for county|the county|which counties',
  ITISIN: 'it is in|it happened in|they live in|they are in|this is in|it was in|it is|they live',
  HEARD:
    'how they heard about us|how did you hear about us|how they found us|how did you find us|how callers found us|how callers heard about us|how people found us|how people heard about us|how clients found us|how clients heard about us|how you heard about us|how you found us|who referred them|who sent them|referral source|referral sources|the referral source|how they heard of us|how did they hear about us|where they heard about us',
  SPEAK:
    'speak|speaks|hablamos|se habla|is fluent in|are fluent in|fluent in|is bilingual in|can speak|speek|speaking',
  SPOKEN:
    'spoken|spoken here|is spoken|are spoken|speaking|speakers on staff|speaker on staff|is spoken here',
  BILINGUAL: 'bilingual|multilingual|trilingual',
  LANGUAGES: 'languages|language|languages spoken|other languages',
  ENGLISH: 'english',
  INTAKE: 'intake|intakes|consultations in|service|services|calls in',
  MANY: 'many|most|some|lots of|a lot of|half of|many of|most of|some of|mostly|mainly|often|plenty of|usually|quite a few',
  CALLERS: 'callers|clients|our callers|our clients|people who call|the callers|inquiries',
  BEGENTLE:
    'be gentle with|be careful with|be kind to|be patient with|be sensitive to|be sensitive with|be mindful of|keep in mind|take care with|go easy on',
  LIVEWITH: 'live with|face|experience|have experienced|come from|suffer',
  WELCOME: 'welcome|are welcome|always welcome|are always welcome',
  ALLOWED: 'ok|okay|are ok|are okay|accepted|are accepted|allowed|are allowed',
  DONTASK:
    "don't ask about|do not ask about|dont ask about|never ask about|no questions about|avoid asking about",
  STATUS: 'immigration status|legal status|citizenship|their immigration status|visa status',
  OPEN: 'open|are open|is open|open for business|staffed',
  OFFICE: 'office|phones|front desk|law office',
  HOURS:
    'hours|office hours|our hours|hours of operation|business hours|opening hours|hours are|office hours are|our hours are|our office hours are|hrs',
  CLOSED: 'closed|are closed|is closed|not open|are not open|is not open|office closed',
  AROUND:
    '24/7|24 hours a day|24 hours|around the clock|24 hours a day seven days a week|24 hours a day 7 days a week',
  FROM: 'from|between',
  TO: 'to|through|thru|until|till|til',
  ON: 'on|on the',
  APPT: 'appointment|appointments|appt|appts|meeting|meetings|slots|appointment slots|apointment|apointments',
  HELD: 'held|are held|are on|take place|are scheduled|are booked|scheduled',
  APPTONLY:
    'by appointment only|appointment only|appointments only|appointments required|appointment required|no walk ins|no walkins|no drop ins|no walk in|please no walk ins',
  WALKINS: 'walk ins|walkins|drop ins|walk in clients',
  LINK: 'scheduling link|booking link|calendar link|scheduling page|booking page|online booking|online scheduling|online calendar|link to book|link to schedule|calendly|calendly link|booking tool|scheduling tool',
  BOOK: 'book|schedule|can book|can schedule|book online|schedule online|can book online|can schedule online|book a time',
  AT: 'at|via|through our|using|here',
  MEET: 'meet|meet by|meet on|meet over|can meet by|can meet on|meet via|can meet via|can meet over',
  VIDEO: 'video|zoom|video call|video calls|facetime|microsoft teams|google meet',
  VIDEOMEET:
    'zoom meeting|zoom meetings|zoom call|zoom calls|zoom consultations|zoom consults|video meeting|video meetings|video consultation|video consultations|video appointments|virtual meetings|virtual appointments|virtual consultations|remote consultations|remote meetings|zoom appointments',
  BYPHONE: 'phone|telephone|by phone|over the phone|by telephone',
  CALLS: 'calls|phone calls|all calls|incoming calls',
  CHATS: 'chats|all chats|chat transcripts|chat|chat conversations',
  RECORDED:
    'recorded|are recorded|is recorded|may be recorded|are being recorded|will be recorded|get recorded|are monitored and recorded',
  SAVED: 'saved|are saved|are kept|are stored|are logged',
  RECORD: 'record',
  QUALITY:
    'for quality|for quality assurance|for training|for quality purposes|for quality and training|for training purposes',
  AFTERHOURS:
    'after hours|after hours team|after hours calls|after hours staff|after hours service|after hours answering service|answering service|after hours inquiries|after hours callers|overnight calls|night calls',
  USEDBY: 'used by|this is for|script is for|this script is for|is used by|for use by',
  PARALEGAL: 'paralegal|paralegals',
  RETURNS:
    'returns calls|returns all calls|calls back|will call back|will call them back|calls people back|calls them back|handles intake|does intake|handles the intake|follows up|will follow up|returns your call|returns the calls|will call|makes follow up calls',
  NAMED: 'named|called|name is|is named|is called',
};

/** Words that stand for something, as symbol, value and phrases. */
const VALUED: readonly (readonly [symbol: string, value: string, phrases: string])[] = [
  ...MATTER_KINDS.map(({ name, phrases }) => ['KIND', name, phrases] as const),
  ...[...STATES].map(([plain, name]) => ['STATE', name, plain] as const),
  ...[...CITIES].map(([plain, name]) => ['CITY', name, plain] as const),
  ['LANG', 'Spanish', 'spanish|español|espanol|spansh|spanich'],
  ['LANG', 'Mandarin', 'mandarin|chinese|mandarin chinese'],
  ['LANG', 'Cantonese', 'cantonese'],
  ['LANG', 'Vietnamese', 'vietnamese'],
  ['LANG', 'Korean', 'korean'],
  ['LANG', 'Tagalog', 'tagalog|filipino'],
  ['LANG', 'Russian', 'russian'],
  ['LANG', 'Arabic', 'arabic'],
  ['LANG', 'Haitian Creole', 'haitian creole|creole'],
  ['LANG', 'Portuguese', 'portuguese'],
  ['LANG', 'Polish', 'polish'],
  ['LANG', 'French', 'french'],
  ['LANG', 'Hindi', 'hindi'],
  ['LANG', 'Farsi', 'farsi|persian'],
  ['LANG', 'Somali', 'somali'],
  [
    'PEOPLE',
    'military',
    'veteran|veterans|military|military families|service members|servicemembers|active duty|vets|military clients',
  ],
  [
    'PEOPLE',
    'elders',
    'elderly|seniors|senior citizens|older people|older adults|older|elderly people|retirees|senior',
  ],
  ['PEOPLE', 'minors', 'minors|a minor|children|teenagers|teens|juveniles|kids|under 18'],
  ['PEOPLE', 'immigration', 'immigrants|undocumented|immigrant|undocumented people|undocumented immigrants'],
  [
    'PEOPLE',
    'domestic-violence',
    'victims of domestic violence|domestic violence victims|domestic violence survivors|survivors of domestic violence|in abusive relationships',
  ],
  [
    'PEOPLE',
    'trauma',
    'trauma survivors|trauma victims|trauma|in trauma|traumatized|grieving|in distress|survivors|victims of crime|victims of trauma|victims of sexual assault|sexual assault survivors|grieving families',
  ],
  ['PARTY', 'employees', 'employee|employees|workers|the employee|worker|the employees'],
  ['PARTY', 'employers', 'employer|employers|the employer|management'],
  [
    'PARTY',
    'companies',
    'companies|corporations|businesses|business|companies and corporations|business owners',
  ],
  ['PARTY', 'individuals', 'individuals|consumers|individual|private individuals'],
  [
    'PARTY',
    'injured',
    'plaintiff|plaintiffs|injured people|the injured|injured person|injured persons|injury victims|accident victims|victims|the plaintiff',
  ],
  ['PARTY', 'insurers', 'insurance companies|insurers|insurance company|insurance carriers|carriers'],
  ['PARTY', 'defendants', 'defendants|defendant|the defense|the defendant'],
  ['SIDE', '', 'side|sided'],
  [
    'BILLS',
    'medical bills',
    'medical bills|med bills|medical expenses|medicals|medical treatment|medical specials',
  ],
  ['BILLS', 'damages', 'damages|losses|provable damages'],
  [
    'BILLS',
    'dispute',
    'dispute|controversy|amount in dispute|amount in controversy|in dispute|in controversy|at stake',
  ],
  ['BILLS', 'assets', 'assets|estate|estates|estate value|net worth'],
  ['DAY', 'Monday', 'monday|mondays|mon'],
  ['DAY', 'Tuesday', 'tuesday|tuesdays|tue|tues'],
  ['DAY', 'Wednesday', 'wednesday|wednesdays|wed|weds'],
  ['DAY', 'Thursday', 'thursday|thursdays|thu|thur|thurs'],
  ['DAY', 'Friday', 'friday|fridays|fri'],
  ['DAY', 'Saturday', 'saturday|saturdays|sat'],
  ['DAY', 'Sunday', 'sunday|sundays|sun'],
  ['WEEK', 'Monday to Friday', 'weekdays|weekday|m f|monday friday|mon fri|business days'],
  ['WEEK', 'every day', 'daily|every day|seven days a week|7 days a week'],
  [
    'SPARE',
    'in the evening',
    'evening|evenings|in the evening|in the evenings|weekday evenings|weeknight|weeknights',
  ],
  ['SPARE', 'on weekends', 'weekend|weekends|on weekends|on the weekend'],
  ['SPARE', 'on holidays', 'holidays|on holidays'],
  ['SPARE', 'on federal holidays', 'federal holidays'],
  ['SPARE', 'on major holidays', 'major holidays'],
  ['SPARE', 'early in the morning', 'early morning|early mornings'],
  [
    'PLACE',
    'at home',
    'home visits|home visit|house calls|to your home|to the home|to your house|to your homes|at home',
  ],
  [
    'PLACE',
    'in the hospital',
    'hospital visits|hospital visit|the hospital|to the hospital|in the hospital|to your hospital room|hospital|bedside visits',
  ],
  ['PLACE', 'in jail', 'jail visits|jail visit|to the jail|in jail|the jail'],
  [
    'COME',
    '',
    'come|can come|will come|visit|can visit|will visit|can visit you|visit you|will travel|travel|can meet you|meet you',
  ],
  [
    'ACCESS',
    'step-free access',
    'wheelchair accessible|wheelchair access|wheelchair accessible office|step free access|wheelchair ramp',
  ],
  [
    'ACCESS',
    'a sign language interpreter',
    'asl|american sign language|asl interpreter|asl interpreters|sign language interpreter|sign language interpreters',
  ],
  ['ACCESS', 'large print', 'large print|large print forms'],
  ['ACCESS', 'an interpreter', 'interpreter|interpreters|interpreter services|interpretation services'],
  ['NUM', '15', 'fifteen'],
  ['NUM', '20', 'twenty'],
  ['NUM', '30', 'thirty'],
  ['NUM', '45', 'forty five'],
  ['NUM', '60', 'sixty'],
  ['TIME', '12 p.m.', 'noon'],
  ['TIME', '12 a.m.', 'midnight'],
];

const each = (starts: string, ends: string) =>
  starts.split('|').flatMap((start) => ends.split('|').map((end) => `${start} ${end}`));
/** "No fee unless we win", in its many forms: the only condition that is a statement of its own. */
const NO_WIN_NO_FEE = each(
  "no fee|no fees|you don't pay|you do not pay|you dont pay|you pay nothing|clients don't pay|clients pay nothing|you don't pay us|you owe nothing|we don't get paid",
  "unless we win|unless you win|unless we recover|unless you recover|unless we win your case|unless we win the case|unless we recover for you|if we don't win|if we do not win",
).join('|');

/** Words that add nothing in any form. */
const EMPTY =
  'also|always|please|too|as well|of course|fyi|note|note that|please note|please note that|mention|mention that|please mention|please mention that|say|say that|tell callers|tell callers that|tell people|tell them|let callers know|let callers know that|let them know that|just so you know|proudly|gladly|happily|btw|by the way|yes|be sure to mention|remember|remember that|that we are|kindly';

const phrases = (list: string) => list.split('|').map((phrase) => phrase.replace(/[-/]/g, ' '));

export const LEXICON: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(PLAIN).flatMap(([symbol, list]) =>
    phrases(list).map((phrase) => [phrase, { symbol, value: '' }] as const),
  ),
  ...phrases(NO_WIN_NO_FEE).map((phrase) => [phrase, { symbol: 'CONTINGENCY', value: '' }] as const),
  ...VALUED.flatMap(([symbol, value, list]) =>
    phrases(list).map((phrase) => [phrase, { symbol, value }] as const),
  ),
  ...phrases(EMPTY).map((phrase) => [phrase, { symbol: '', value: '' }] as const),
]);
/** In words. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));
