import type { Row } from './claims.fixture.ts';

const EMPLOYMENT = { practiceArea: 'employment-law', channel: 'phone' } as const;
const CRIMINAL = { practiceArea: 'criminal-defense', channel: 'phone' } as const;
const ESTATE = { practiceArea: 'estate-planning', channel: 'phone' } as const;
const BUSINESS = { practiceArea: 'business-law', channel: 'phone' } as const;
const LIMITED = ['beside', 'condition'] as const;

/** Of 135 typed after all else was written, as an office manager types: none said more than was typed. */
export const AS_AN_OFFICE_TYPES: readonly Row[] = [
  ['free consult!!', ['free-consultation: the first consultation']],
  ['Free consult!! (but only if they got hurt in a car)', [], LIMITED],
  ['consults r free unless its family law', [], ['condition']],
  ['Free consultation :)', ['free-consultation: the first consultation']],
  ['Free consultations. Offer ends Friday.', [], ['beside', 'unknown']],
  ['FREE CONSULTATION FOR ALL INJURY CASES', [], ['condition']],
  ['free consults for seniors', [], ['condition'], ESTATE],
  ['first consult free for 30 min then 300/hr', [], ['condition']],
  ['Zoom consults free, in person $100', [], ['number']],
  ['Consultation is $150, waived if they hire us', [], ['condition']],
  ['Consultation fee $100 (veterans free)', [], ['number']],
  ['Consultation fee is $250 credited to retainer', [], ['number'], BUSINESS],
  ['$200 consult', ['consultation-fee: $200']],
  ['payment plans on a case by case basis', [], ['condition']],
  ['payment plans ok w 50% down', [], ['number'], CRIMINAL],
  ['flat fees, starting at $1500', [], ['number'], CRIMINAL],
  ['hourly only - no contingency', [], ['condition'], BUSINESS],
  ['no longer taking workers comp', ["not-taken: workers' compensation"]],
  ['we dont take workers comp anymore', [], ['past']],
  ['We used to do wage claims, now just discrimination', [], ['past'], EMPLOYMENT],
  ['We take med mal only if referred by another attorney', [], ['condition']],
  ['Yeah right, like we would take a slip and fall at Walmart', [], ['maybe']],
  ['Sure, we LOVE people who show up without an appointment. Not.', [], ['condition', 'negation']],
  ["we don't not take motorcycle cases", [], ['negation']],
  ['We never turn down motorcycle cases', [], ['negation']],
  ['No motorcycle cases? Call us!', [], ['question', 'unknown']],
  ['No sex crimes against kids', [], ['negation'], CRIMINAL],
  ['DUI, drugs, assault. No sex crimes', ['not-taken: sex crime'], ['unknown'], CRIMINAL],
  ['We only represent employees, mostly', [], ['condition'], EMPLOYMENT],
  ['employees only\nexcept executives w severance', [], LIMITED, EMPLOYMENT],
  ['Only Travis and Williamson counties', ['place-only: Travis County or Williamson County']],
  ['Travis co. only, except trucking cases anywhere in TX', [], ['unknown', 'condition']],
  ['We take cases in Florida and Georgia but not Miami', [], ['negation']],
  ['minimum $50,000 but less for existing clients', [], ['condition'], BUSINESS],
  ['No cases under $25k', [], ['condition']],
  ['Se habla español', ['language: Spanish']],
  ['Hablamos español los martes', [], ['unknown']],
  ['La consulta es gratis', [], ['unknown']],
  ['Consultas gratis. No cobramos si no ganamos.', [], ['beside', 'negation']],
  ['we will have a Spanish speaker soon. We speak Spanish', [], ['maybe', 'beside']],
  [
    '- free consult\n- no unemployment appeals\n- hablamos español',
    ['language: Spanish'],
    ['beside', 'negation'],
    EMPLOYMENT,
  ],
  ['by appointment only. walk ins welcome', [], ['contradiction', 'contradiction']],
  ['Our paralegal Jenny will call back within the hour', [], ['maybe']],
  ['open mon-thurs 9-5, fri 9-12', ['hours: Monday to Thursday, 9 a.m. to 5 p.m.; Friday, 9 a.m. to noon']],
  ['We record calls in Florida only', [], ['condition']],
];
