import { expect, test } from 'vitest';
import { howToSchema as content, DEFAULT_HOW_TO_MINUTES } from '../../content/page-parts.ts';
import { howToSchema } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const step = (name: string) => ({ name, text: 'Open the report. '.repeat(5), url: '/services/ppc' });
const words = {
  label: 'Do it yourself',
  heading: 'Read ==what you paid for==.',
  intro: 'At the end you have one figure, the cost of a signed case.',
  steps: [
    step('Open it'),
    step('Sort it'),
    step('Read it'),
    { ...step('Add it up'), image: '/steps/sum.png' },
  ],
};

test('thirty minutes unless the file says otherwise', () => {
  expect(DEFAULT_HOW_TO_MINUTES).toBe(30);
  const url = `${ORIGIN}/services/ppc`;
  expect(howToSchema(content.parse(words), url, ORIGIN)).toMatchObject({ totalTime: 'PT30M' });
  expect(howToSchema(content.parse({ ...words, totalMinutes: 45 }), url, ORIGIN).totalTime).toBe('PT45M');
});

test('steps in order, with their links and pictures as full addresses', () => {
  const block = howToSchema(content.parse(words), `${ORIGIN}/services/analytics`, ORIGIN);
  const steps = [block.step].flat();
  expect(steps).toHaveLength(4);
  expect(steps[3]).toEqual({
    '@type': 'HowToStep',
    '@id': `${ORIGIN}/services/analytics#step-4`,
    position: 4,
    name: 'Add it up',
    text: words.steps[3]?.text,
    url: `${ORIGIN}/services/ppc`,
    image: `${ORIGIN}/steps/sum.png`,
  });
  expect(steps[0]).toMatchObject({ image: `${ORIGIN}/social/services/ppc.png` });
});
