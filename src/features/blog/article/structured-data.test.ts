import { describe, expect, test } from 'vitest';
import { editorialTeam } from '../file/article.ts';
import { POST as post } from '../post.fixture.ts';
import { type BlogPostMetaInput, blogPosting, blogPostMeta, faqPairs } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const input: BlogPostMetaInput = {
  author: 'linh-trieu',
  image: '/assets/plates/speed.png',
  faq: [{ question: 'What does it cost?', answer: 'Less than an unanswered call.' }],
  words: 1246,
  site: { brand: 'Northbar', language: 'en' },
  origin: ORIGIN,
};
const types = (blocks: unknown) =>
  [blocks].flat().map((block) => (block as { '@type': string })['@type']);

test('the article names its author by the profile, and its reading time', () => {
  expect(blogPosting(post, input)).toMatchObject({
    author: {
      '@type': 'Person',
      '@id': `${ORIGIN}/team/linh-trieu#person`,
      name: 'Linh Trieu',
      jobTitle: 'Web Development Lead',
      url: `${ORIGIN}/team/linh-trieu`,
    },
    timeRequired: 'PT4M',
  });
});

test('the editorial team is part of the agency; any other author is a person with a name', () => {
  const authorOf = (article: typeof post) =>
    blogPosting(article, { ...input, author: undefined }).author;
  expect(authorOf({ ...post, author_name: editorialTeam('Northbar') })).toEqual({
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

test('an article has its breadcrumbs, and questions only if it contains some', () => {
  expect([blogPostMeta(post, input).schema].flat().at(-1)).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: 'Ads & SEO' }],
  });
  expect(types(blogPostMeta(post, input).schema)).toEqual([
    'BlogPosting',
    'FAQPage',
    'BreadcrumbList',
  ]);
  expect(types(blogPostMeta(post, { ...input, faq: [] }).schema)).toEqual([
    'BlogPosting',
    'BreadcrumbList',
  ]);
});

const ANSWER = 'An answer that is long enough.';
const section = (...lines: string[]) => ['## FAQ', ...lines].join('\n\n');
const questions = (markdown: string) => faqPairs(markdown).map(({ question }) => question);

describe('where the questions begin and end', () => {
  test.each([
    '## FAQ',
    '## Law firm FAQs',
    '## FREQUENTLY ASKED QUESTIONS about fees',
    '## Some common questions from partners',
    '# FAQ',
    'FAQ\n---',
    '## **FAQ**',
  ])('%j begins the questions', (heading) => {
    expect(questions(`${heading}\n\n### What does it cost?\n\n${ANSWER}`)).toEqual([
      'What does it cost?',
    ]);
  });

  test.each(['## Questions', '## Questions that are common', 'FAQ'])(
    '%j does not begin the questions',
    (heading) => {
      expect(questions(`${heading}\n\n### What does it cost?\n\n${ANSWER}`)).toEqual([]);
    },
  );
});

describe('a question', () => {
  test('is a deeper heading of any level, with or without a question mark', () => {
    expect(
      questions(section('### What does it cost?', ANSWER, '#### And how long it takes', ANSWER)),
    ).toEqual(['What does it cost?', 'And how long it takes']);
  });
});
