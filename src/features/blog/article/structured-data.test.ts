import { describe, expect, test } from 'vitest';
import { editorialTeam } from '../file/article.ts';
import { POST as post } from '../post.fixture.ts';
import {
  type BlogPostMetaInput,
  blogPosting,
  blogPostMeta,
  faqPairs,
  HEADLINE_MAX,
} from './structured-data.ts';

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

test('the article names its author by the profile, and how long it takes to read', () => {
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

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2025-06-30', '2025-07-29'],
])('checked on %s, it was modified on %s', (at, modified) => {
  const checked = { ...post, checked: { at, by: 'Linh Trieu' } };
  expect(blogPosting(checked, input).dateModified).toBe(modified);
  expect(blogPostMeta(checked, input).article?.modifiedTime).toBe(modified);
});

test('the editorial team is part of the agency; anybody else is a person by name', () => {
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

test('a picture elsewhere keeps its address, and an article without tags has no keywords', () => {
  const image = 'https://pictures.example/a.png';
  expect(blogPosting(post, { ...input, image }).image).toMatchObject({ url: image });
  expect(blogPosting({ ...post, tags: [] }, input)).not.toHaveProperty('keywords');
});

test.each([
  ['a'.repeat(HEADLINE_MAX + 1), HEADLINE_MAX],
  [`${'a'.repeat(HEADLINE_MAX - 2)} bcd`, HEADLINE_MAX - 2],
])('a headline of "%s" keeps %i characters', (title, length) => {
  expect(blogPosting({ ...post, title }, input).headline).toHaveLength(length);
});

test('a headline ends with a whole character', () => {
  const whole = `${'a'.repeat(HEADLINE_MAX - 1)}👩‍👩‍👧`;
  expect(blogPosting({ ...post, title: `${whole}bc` }, input).headline).toBe(whole);
});

test('an article has its trail, and its questions only where it has some', () => {
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
const ofLength = (length: number, end = '') => 'x'.repeat(length - end.length) + end;

describe('where the questions begin and end', () => {
  test.each([
    '## FAQ',
    '## Law firm FAQs',
    '## FREQUENTLY ASKED QUESTIONS about fees',
    '## Some common questions from partners',
    '# FAQ',
    'FAQ\n---',
    '## **FAQ**',
  ])('%j begins them', (heading) => {
    expect(questions(`${heading}\n\n### What does it cost?\n\n${ANSWER}`)).toEqual([
      'What does it cost?',
    ]);
  });

  test.each(['## Questions', '## Questions that are common', 'FAQ'])('%j does not', (heading) => {
    expect(questions(`${heading}\n\n### What does it cost?\n\n${ANSWER}`)).toEqual([]);
  });

  test('a heading of the same level or a higher one ends them, and they may begin again', () => {
    const body = `### What comes before?\n\n${ANSWER}\n\n${section('### Question number one?', ANSWER)}
## Another part\n\n### Is it a question here?\n\n${ANSWER}\n
### Common questions\n\n#### Question number two?\n\n${ANSWER}\n
# The last part\n\n## Is this one too?\n\n${ANSWER}`;
    expect(questions(body)).toEqual(['Question number one?', 'Question number two?']);
  });
});

describe('a question', () => {
  test('is a deeper heading of any level, with or without a question mark', () => {
    expect(
      questions(section('### What does it cost?', ANSWER, '#### And how long it takes', ANSWER)),
    ).toEqual(['What does it cost?', 'And how long it takes']);
  });

  test('may be a paragraph in bold, alone or before its answer', () => {
    const body = section(
      '**What does it cost?**',
      ANSWER,
      `**How long does it take?** ${ANSWER}`,
      'And more.',
    );
    expect(faqPairs(body)).toEqual([
      { question: 'What does it cost?', answer: ANSWER },
      { question: 'How long does it take?', answer: `${ANSWER} And more.` },
    ]);
  });

  test('is not a paragraph in bold that asks nothing', () => {
    expect(
      faqPairs(section('### What does it cost?', '**Nothing** at first, and later a fee.')),
    ).toEqual([{ question: 'What does it cost?', answer: 'Nothing at first, and later a fee.' }]);
  });

  test.each([
    [10, false],
    [11, true],
    [199, true],
    [200, false],
  ])('of %i characters is taken: %s', (length, isTaken) => {
    expect(questions(section(`### ${ofLength(length, '?')}`, ANSWER))).toHaveLength(
      isTaken ? 1 : 0,
    );
  });
});

describe('an answer', () => {
  test.each([
    [20, false],
    [21, true],
    [999, true],
    [1000, false],
  ])('of %i characters is taken: %s', (length, isTaken) => {
    expect(questions(section('### What does it cost?', ofLength(length)))).toHaveLength(
      isTaken ? 1 : 0,
    );
  });

  test('is all that follows as plain text, without tables and code', () => {
    const body = section(
      '### What does it cost?',
      'See **the** [list](/pricing).',
      '- one\n- two',
      '> A quote.',
      '| a |\n| --- |\n| b |',
      '```\ncode\n```',
    );
    expect(faqPairs(body)[0]?.answer).toBe('See the list. one two A quote.');
  });

  test('is not the text between the heading and the first question', () => {
    expect(faqPairs(section(ANSWER, '### What does it cost?'))).toEqual([]);
  });
});
