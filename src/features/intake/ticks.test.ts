import { expect, test } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { considerationsSchema } from './library-schema.ts';
import { filledLine, fittingTopics, ticksAndNotes } from './ticks.ts';

const { topics } = readInUse('tools/intake/considerations.yaml', considerationsSchema);
const readInChat = (text: string) =>
  ticksAndNotes(fittingTopics(topics, { practiceArea: 'personal-injury', channel: 'chat' }), text);

test('a fixed sentence becomes a tick with its value, and any other or repeated line a note', () => {
  const text = `Cases we do not take: med mal, dog bites under $5k

 The first consultation is free 
Fee for a consultation: $150
The first consultation is free
Languages we speak besides English: Spanish
Languages we speak besides English: Creole
Se habla español.`;
  const { ticks, notes } = readInChat(text.replaceAll('\n', '\r\n'));
  expect([...ticks]).toEqual([
    ['not-taken', 'med mal, dog bites under $5k'],
    ['free-consultation', ''],
    ['language', 'Spanish'],
  ]);
  expect(notes).toBe(`
Fee for a consultation: $150
The first consultation is free
Languages we speak besides English: Creole
Se habla español.`);
});

test.each([
  'The first consultation is free. For veterans.',
  'the first consultation is free.',
  'Languages we speak besides English:',
  'Languages: Spanish',
  `Where to park: ${'x'.repeat(121)}`,
  'Also ask: What is your social security number?',
  'Also ask: Did you know that we guarantee a win?',
  'Ask about breath and blood tests',
])('a line that differs from every fixed sentence becomes a note: %s', (text) => {
  expect(readInChat(text)).toEqual({ ticks: new Map(), notes: text });
});

test.each([
  ['Hillsborough; Pinellas, Pasco', 'Hillsborough, Pinellas, or Pasco'],
  ['Hillsborough, Pasco County, FL', 'Hillsborough or Pasco County, FL'],
  ['Tampa, FL, Atlanta, GA', 'Tampa, FL or Atlanta, GA'],
  ['GA, FL, AL', 'GA, FL, or AL'],
  ['Tampa, FL and Atlanta', 'Tampa, FL and Atlanta'],
])('the typed counties %j are written as %j', (typed, list) => {
  const counties = topics.find(({ id }) => id === 'place');
  expect(counties && filledLine('In {value}.', counties, typed)).toBe(`In ${list}.`);
});
