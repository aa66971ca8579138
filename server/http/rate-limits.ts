import type { RateLimit } from './rate-limit.ts';

/** Every limit of the server, once. RATE_LIMIT_SCALE multiplies the points. */
export const RATE_LIMITS = {
  'contact-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason:
      'A whole firm may sit behind one address, and people correct mistakes; a script sends faster than that.',
  },
  'contact-day': {
    per: 'address',
    points: 60,
    seconds: 24 * 60 * 60,
    reason: 'No office asks for more than sixty strategy sessions a day; a slow script would.',
  },
  'contact-content': {
    counts: 'leads',
    per: 'content',
    points: 100,
    seconds: 60 * 60,
    reason:
      'The limits per address come first; the same request a hundred times an hour is a flood from many.',
  },
  'booking-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason:
      'An office books, moves and cancels a few sessions; each is a press on a page with the free times.',
  },
  'booking-day': {
    per: 'address',
    points: 60,
    seconds: 24 * 60 * 60,
    reason: 'As many as the requests that one address may send; few of their sessions are moved.',
  },
  'scorecard-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason: 'An office that compares its branches checks one every half a minute; a script is faster.',
  },
  'scorecard-day': {
    per: 'address',
    points: 100,
    seconds: 24 * 60 * 60,
    reason: 'A training afternoon behind one address fits; a script that fills the mailbox does not.',
  },
  'scorecard-content': {
    counts: 'leads',
    per: 'content',
    points: 20,
    seconds: 60 * 60,
    reason: 'Figures are drawn by chance: the same ones for the same firm are one request played back.',
  },
  'profile-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason:
      'Precedes each scorecard by itself, so it must allow as many as those and never be what is refused.',
  },
  'profile-day': {
    per: 'address',
    points: 60,
    seconds: 24 * 60 * 60,
    reason:
      'Each costs two requests to Google: less than a third of what all visitors together have in a day.',
  },
  'page-burst': {
    per: 'address',
    points: 10,
    seconds: 10 * 60,
    reason: 'Each reading asks a stranger’s server; nobody takes in ten of them in ten minutes.',
  },
  'page-day': {
    per: 'address',
    points: 30,
    seconds: 24 * 60 * 60,
    reason: 'The pages of a small firm; for a whole site there is the command.',
  },
  'page-host': {
    per: 'content',
    points: 6,
    seconds: 60 * 60,
    reason: 'From everybody together: no site is to be flooded through us.',
  },
  'intake-generate-burst': {
    per: 'address',
    points: 10,
    seconds: 10 * 60,
    reason:
      'A script may cost money to write and takes a minute to read; nobody reads ten of them in ten minutes.',
  },
  'intake-generate-day': {
    per: 'address',
    points: 40,
    seconds: 24 * 60 * 60,
    reason: 'Five practice areas in four channels and as many again, for everyone behind one address.',
  },
  'intake-refine-burst': {
    per: 'address',
    points: 40,
    seconds: 10 * 60,
    reason:
      'A change may cost money too, but people press several buttons in a row; one every fifteen seconds is quick work.',
  },
  'intake-refine-day': {
    per: 'address',
    points: 150,
    seconds: 24 * 60 * 60,
    reason:
      'A script is finished long before its every question has come and gone six times; what asks on is not a person.',
  },
  'intake-submit-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason:
      'Follows each generation by itself, so it must allow more than those and never be what is refused.',
  },
  'intake-submit-day': {
    per: 'address',
    points: 60,
    seconds: 24 * 60 * 60,
    reason: 'More than a day of generations from one address, and no more than a day of contact requests.',
  },
  'intake-submit-content': {
    counts: 'leads',
    per: 'content',
    points: 100,
    seconds: 60 * 60,
    reason: 'The same script for the same firm a hundred times an hour is a flood from many addresses.',
  },
  'report-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason: "A partners' meeting behind one address may download it together; a script sends faster.",
  },
  'report-day': {
    per: 'address',
    points: 100,
    seconds: 24 * 60 * 60,
    reason: 'The largest office whose lawyers all want it fits; a script that fills the mailbox does not.',
  },
  'report-content': {
    counts: 'leads',
    per: 'content',
    points: 20,
    seconds: 60 * 60,
    reason: 'One person needs the report once; the same name again and again is one request played back.',
  },
  'lead-forms-56-burst': {
    per: '/56',
    points: 60,
    seconds: 10 * 60,
    reason:
      'One customer has 256 of what counts as an address: three at full speed are an office, more a script.',
  },
  'lead-forms-56-day': {
    per: '/56',
    points: 240,
    seconds: 24 * 60 * 60,
    reason:
      'Less than the 380 that one address may send through four forms and for sessions in a day: nobody does all that.',
  },
  'lead-forms-48-burst': {
    per: '/48',
    points: 100,
    seconds: 10 * 60,
    reason: 'A company or a campus, 65,536 addresses: a meeting that downloads the report at once fits.',
  },
  'lead-forms-48-day': {
    per: '/48',
    points: 400,
    seconds: 24 * 60 * 60,
    reason:
      'The largest office whose lawyers all want something fits twice; changing addresses gains no more.',
  },
  'tools-56-burst': {
    per: '/56',
    points: 300,
    seconds: 10 * 60,
    reason:
      'Reading, writing and changing scripts at full speed from two addresses, and never what stops one.',
  },
  'tools-48-burst': {
    per: '/48',
    points: 500,
    seconds: 10 * 60,
    reason: 'A company has few who build scripts in the same ten minutes; each may cost money or computing.',
  },
  'tools-48-day': {
    per: '/48',
    points: 3_000,
    seconds: 24 * 60 * 60,
    reason:
      'Four addresses at the most of a day; a script that changes addresses would have 65,536 times that.',
  },
  'leads-everyone': {
    counts: 'leads',
    per: 'everyone',
    points: 60,
    seconds: 10 * 60,
    onlyMarks: true,
    reason:
      'Ten times the best campaign hour; beyond it, whoever has sent before is probably part of a flood.',
  },
  'leads-first': {
    counts: 'leads',
    per: 'address and form',
    points: 1,
    seconds: 24 * 60 * 60,
    onlyMarks: true,
    reason:
      'A visitor in the middle of a flood sends a form once; the tools send theirs by themselves, so each form counts.',
  },
  'leads-first-48': {
    counts: 'leads',
    per: '/48',
    points: 20,
    seconds: 24 * 60 * 60,
    onlyMarks: true,
    reason:
      'Whoever has a /48 has 65,536 first requests; twenty good ones in a flood are more than one company asks.',
  },
  'leads-provider': {
    counts: 'leads',
    per: 'provider',
    points: 20,
    seconds: 10 * 60,
    onlyDelays: true,
    reason:
      'A third of what begins a flood: a provider with more has much of the flood, and its mails can wait for the rest.',
  },
  'leads-marked': {
    counts: 'program leads',
    per: 'everyone',
    points: 1_000,
    seconds: 24 * 60 * 60,
    reason:
      'More than a person looks through, and less than a mail provider takes in a day; good leads go on.',
  },
  'leads-flood': {
    counts: 'flood leads',
    per: 'everyone',
    points: 10_000,
    seconds: 24 * 60 * 60,
    reason:
      'For the disk, 100 MB a day. Each may be a person who asks again, so there is room for ten times the programs.',
  },
  'leads-day': {
    counts: 'good leads',
    per: 'everyone',
    points: 20_000,
    seconds: 24 * 60 * 60,
    reason:
      'For the disk, 200 MB a day. No marked lead counts: to come here takes some 2,800 addresses or 570 of /48.',
  },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** What holds for every form that becomes a lead, over all of them. */
export const LEAD_LIMITS = [
  'lead-forms-56-burst',
  'lead-forms-56-day',
  'lead-forms-48-burst',
  'lead-forms-48-day',
  'leads-everyone',
  'leads-first',
  'leads-first-48',
  'leads-provider',
  'leads-marked',
  'leads-flood',
  'leads-day',
] as const satisfies RateLimitName[];

/** What holds for every function that keeps nothing, over all of them. */
export const TOOL_LIMITS = [
  'tools-56-burst',
  'tools-48-burst',
  'tools-48-day',
] as const satisfies RateLimitName[];
