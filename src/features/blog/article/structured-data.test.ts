import { expect, test } from 'vitest';
import { readBlogPost } from '../file/read-blog-post.ts';
import { type BlogPostMetaInput, blogPosting, blogPostMeta, HEADLINE_MAX } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const HEADER = [
  'title: Speed to Lead: A Script',
  'slug: speed-to-lead',
  'category: Web Design',
  'author_name: Linh Trieu',
  'author_title: Web Development Lead',
  'published_at: 2025-07-01',
  'reading_time_minutes: 7',
  'meta_description: What a slow answer costs.',
  'tags: [intake, calls]',
];
const read = (header: string[]) =>
  readBlogPost({
    id: 'a',
    text: `---\n${header.join('\n')}\n---\nBody`,
    brand: 'Northbar',
    today: '2026-01-01',
  });
const post = read(HEADER);
const without = (field: string) => read(HEADER.filter((line) => !line.startsWith(field)));
const input: BlogPostMetaInput = {
  author: 'linh-trieu',
  image: '/assets/plates/speed.png',
  faq: [{ question: 'What does it cost?', answer: 'Less than an unanswered call.' }],
  words: 1246,
  site: { brand: 'Northbar', language: 'en' },
  origin: ORIGIN,
};
const types = (blocks: unknown) => [blocks].flat().map((block) => (block as { '@type': string })['@type']);

test('the article names itself, its author by the profile, its publisher by the agency', () => {
  expect(blogPosting(post, input)).toEqual({
    '@type': 'BlogPosting',
    '@id': `${ORIGIN}/blog/speed-to-lead#article`,
    headline: 'Speed to Lead: A Script',
    description: 'What a slow answer costs.',
    url: `${ORIGIN}/blog/speed-to-lead`,
    mainEntityOfPage: `${ORIGIN}/blog/speed-to-lead`,
    image: {
      '@type': 'ImageObject',
      url: `${ORIGIN}/assets/plates/speed.png`,
      width: '1200',
      height: '630',
    },
    datePublished: '2025-07-01',
    dateModified: '2025-07-01',
    author: {
      '@type': 'Person',
      '@id': `${ORIGIN}/team/linh-trieu#person`,
      name: 'Linh Trieu',
      jobTitle: 'Web Development Lead',
      url: `${ORIGIN}/team/linh-trieu`,
    },
    publisher: { '@id': `${ORIGIN}/#organization` },
    articleSection: 'Web Design',
    keywords: ['intake', 'calls'],
    wordCount: 1246,
    timeRequired: 'PT7M',
    inLanguage: 'en',
  });
});

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2025-06-30', '2025-07-01'],
])('checked on %s, it was modified on %s', (at, modified) => {
  const checked = { ...post, checked: { at, by: 'Linh Trieu' } };
  expect(blogPosting(checked, input).dateModified).toBe(modified);
  expect(blogPostMeta(checked, input).article?.modifiedTime).toBe(modified);
});

test('the editorial team is part of the agency; anybody else is a person by name', () => {
  const authorOf = (article: typeof post) => blogPosting(article, { ...input, author: undefined }).author;
  expect(authorOf(without('author_'))).toEqual({
    '@type': 'Organization',
    name: 'The Northbar Editorial Team',
    url: `${ORIGIN}/about`,
  });
  expect(authorOf(post)).toEqual({
    '@type': 'Person',
    name: 'Linh Trieu',
    jobTitle: 'Web Development Lead',
  });
});

test('a picture elsewhere keeps its address, and an article without tags has no keywords', () => {
  const image = 'https://pictures.example/a.png';
  expect(blogPosting(post, { ...input, image }).image).toMatchObject({ url: image });
  expect(blogPosting(without('tags'), input)).not.toHaveProperty('keywords');
});

test.each([
  ['a'.repeat(HEADLINE_MAX), HEADLINE_MAX],
  ['a'.repeat(HEADLINE_MAX + 1), HEADLINE_MAX],
  [`${'a'.repeat(HEADLINE_MAX)} b`, HEADLINE_MAX],
  [`${'a'.repeat(HEADLINE_MAX - 2)} bcd`, HEADLINE_MAX - 2],
])('a headline of "%s" keeps %i characters', (title, length) => {
  expect(blogPosting({ ...post, title }, input).headline).toHaveLength(length);
});

test('a headline ends with a whole character', () => {
  const kept = `${'a'.repeat(HEADLINE_MAX - 1)}👩‍👩‍👧`;
  expect(blogPosting({ ...post, title: `${kept}bc` }, input).headline).toBe(kept);
});

test('the head of an article: type, own picture, article tags, trail and questions', () => {
  const meta = blogPostMeta(post, input);
  expect(meta).toMatchObject({
    title: 'Speed to Lead: A Script',
    description: 'What a slow answer costs.',
    path: '/blog/speed-to-lead',
    type: 'article',
    image: '/assets/plates/speed.png',
    keywords: ['intake', 'calls'],
    article: {
      publishedTime: '2025-07-01',
      modifiedTime: '2025-07-01',
      author: `${ORIGIN}/team/linh-trieu`,
      section: 'Web Design',
      tags: ['intake', 'calls'],
    },
  });
  expect(types(meta.schema)).toEqual(['BlogPosting', 'FAQPage', 'BreadcrumbList']);
  expect([meta.schema].flat().at(-1)).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: 'Speed to Lead: A Script' }],
  });
  expect(types(blogPostMeta(post, { ...input, faq: [] }).schema)).toEqual(['BlogPosting', 'BreadcrumbList']);
});
