import { contactCopy } from '../../content/contact-copy.ts';
import type { InquiryLineCopy } from '../../content/page-parts.ts';
import type { BlogPost } from '../blog/schema.ts';
import type { TeamMember } from './schema.ts';

export const profilePath = (slug: string) => `/team/${slug}`;

export const profileTrail = (name: string) => [
  { label: 'About', path: '/about' },
  { label: 'Team', path: '/about#team' },
  { label: name },
];

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

export const yearsText = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;

export const yearsOfExperience = (years: number) => `${yearsText(years)} of experience`;

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

export function profileInquiry({ name, expertise: [field = ''] }: TeamMember): InquiryLineCopy {
  const text = contactCopy()
    .profile.question.replaceAll('{field}', field)
    .replaceAll('{first}', firstName(name));
  return { text, kind: 'question' };
}

const MAX_PROFILE_ARTICLES = 3;

/** The comparison of names ignores case. */
export function articlesBy(name: string, posts: readonly BlogPost[]) {
  const normalizeName = (text: string) => text.trim().toLowerCase();
  return posts
    .filter((post) => normalizeName(post.author_name) === normalizeName(name))
    .toSorted((a, b) => b.published_at.localeCompare(a.published_at))
    .slice(0, MAX_PROFILE_ARTICLES);
}
