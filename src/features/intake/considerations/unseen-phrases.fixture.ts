import type { Row } from './claims.fixture.ts';

/**
 * Written after the code and the table, to find out how much is understood that was not thought of: 35 were right at
 * first, the other five were refused or had another reason than the one expected.
 */
export const HELD_OUT: readonly Row[] = [
  ['Initial consultations are always free of charge.', ['free-consultation: the first consultation']],
  ['We do free 15 minute phone consults', ['free-consultation: a first consultation of 15 minutes by phone']],
  ['First hour free', ['free-consultation: the first hour of a consultation']],
  ['Consult fee $125', ['consultation-fee: $125']],
  ['The charge for a consultation is $300', ['consultation-fee: $300']],
  ['Free consult but $50 for no shows', [], ['condition']],
  ['Consultations used to cost $100', [], ['past']],
  ['Free consultation in person only', [], ['condition']],
  ['Our Spanish speaking paralegal handles intake', [], ['unknown']],
  ['Spanish and Portuguese spoken', ['language: Spanish or Portuguese']],
  ['Our attorneys speak Farsi and Arabic.', ['language: Farsi or Arabic']],
  ['We have Vietnamese speaking staff on Mondays', [], ['condition']],
  ['We are hoping to add Spanish soon', [], ['maybe']],
  [
    'We do not accept workers comp or social security cases',
    ["not-taken: workers' compensation or Social Security disability"],
  ],
  ['no evictions, no bankruptcies', ['not-taken: landlord-tenant or bankruptcy']],
  ['We refer out family law', ['not-taken: family law']],
  ["we won't take a case if the client was at fault", [], ['past']],
  ['No slip and falls at private homes', [], ['negation']],
  ['We rarely take dog bite cases', [], ['maybe']],
  ['We only accept truck accident cases', ['only-taken: truck accident']],
  ['At least $15,000 in medical bills', ['minimum: $15,000 in medical bills']],
  ['Medical bills need to be at least $20,000', ['minimum: $20,000 in medical bills']],
  ['Medical bills of $5,000 or a broken bone', [], ['number']],
  [
    'We take cases in Broward and Palm Beach counties only',
    ['place-only: Broward County or Palm Beach County'],
  ],
  ['We practice in Ohio, Kentucky and Indiana', ['place: Ohio, Kentucky or Indiana']],
  ['Florida residents only', [], ['condition']],
  ['We moved from Cook County to Lake County', [], ['condition']],
  [
    'Office hours: Mon-Thu 9-5, Fri 9-1',
    ['hours: Monday to Thursday, 9 a.m. to 5 p.m.; Friday, 9 a.m. to 1 p.m.'],
  ],
  ['we close at 5', [], ['number']],
  ['Closed on Mondays', ['closed: Mondays']],
  ['Weekend appointments upon request', ['extra-appointments: on weekends']],
  ['Someone is here at night', [], ['condition']],
  ['We can meet by Zoom', ['video']],
  ['Home visits if needed', [], ['condition']],
  ['All phone calls are recorded for quality assurance', ['recording']],
  ['Many of our clients are elderly', ['elders']],
  ['ask about trucks and rideshares', ['trucks', 'rideshare']],
  ['Never mention the fee', [], ['negation']],
  [
    'We offer payment plans, zoom meetings and Saturday appointments',
    ['payment-plans', 'video', 'extra-appointments: on Saturdays'],
  ],
  [
    'We represent workers only - never management',
    ['side: employers'],
    [],
    { practiceArea: 'employment-law', channel: 'phone' },
  ],
];
