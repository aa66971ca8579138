import { describe, expect, test } from 'vitest';
import type { IntakeConfig, IntakePracticeArea } from '../../src/features/intake/schema.ts';
import { linesOf, type Script } from '../../src/features/intake/script.ts';
import { changed, idsOf, refine, textOf, write } from '../../tests/support/intake-script.ts';
import { byHand, CONFIG, change, refusal, SCRIPT, said } from '../../tests/support/refinement.ts';

describe('a question', () => {
  test('in the visitor’s own words is a line by hand; one of the library comes in the tone of the script', () => {
    const own = change(SCRIPT, 'add: Did a dash cam catch it?', 'ask whether they need a ride');
    expect(byHand(own)).toEqual([
      { id: 'own-1', text: 'Did a dash cam catch it?', byHand: true },
      { id: 'own-2', text: '(Ask whether they need a ride.)', byHand: true },
    ]);
    const facts = own.sections.find(({ place }) => place === 'facts');
    expect(facts?.lines.at(-1)?.id).toBe('own-2');
    const warm = change(SCRIPT, 'warmer', 'ask about letters');
    expect(textOf(warm, 'more-letters')).toMatch(/^What's come in the mail/);
  });

  test('that the script has is not added again', () => {
    for (const request of [
      'ask them how they heard about us',
      'ask for their date of birth',
      'ask about insurance',
    ])
      expect(refusal(SCRIPT, request), request).toMatch(/^The script has that already: “/);
    const asked = change(SCRIPT, 'ask whether they need a ride');
    expect(refusal(asked, 'ask whether they need a ride')).toMatch(/already/);
    expect(refusal(change(SCRIPT, 'add: Any pets?'), 'add: any pets')).toMatch(/already/);
  });

  test.each([
    'ask for their social security number',
    'ask for the SSN',
    'add: What is your bank account number?',
    'ask about PIN',
  ])('for secrets is refused: %s', (request) => {
    expect(refusal(SCRIPT, request)).toMatch(/should not ask for identity/);
  });
  test.each([
    'ask about Social Security benefits',
    'ask about credit card debt',
    'ask about a pin in the hip',
  ])('about a matter is none for secrets: %s', (request) =>
    expect(said(SCRIPT, request)[0]).toMatch(/^Added: \(Ask about/),
  );
  test.each([
    'add: We guarantee that you will win.',
    'end with: Our experts get results',
    'add: You have a strong case',
  ])('or a line that a firm may not say is refused: %s', (request) =>
    expect(refusal(SCRIPT, request)).toMatch(/may not say/),
  );
});

/** What an office manager calls a question, and the line that is meant. */
const CALLED: [IntakePracticeArea, string, string][] = [
  ['personal-injury', 'the drinking question', 'fault'],
  ['personal-injury', 'questions about prior accidents', 'earlier'],
  ['personal-injury', 'the question about DOB', 'birth'],
  ['criminal-defense', 'the question about jail', 'stays'],
  ['criminal-defense', 'questions about who is paying', 'payer'],
  ['criminal-defense', 'questions about criminal history', 'record'],
  ['employment-law', 'questions about reviews', 'discipline'],
  ['employment-law', 'the health questions', 'harm'],
  ['estate-planning', 'the medical questions', 'capacity'],
  ['estate-planning', 'the kids question', 'family'],
  ['estate-planning', 'the family fight question', 'dispute'],
  ['business-law', 'the question about how much is at stake', 'money'],
  ['business-law', 'the part about being privileged', 'stays'],
  ['business-law', 'the no-relationship sentence', 'stays'],
  ['business-law', 'the conflict check', 'stays'],
  ['business-law', 'the greeting', 'stays'],
];
describe('no questions about something', () => {
  test.each(CALLED)('%s: remove %s', (practiceArea, called, id) => {
    const config = { ...CONFIG, practiceArea, specialConsiderations: '' };
    const refined = refine(write(config), config, `Remove ${called}`);
    if (id === 'stays')
      expect(refined).toMatchObject({
        refused: expect.stringMatching(/^This stays in every script: “/),
      });
    else {
      const left = 'script' in refined ? idsOf(refined.script) : [];
      expect(idsOf(write(config)).filter((each) => !left.includes(each))).toEqual([id]);
    }
  });

  test('by number, by section, or several at once; what is not there is named', () => {
    const third = linesOf(SCRIPT.sections.slice(1, -1))[2];
    expect(refusal(SCRIPT, 'delete question 3')).toContain(third?.text.slice(0, 40));
    const numbers = idsOf(change(SCRIPT, 'delete questions 13 and 14'));
    expect(numbers).toHaveLength(idsOf(SCRIPT).length - 2);
    const section = change(SCRIPT, 'remove the insurance and evidence section');
    expect(section.sections.map(({ place }) => place)).not.toContain('evidence');
    expect(said(SCRIPT, 'take out insurance, fees and zebras')).toEqual([
      'Left out: insurance and fees. The script has nothing about zebras.',
    ]);
    expect(refusal(SCRIPT, 'delete question 99')).toMatch(/^The script has nothing about that/);
    expect(said(SCRIPT, 'remove the Spanish line')).toEqual([
      'Left out: Languages we speak besides English.',
    ]);
  });
});

test('a closing line comes last, in a letter before the signature', () => {
  const last = (script: Script) => script.sections.at(-1)?.lines.map(({ text }) => text) ?? [];
  expect(last(change(SCRIPT, 'end with "We listen to you"')).at(-1)).toBe('We listen to you.');
  const email: IntakeConfig = { ...CONFIG, channel: 'email' };
  const letter = last(changed(write(email), email, 'end with "We listen to you"'));
  expect(letter.slice(-2)).toEqual(['We listen to you.', expect.stringMatching(/^Sincerely/)]);
  expect(refusal(change(SCRIPT, 'end with: We listen.'), 'end with: we listen')).toMatch(/already/);
});
