import type { IntakeChannel, IntakePracticeArea } from '../schema.ts';

/** A statement is said only where it fits; everywhere when nothing is named. */
type Topic = {
  areas?: readonly IntakePracticeArea[];
  channels?: readonly IntakeChannel[];
  /** Quotes the firm on money: a doubt about it weighs more. */
  money?: true;
  /** Several statements of it become one: what joins their words. */
  joins?: 'and' | 'or';
};

const INJURY = { areas: ['personal-injury'] } as const satisfies Topic;
const EMPLOYMENT = { areas: ['employment-law'] } as const satisfies Topic;

/** What can be worked in, in the order in which it counts where there is more than a conversation can hold. */
const TOPICS = {
  language: { joins: 'or' },
  bilingual: {},
  'not-taken': { joins: 'or' },
  'only-taken': {},
  side: { areas: ['personal-injury', 'employment-law', 'business-law'] },
  minimum: { money: true },
  'place-only': {},
  place: { joins: 'or' },
  county: {},
  'consultation-fee': { money: true },
  'free-consultation': { money: true },
  contingency: {
    areas: ['personal-injury', 'employment-law', 'estate-planning', 'business-law'],
    money: true,
  },
  'flat-fee': {
    areas: ['criminal-defense', 'employment-law', 'estate-planning', 'business-law'],
    money: true,
  },
  'payment-plans': { money: true },
  paralegal: {},
  hours: {},
  closed: { joins: 'and' },
  appointments: { joins: 'and' },
  'extra-appointments': { joins: 'or' },
  'appointment-only': {},
  'walk-ins': {},
  visits: { joins: 'or' },
  'scheduling-link': {},
  video: {},
  recording: { channels: ['phone', 'chat'] },
  accessibility: { joins: 'and' },
  'domestic-violence': {},
  trauma: {},
  immigration: {},
  minors: {},
  elders: {},
  military: {},
  'after-hours': {},
  trucks: INJURY,
  rideshare: INJURY,
  malpractice: INJURY,
  'wrongful-death': INJURY,
  dui: { areas: ['criminal-defense'] },
  wages: EMPLOYMENT,
  harassment: EMPLOYMENT,
  probate: { areas: ['estate-planning'] },
  'special-needs': { areas: ['estate-planning'] },
  'partner-dispute': { areas: ['business-law'] },
  'referral-source': {},
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];
export const topic = (id: TopicId): Topic => TOPICS[id];
