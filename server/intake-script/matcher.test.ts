import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/features/intake/schema.ts';
import { INTAKE_LIMITS } from '../../src/features/intake/schema.ts';
import { processorMs } from '../../tests/support/processor-ms.ts';
import { readRequest } from './matcher.ts';

const shorter: Change = { kind: 'shorter' };
const longer: Change = { kind: 'longer' };
const plain: Change = { kind: 'plain' };
const tone = (name: 'professional' | 'warm' | 'assertive' | 'empathetic'): Change => ({
  kind: 'tone',
  tone: name,
});
const ask = (question: string): Change => ({ kind: 'ask', question });
const remove = (topic: string): Change => ({ kind: 'remove', topic });
const closing = (text: string): Change => ({ kind: 'closing', text });

const UNDERSTOOD: [string, Change[]][] = [
  ['Make it shorter', [shorter]],
  ["shorter, my girls won't read all that", [shorter]],
  ['Can you make it a bit shorter?', [shorter]],
  ['too long!!', [shorter]],
  ['cut it down please', [shorter]],
  ['fewer questions', [shorter]],
  ['less wordy', [shorter]],
  ['make the personal injury script shorter', [shorter]],
  ['longer', [longer]],
  ['Add more detail', [longer]],
  ['make it warmer', [tone('warm')]],
  ['more like a normal person', [tone('warm')]],
  ['less formal', [tone('warm')]],
  ['can you make it friendlier, it sounds cold', [tone('warm')]],
  ['more professional', [tone('professional')]],
  ['more direct', [tone('assertive')]],
  ['softer and more caring', [tone('empathetic')]],
  ['plain English', [plain]],
  ['no legalese', [plain]],
  ['use simpler words', [plain]],
  ['shorter and warmer', [shorter, tone('warm')]],
  ['Make it shorter and more empathetic, please', [shorter, tone('empathetic')]],
  ["it's too long and stiff, make it friendlier", [shorter, tone('warm')]],
  ['more professional and not so long', [shorter, tone('professional')]],
  ['warmer, shorter, plainer', [tone('warm'), shorter, plain]],
  ['use simple words and take out the fees question', [plain, remove('fees question')]],
  ['ask them how they heard about us', [ask('how they heard about us')]],
  ['Ask whether they need an interpreter', [ask('whether they need an interpreter')]],
  ['Add a question about working hours', [ask('about working hours')]],
  ['more questions about the injuries', [ask('about the injuries')]],
  [
    'ask about their job, their boss, and insurance',
    [ask('about their job, their boss, and insurance')],
  ],
  ['Ask do they have kids', [ask('Do they have kids?')]],
  [
    'add: Did you see us on TikTok? Are you local?',
    [ask('Did you see us on TikTok? Are you local?')],
  ],
  ['add: we validate parking', [ask('We validate parking.')]],
  ['Ask “Did anyone see it?” and make it warmer', [ask('Did anyone see it?'), tone('warm')]],
  [
    'make it warmer and add: Is there video, or a witness?',
    [tone('warm'), ask('Is there video, or a witness?')],
  ],
  [
    'ask if they have a police report. make it shorter.',
    [ask('if they have a police report'), shorter],
  ],
  ['add: "Did anyone take photos?" and make it shorter', [ask('Did anyone take photos?'), shorter]],
  ['ask "how did you find us"', [ask('How did you find us?')]],
  ['take out the part about being privileged', [remove('being privileged')]],
  ['remove the part about Mr. Diaz', [remove('Mr. Diaz')]],
  ['delete question 3', [remove('question 3')]],
  ['Delete questions 3 and 5', [remove('questions 3 and 5')]],
  ['remove the questions about insurance and fees', [remove('insurance and fees')]],
  ['No questions about alcohol', [remove('alcohol')]],
  ["don't ask about immigration", [remove('immigration')]],
  ['skip the birthday', [remove('birthday')]],
  [
    'end with "Thank you for calling and take care."',
    [closing('Thank you for calling and take care.')],
  ],
  [
    'End with thank you for calling and take care',
    [closing('Thank you for calling and take care.')],
  ],
  ["add a closing line: We'll talk soon", [closing("We'll talk soon.")]],
  ['Add “We validate parking.” at the end', [closing('We validate parking.')]],
  [
    'warmer, then end with: We look forward to it',
    [tone('warm'), closing('We look forward to it.')],
  ],
];
test.each(UNDERSTOOD)('%s', (request, changes) => {
  expect(readRequest(request)).toEqual({ changes, unknown: [] });
});

test.each([
  'what is this',
  'translate it to Spanish',
  'change firm to law office',
  'make the opening shorter',
  'make question 3 warmer',
  "don't make it shorter",
  'close with an offer',
  'Purple monkey dishwasher',
  'never warmer',
])('nothing is understood of: %s', (request) => {
  expect(readRequest(request)).toEqual({ changes: [], unknown: [request] });
});

describe('a part that is not understood', () => {
  test('is named beside what was', () => {
    expect(readRequest('make it warmer and translate the closing; shorter')).toMatchObject({
      changes: [],
      refusal: expect.stringContaining('“translate the closing”'),
    });
    expect(readRequest('make it warmer. Put our logo on it.')).toEqual({
      changes: [tone('warm')],
      unknown: ['Put our logo on it.'],
    });
  });

  test('that may limit the rest takes it back', () => {
    for (const limit of ['keep the insurance question', 'not for existing clients'])
      expect(readRequest(`make it shorter, but ${limit}`).changes, limit).toEqual([]);
  });
});

test('wishes that contradict each other are told, and so is the way back', () => {
  expect(readRequest('shorter and longer').refusal).toMatch(/contradict/);
  expect(readRequest('warmer and more assertive').refusal).toMatch(/contradict/);
  expect(readRequest('go back to the first version').refusal).toMatch(/Undo Last Change/);
});

/** What one request may hold up everything else, in ms, in the best of a few runs: the machine may be busy. */
const REQUEST_MS = 20;
test('a hostile request is read at once', () => {
  const pieces = [
    'and ',
    ', ',
    'ask ',
    'add ',
    'the ',
    'please ',
    '"',
    'no more ',
    'end with ',
    'a',
    ' ',
    '. ',
  ];
  const times = (piece: string) =>
    piece.repeat(INTAKE_LIMITS.refinementMax).slice(0, INTAKE_LIMITS.refinementMax);
  for (const piece of pieces)
    for (const text of [times(piece), `make it ${times(piece)}`, `remove the ${times(piece)}x`])
      expect(
        processorMs(() => readRequest(text.slice(0, INTAKE_LIMITS.refinementMax))),
        piece,
      ).toBeLessThan(REQUEST_MS);
});
