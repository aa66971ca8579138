import { contactCopy } from '../../content/contact-copy.ts';
import type { InquiryLine } from '../../content/page-parts.ts';
import type { BlogPost } from '../blog/schema.ts';
import type { TeamMember } from './schema.ts';

/** Proper names at the start of a field of work, such as "Google reviews". */
const NAMES = [
  'Avvo',
  'Bing',
  'Facebook',
  'Google',
  'Instagram',
  'Justia',
  'Microsoft',
  'YouTube',
  'Yelp',
];

const ACRONYM = /^\p{L}+\p{Lu}/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

/** Returns a field of work for the middle of a sentence: in lower case, except names and acronyms. */
function inSentence(tag: string) {
  const [first = '', ...others] = tag.split(' ');
  const isName =
    NAMES.includes(first) || (others.length > 0 && others.every((word) => CAPITALIZED.test(word)));
  return isName || ACRONYM.test(first) ? tag : tag.charAt(0).toLowerCase() + tag.slice(1);
}

/** Returns the path of a profile. The slug is the name of the member's file. */
export const profilePath = (slug: string) => `/team/${slug}`;

export const profileTrail = (name: string) => [
  { label: 'About', path: '/about' },
  { label: 'Team', path: '/about#team' },
  { label: name },
];

/** Returns the first name in a full name. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Returns a number of years as words: "1 year", "8 years". */
export const yearsOf = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;

/** Returns "8 years of experience". */
export const yearsOfExperience = (years: number) => `${yearsOf(years)} of experience`;

/**
 * Returns the counters of a profile: years of experience and, if there are any, the number of certifications without degrees.
 */
export function profileCounters({ yearsExperience, credentials }: TeamMember) {
  const certifications = credentials.length;
  return [
    {
      figure: yearsExperience,
      label: yearsExperience === 1 ? 'Year of experience' : 'Years of experience',
    },
    { figure: certifications, label: certifications === 1 ? 'Certification' : 'Certifications' },
  ].filter(({ figure }) => figure > 0);
}

/** Returns the line of a profile that invites a question about the member's field of work. */
export function profileAsk({ name, expertise: [field = ''] }: TeamMember): InquiryLine {
  const text = contactCopy()
    .profile.question.replaceAll('{field}', inSentence(field))
    .replaceAll('{first}', firstName(name));
  return { text, kind: 'question' };
}

/** Maximum number of articles on a profile. */
const PROFILE_ARTICLES_MAX = 3;

/** Returns the newest articles of a member of the team. The author's name is compared ignoring case. */
export function articlesBy(name: string, posts: readonly BlogPost[]) {
  const plain = (text: string) => text.trim().toLowerCase();
  return posts
    .filter((post) => plain(post.author_name) === plain(name))
    .toSorted((a, b) => b.published_at.localeCompare(a.published_at))
    .slice(0, PROFILE_ARTICLES_MAX);
}
