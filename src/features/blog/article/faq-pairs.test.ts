import { describe, expect, test } from 'vitest';
import { FAQ_ANSWER, FAQ_QUESTION, faqPairs } from './faq-pairs.ts';

const ANSWER = 'An answer that is long enough.';
const section = (...lines: string[]) => ['## FAQ', ...lines].join('\n\n');
const questions = (markdown: string) => faqPairs(markdown).map(({ question }) => question);
const ofLength = (length: number, end = '') => 'x'.repeat(length - end.length) + end;

describe('where the questions begin and end', () => {
  test.each([
    '## FAQ',
    '## Law firm FAQs',
    '## Frequently asked questions',
    '## FREQUENTLY ASKED QUESTIONS about fees',
    '## Common Questions',
    '## Some common questions from partners',
    '# FAQ',
    'FAQ\n---',
    '## **FAQ**',
  ])('%j begins them', (heading) => {
    expect(questions(`${heading}\n\n### What does it cost?\n\n${ANSWER}`)).toEqual(['What does it cost?']);
  });

  test.each(['## Questions', '## Questions that are common', 'FAQ', '**FAQ**'])('%j does not', (heading) => {
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
    expect(faqPairs(section('### What does it cost?', '**Nothing** at first, and later a fee.'))).toEqual([
      { question: 'What does it cost?', answer: 'Nothing at first, and later a fee.' },
    ]);
  });

  test.each([
    [FAQ_QUESTION.over, false],
    [FAQ_QUESTION.over + 1, true],
    [FAQ_QUESTION.under - 1, true],
    [FAQ_QUESTION.under, false],
  ])('of %i characters is kept: %s', (length, kept) => {
    expect(questions(section(`### ${ofLength(length, '?')}`, ANSWER))).toHaveLength(kept ? 1 : 0);
  });
});

describe('an answer', () => {
  test.each([
    [FAQ_ANSWER.over, false],
    [FAQ_ANSWER.over + 1, true],
    [FAQ_ANSWER.under - 1, true],
    [FAQ_ANSWER.under, false],
  ])('of %i characters is kept: %s', (length, kept) => {
    expect(questions(section('### What does it cost?', ofLength(length)))).toHaveLength(kept ? 1 : 0);
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

test('the limits are those of the documents', () => {
  expect([FAQ_QUESTION, FAQ_ANSWER]).toEqual([
    { over: 10, under: 200 },
    { over: 20, under: 1000 },
  ]);
});
