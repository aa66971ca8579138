import { expect, test } from 'vitest';
import { editorialTeam } from '../file/article.ts';
import { POST as post } from '../post.fixture.ts';
import { type BlogPostMetaInput, blogPosting, faqPairs } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const input: BlogPostMetaInput = {
  author: 'linh-trieu',
  image: '/assets/plates/speed.png',
  faq: [{ question: 'What does it cost?', answer: 'Less than an unanswered call.' }],
  wordCount: 1246,
  site: { brand: 'Northbar', language: 'en' },
  origin: ORIGIN,
};
test('the editorial team is part of the agency; any other author is a person', () => {
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

const ANSWER = 'An answer that is long enough.';
const questionsIn = (markdown: string) => faqPairs(markdown).map(({ question }) => question);

test.each([
  ['## FAQ', true],
  ['## FREQUENTLY ASKED QUESTIONS about fees', true],
  ['## Some common questions from partners', true],
  ['FAQ\n---', true],
  ['## Questions that are common', false],
  ['FAQ', false],
])('%j begins the questions: %s', (heading, isBegun) => {
  const found = questionsIn(`${heading}\n\n### What does it cost?\n\n${ANSWER}`);
  expect(found).toEqual(isBegun ? ['What does it cost?'] : []);
});
