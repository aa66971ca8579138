import type { IntakeChannel, IntakePracticeArea } from '../schema.ts';

/** One thing that can be worked in. */
type Topic = {
  label: string;
  /** Against a clause in lower case. */
  pattern: RegExp;
  /** Where it fits, everywhere when left out. */
  areas?: readonly IntakePracticeArea[];
  channels?: readonly IntakeChannel[];
  /** Some are meant where a clause says no: "no fee unless we win", "don't ask about immigration status". */
  denied?: RegExp;
};

/** Topics that carry no words of the visitor, in the order in which they are worked in: safety first. */
export const CONSIDERATION_TOPICS = {
  'domestic-violence': {
    label: 'Safe contact where there is violence at home',
    pattern:
      /\bdomestic (?:violence|abuse)|\babusive (?:partner|spouse|home|relationship)|\b(?:restraining|protective) orders?\b|\bstalk(?:ing|ed|er)|\bbattered\b|\bintimate partner/,
  },
  trauma: {
    label: 'Care with people in trauma',
    pattern:
      /\btrauma|\bptsd\b|\bgrie(?:f|ving)|\bsurvivors?\b|\bvictims? of\b|\bin distress|\bsexual (?:assault|abuse)/,
    denied: /\btrauma|\bsurvivors?\b|\bvictims? of\b/,
  },
  recording: {
    label: 'Recording notice',
    pattern:
      /\brecord(?:ing|ed|s)? (?:of )?(?:all |the |every |our )?(?:phone )?(?:calls?|lines?|chats?|conversations?)|\b(?:calls?|lines?|chats?|conversations?) (?:are|is|may be|will be|being|get) (?:recorded|monitored|saved)|\brecording (?:notice|disclosure|consent)|\btwo-party consent|\brecorded line/,
    channels: ['phone', 'chat'],
  },
  accessibility: {
    label: 'Interpreter and access needs',
    pattern:
      /\bwheelchair|\baccessib|\binterpreters?\b|\bhearing[- ]impaired|\bdeaf\b|\bsign language|\basl\b|\blarge print|\bvisually impaired|\bblind\b/,
  },
  'after-hours': {
    label: 'After-hours inquiries',
    pattern:
      /\bafter[- ]hours?\b|\b24\/7\b|\b24 hours\b|\bovernight\b|\bat night\b|\bnights\b|\blate[- ]night|\boutside (?:of )?(?:office|business|normal) hours|\banswering service/,
  },
  immigration: {
    label: 'Immigration status handled with care',
    pattern: /\bimmigra(?:nt|tion)|\bundocumented|\bgreen cards?\b|\bvisas?\b|\blegal status\b/,
    denied: /\bimmigra(?:nt|tion)|\bundocumented|\blegal status\b/,
  },
  minors: {
    label: 'Minors and their guardians',
    pattern:
      /\bminors\b|\ba minor\b(?! (?:injur|case|matter|accident|issue|crash))|\bminor (?:child|children|clients?|victims?)\b|\bunder (?:18|eighteen)\b|\bjuveniles?\b|\bchild(?:ren)? (?:clients?|victims?|injur)|\bteen(?:s|agers?)?\b/,
  },
  elders: {
    label: 'Older clients',
    pattern:
      /\belders?\b|\belderly\b|\bseniors?\b(?! (?:attorney|partner|lawyer|associate|counsel))|\bolder (?:clients?|adults?|callers?|people)\b|\bretirees?\b|\baging\b/,
  },
  military: {
    label: 'Military and veterans',
    pattern:
      /\bmilitary\b|\bveterans?\b|\bservice ?members?\b|\bactive[- ]duty\b|\barmy\b|\bnavy\b|\bair force\b|\bmarine corps\b|\bnational guard\b|\breservists?\b|\bdeploy(?:ed|ment)/,
  },
  contingency: {
    label: 'Contingency fee',
    pattern:
      /\bcontingen(?:cy|t)\b|\bno fees? unless\b|\bno win,? no fee\b|\bno recovery,? no fee\b|n't pay (?:us )?unless\b|\bno up-?front (?:fees?|costs?)\b/,
    areas: ['personal-injury', 'employment-law', 'estate-planning', 'business-law'],
    denied:
      /\bno fees? unless\b|\bno win,? no fee\b|\bno recovery,? no fee\b|n't pay (?:us )?unless\b|\bno up-?front (?:fees?|costs?)\b/,
  },
  'flat-fee': {
    label: 'Flat fee',
    pattern: /\b(?:flat|fixed)[- ](?:fees?|rates?|prices?)\b/,
    areas: ['criminal-defense', 'employment-law', 'estate-planning', 'business-law'],
  },
  'payment-plans': {
    label: 'Payment plans',
    pattern:
      /\bpayment (?:plans?|options?|arrangements?)\b|\binstallments?\b|\bpay over time\b|\bmonthly payments?\b|\bfinancing\b/,
  },
  'free-consultation': {
    label: 'Free consultation',
    pattern:
      /\bfree (?:[\w-]+ ){0,3}(?:consult\w*|evaluations?|reviews?|meetings?|calls?)\b|\bcomplimentary (?:[\w-]+ ){0,2}consult|\bno[- ](?:charge|cost|fee)\b[^,]*\bconsult|\bconsult\w* (?:is|are|at) (?:always )?(?:free|no (?:charge|cost|fee))/,
    denied:
      /\bno[- ](?:charge|cost|fee)\b[^,]*\bconsult|\bconsult\w* (?:is|are|at) (?:always )?no (?:charge|cost|fee)/,
  },
  trucks: {
    label: 'Commercial trucks',
    pattern:
      /\btruck(?:s|ing|ers?)?\b|\bsemis?\b|\b18[- ]?wheelers?\b|\btractor[- ]trailers?\b|\bbig rigs?\b|\bcommercial vehicles?\b|\bdelivery vans?\b|\bbus(?:es)?\b/,
    areas: ['personal-injury'],
  },
  rideshare: {
    label: 'Rideshare and delivery drivers',
    pattern: /\bride-?shares?\b|\bride sharing\b|\buber\b|\blyft\b|\bdoordash\b|\bdelivery drivers?\b/,
    areas: ['personal-injury'],
  },
  malpractice: {
    label: 'Medical malpractice',
    pattern:
      /\b(?:medical|hospital|surgical|dental) malpractice\b|\bmed[- ]?mal\b|\bmedical (?:errors?|negligence)\b|\bbirth injur|\bmisdiagnos|\bsurgical errors?\b/,
    areas: ['personal-injury'],
  },
  'wrongful-death': {
    label: 'Wrongful death',
    pattern: /\bwrongful[- ]death|\bfatal(?:ity|ities|\b)/,
    areas: ['personal-injury'],
  },
  dui: {
    label: 'DUI',
    pattern: /\b(?:dui|dwi|owi|ovi)s?\b|\bdrunk driving\b|\bimpaired driving\b|\bbreath tests?\b/,
    areas: ['criminal-defense'],
  },
  wages: {
    label: 'Wage claims',
    pattern:
      /\bwages?\b|\bovertime\b|\bunpaid (?:hours|work|tips|pay)\b|\bflsa\b|\boff the clock\b|\b(?:missed|meal) breaks?\b/,
    areas: ['employment-law'],
  },
  harassment: {
    label: 'Harassment',
    pattern: /\bharass|\bhostile work/,
    areas: ['employment-law'],
  },
  probate: {
    label: 'Probate',
    pattern: /\bprobate\b|\bestate administration\b/,
    areas: ['estate-planning'],
  },
  'special-needs': {
    label: 'Beneficiaries with special needs',
    pattern: /\bspecial[- ]needs\b|\bssi\b|\bdisabled (?:child|children|adult|beneficiar|son|daughter)/,
    areas: ['estate-planning'],
  },
  'partner-dispute': {
    label: 'Disputes between owners',
    pattern:
      /\b(?:partner|partnership|shareholder|owner|member|co-?founder)s?'? (?:disputes?|disagreements?|splits?|breakups?)\b|\bbusiness divorce\b/,
    areas: ['business-law'],
  },
  'scheduling-link': {
    label: 'Scheduling link',
    pattern:
      /\bcalendly\b|\b(?:scheduling|booking|calendar|appointment) (?:link|page|tool|app|system)\b|\bbook online\b|\bself[- ]schedul|\bonline (?:booking|scheduling|calendar)\b|\blink to (?:book|schedule)\b/,
  },
  video: {
    label: 'Video meetings',
    pattern:
      /\bzoom\b|\bvideo (?:calls?|meetings?|consult\w*|conferenc\w*)\b|\b(?:virtual|remote) (?:meetings?|consult\w*|appointments?)\b|\bmicrosoft teams\b|\bfacetime\b/,
  },
  'referral-source': {
    label: 'How people found the firm',
    pattern:
      /\bhow (?:they|clients|callers|you|people|he|she) (?:heard|found|learned|hear|find|learn)\b|\breferral sources?\b|\bwho referred\b|\bheard about us\b|\b(?:lead|marketing) sources?\b/,
  },
} as const satisfies Record<string, Topic>;

/** Topics whose line holds words from our own lists. */
export const WORDED_TOPICS = [
  'language',
  'not-taken',
  'place',
  'county',
  'paralegal',
  'appointments',
] as const;

export type PlainTopic = keyof typeof CONSIDERATION_TOPICS;
export type ConsiderationId = PlainTopic | (typeof WORDED_TOPICS)[number];

/** Whether a topic has a line where the script is to be used, as far as that is known. */
export function topicFits(
  id: PlainTopic,
  { practiceArea, channel }: { practiceArea?: IntakePracticeArea; channel?: IntakeChannel },
): boolean {
  const { areas, channels }: Topic = CONSIDERATION_TOPICS[id];
  return (
    (!practiceArea || !areas || areas.includes(practiceArea)) &&
    (!channel || !channels || channels.includes(channel))
  );
}
