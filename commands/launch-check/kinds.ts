/** What can still be a sample: its heading, and what to do about it. Shown in this order. */
export const KINDS = {
  brand: {
    title: 'Brand and addresses',
    todo: 'Put in the real name, domain, phone, e-mail, postal address and profiles, then set sample to false.',
  },
  mark: {
    title: 'Logo and icons',
    todo: 'Draw the real mark everywhere. A picture is listed while its bytes are those of the sample.',
  },
  person: {
    title: 'People',
    todo: 'Replace each with a real person, or delete the file. Set sample to false once name, credentials and addresses are theirs.',
  },
  portrait: {
    title: 'Portraits',
    todo: 'These are drawings. Put photos into content/team/portraits and name them under image.',
  },
  author: {
    title: 'Authors of articles',
    todo: 'Name the real person who stands behind the article. The line goes when that person is real.',
  },
  review: {
    title: 'Reviews and testimonials',
    todo: 'Delete, or replace with what a client really wrote. 16 CFR Part 465 forbids publishing reviews and testimonials of people who do not exist or were never clients; knowing violations carry civil penalties. Keep proof and consent.',
  },
  story: {
    title: 'Case studies and charts',
    todo: 'Replace with a client who agreed in writing, and figures you have on file (16 CFR 255.2).',
  },
  claim: {
    title: 'Claims',
    todo: 'Have the records in hand, write the true figure, its basis and the day, then set status to verified. A figure without records has to go.',
  },
  report: {
    title: 'Research report',
    todo: 'Publish only an audit that took place: put in its counts, then set sample to false. Until then take the page and its links off the site.',
  },
  terms: {
    title: 'Prices and terms',
    todo: 'Confirm every price, time and promise of the page, then set sample to false.',
  },
  policy: {
    title: 'Policies',
    todo: "Have the owner's counsel approve the wording, then set sample to false.",
  },
  other: {
    title: 'Other samples',
    todo: 'Replace what is marked, then set the marker to false.',
  },
} as const satisfies Record<string, { title: string; todo: string }>;
export type Kind = keyof typeof KINDS;

/** One sample value that is still in place. */
export type Sample = {
  kind: Kind;
  file: string;
  /** Counted from 1; a picture has none. */
  line?: number;
  what: string;
};
