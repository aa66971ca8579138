import { describe, expect, test } from 'vitest';
import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import { entriesOf, proseFaults } from '../../../tests/support/prose-faults.ts';
import {
  CONFIG,
  change,
  changed,
  library,
  questions,
  refusal,
  SCRIPT,
  write,
} from '../../../tests/support/refinement.ts';
import { countWords } from '../script-words.ts';
import { LONGER_SHARE } from './lengthen.ts';
import { refine } from './refine.ts';
import { SHORTER_SHARE } from './shorten.ts';

describe('shorter', () => {
  test('leaves out what matters least and keeps what every script must hold', () => {
    let script = SCRIPT;
    for (let words = countWords(script); ; words = countWords(script)) {
      const next = refusal(script, 'make it shorter');
      if (next.startsWith('refused')) break;
      script = JSON.parse(next);
      expect(countWords(script)).toBeLessThan(words);
    }
    expect(countWords(change(SCRIPT, 'shorter'))).toBeLessThanOrEqual(countWords(SCRIPT) * SHORTER_SHARE);
    const text = scriptText(script);
    for (const mark of [
      '911',
      'attorney-client relationship',
      'conflict check',
      'full names',
      'deadline',
      'notice can be short',
      'permission',
    ])
      expect(text).toContain(mark);
  });

  test('keeps to a number of words, or refuses', () => {
    expect(countWords(change(SCRIPT, 'make it under 500 words'))).toBeLessThanOrEqual(500);
    expect(refusal(SCRIPT, 'make it under 120 words')).toMatch(
      /^refused: The script has \d+ words and can be brought down to \d+, not to 120: /,
    );
    expect(countWords(change(SCRIPT, 'reduce the length by 20%'))).toBeLessThanOrEqual(
      countWords(SCRIPT) * 0.8,
    );
  });

  test('fewer questions takes questions only', () => {
    const script = change(SCRIPT, 'fewer questions');
    expect(questions(script).length).toBeLessThan(questions(SCRIPT).length);
    expect([script.opening, script.closing]).toEqual([SCRIPT.opening, SCRIPT.closing]);
  });

  test('keeps what a visitor has added', () => {
    const script = change(
      SCRIPT,
      'ask about pets',
      'end with "We listen to you."',
      'shorter',
      'shorter',
      'shorter',
    );
    expect(scriptText(script)).toContain('about pets?');
    expect(script.closing).toContain('We listen to you.');
  });
});

describe('longer', () => {
  test('adds questions until there are no more', () => {
    const once = change(SCRIPT, 'make it longer');
    expect(countWords(once)).toBeGreaterThanOrEqual(countWords(SCRIPT) * LONGER_SHARE);
    const twice = change(once, 'longer');
    expect(questions(twice).length).toBeGreaterThan(questions(once).length);
    expect(proseFaults(twice, CONFIG.firmName)).toEqual([]);
    expect(refusal(twice, 'longer')).toMatch(/^refused/);
    expect(refusal(SCRIPT, 'make it at least 950 words')).toMatch(/^refused/);
  });

  test('does not bring back what was removed', () => {
    const script = change(SCRIPT, 'remove questions about photos', 'longer');
    expect(scriptText(script)).not.toContain('photographs, video');
  });
});

describe('another tone', () => {
  test('is the script that would have been written in that tone', () => {
    const config = { ...CONFIG, specialConsiderations: '' };
    for (const tone of ['warm', 'assertive', 'empathetic'] as const) {
      const other = changed(write(config), config, `make it more ${tone}`);
      expect(entriesOf(other)).toEqual(entriesOf(write({ ...config, tone })));
    }
  });

  test('keeps earlier changes', () => {
    const script = change(SCRIPT, 'ask about pets', 'shorter', 'plain words', 'warmer');
    const text = scriptText(script);
    expect(text).toContain('about pets?');
    expect(text).toContain("I'm not a lawyer");
    expect(text).toContain('attorney-client relationship');
    expect(text).not.toContain('an attorney ');
    expect(questions(script).length).toBeLessThan(questions(SCRIPT).length);
    expect(proseFaults(script, CONFIG.firmName)).toEqual([]);
  });

  test('there and back again is the same script', () => {
    expect(change(SCRIPT, 'warmer', 'more professional')).toEqual(SCRIPT);
  });

  test('is refused when it is that tone already', () => {
    expect(refusal(SCRIPT, 'more professional')).toBe('refused: The script is professional already.');
  });
});

describe('a question about something', () => {
  test('goes where it belongs', () => {
    const script = change(
      SCRIPT,
      'add a question about prior surgeries',
      'ask about witness statements',
      'add a question about gym visits to the injuries section',
    );
    const section = (heading: string) =>
      script.qualification.find((each) => each.section === heading)?.questions ?? [];
    expect(section('Injuries and losses')).toContain('What can you tell me about gym visits?');
    expect(questions(script)).toContain('What can you tell me about prior surgeries?');
    expect(proseFaults(script, CONFIG.firmName)).toEqual([]);
  });

  test('is put as the channel wants it, several in a row', () => {
    const email: IntakeConfig = { ...CONFIG, channel: 'email' };
    const script = changed(write(email), email, 'add three questions about hobbies');
    expect(questions(script).filter((each) => each.includes('hobbies'))).toEqual([
      'What can you tell us about hobbies?',
      'Do you have any papers, photos or messages about hobbies?',
      'Is there anything else about hobbies that we should know?',
    ]);
  });

  test('is one of the library where it has one that the script lacks', () => {
    const removed = change(SCRIPT, 'remove questions about photos');
    const [gone] = questions(SCRIPT).filter((each) => !questions(removed).includes(each));
    expect(questions(change(removed, 'add a question about photos'))).toContain(gone);
    const asked = change(SCRIPT, 'add a question about letters');
    expect(questions(asked)).toContain(
      'Which letters or notices have arrived about this, and what is the date of the latest one?',
    );
  });

  test('is not added again after it was put into plain words', () => {
    const plain = change(SCRIPT, 'add a question about prior surgeries', 'use plainer words');
    expect(refusal(plain, 'add a question about prior surgeries')).toBe(
      'refused: The script asks that already.',
    );
  });

  test('is refused when it is there, has no such section, or may not be said', () => {
    const script = change(SCRIPT, 'ask about pets');
    expect(refusal(script, 'ask about pets')).toBe('refused: The script asks that already.');
    expect(refusal(SCRIPT, 'add a question about pets to the zoo section')).toMatch(/no section/);
    expect(refusal(SCRIPT, 'add the question "Do you know that we guarantee you will win?"')).toMatch(
      /may not say/,
    );
  });
});

describe('no questions about something', () => {
  test.each([
    'insurance',
    'photos',
    'fees',
    'prior claims',
    'police report',
    'medical bills',
    'payment plans',
  ])('%s', (topic) => {
    const script = change(SCRIPT, `remove questions about ${topic}`);
    expect(questions(script).length).toBeLessThan(questions(SCRIPT).length);
    for (const each of questions(script)) expect(questions(SCRIPT)).toContain(each);
  });

  test('takes a section with everything in it', () => {
    const script = change(SCRIPT, 'remove the insurance section');
    expect(script.qualification.map(({ section }) => section)).not.toContain('Insurance and evidence');
  });

  test('is refused where nothing asks that, and for what every script must hold', () => {
    expect(refusal(SCRIPT, 'remove questions about zebras')).toBe(
      'refused: The script asks nothing about that.',
    );
    expect(refusal(SCRIPT, 'remove questions about deadlines')).toMatch(/belongs in every script/);
    expect(refusal(SCRIPT, 'remove the conflict check section')).toMatch(/belongs in every script/);
  });
});

describe('what was understood', () => {
  const saying = (request: string, script = SCRIPT) => {
    const refined = refine(library, script, CONFIG, request);
    return 'refused' in refined ? refined.refused : refined.understood;
  };
  test.each([
    ['make it warmer', ['Now in a warm tone.']],
    ['plain words', ['Now in plain words.']],
    ['reduce the length by 3%', [expect.stringMatching(/^Shortened: left out [\w ,]+\.$/)]],
    ['no questions about fees', ['Left out: fees.']],
    ['ask about letters', [expect.stringMatching(/^Added: Which letters or notices have arrived/)]],
    [
      'make it more assertive and end with "We listen."',
      ['Now in an assertive tone.', 'Added at the end: We listen.'],
    ],
  ])('%s', (request, said) => {
    expect(saying(request)).toEqual(said);
  });

  test('says why not', () => {
    expect(saying('ask about fees')).toMatch(/^The script asks that already: I am not able to quote a fee/);
    expect(saying('remove the conflict check section')).toMatch(/belongs in every script/);
  });

  test.each([
    'ask for their social security number',
    'ask for their social security',
    'add a question about SSN',
    'add a question about credit card numbers',
    'add a question about debit card',
    'add a question about the PIN code',
    'add a question about PIN',
    'add a question about the bank account',
  ])('no secrets: %s', (request) => {
    expect(saying(request)).toMatch(/should not ask for identity/);
  });
  test.each([
    ['add a question about Social Security benefits', /Social Security benefits/],
    ['add a question about social security disability claims', /social security disability claims/],
    ['add a question about credit card debt', /credit card debt/],
    ['add a question about a pin in the hip', /a pin in the hip/],
  ])('a matter, not a secret: %s', (request, said) => {
    expect(saying(request)).toEqual([expect.stringMatching(said)]);
  });
});

describe('a closing line', () => {
  test('comes last, in a letter before the signature', () => {
    expect(change(SCRIPT, 'end with "We listen to you"').closing.endsWith('\n\nWe listen to you.')).toBe(
      true,
    );
    const email: IntakeConfig = { ...CONFIG, channel: 'email' };
    const letter = changed(write(email), email, 'end with "We listen to you"');
    expect(letter.closing.split('\n\n').slice(-2)).toEqual([
      'We listen to you.',
      'Sincerely, the intake team at Reyes & Park, P.C.',
    ]);
  });

  test('is refused when it is there or may not be said', () => {
    const script = change(SCRIPT, 'end with "We listen to you."');
    expect(refusal(script, 'end with "We listen to you."')).toMatch(/already/);
    for (const promise of [
      'We guarantee that you will win.',
      'Our experts get results.',
      'You have a strong case.',
    ])
      expect(refusal(SCRIPT, `end with "${promise}"`)).toMatch(/may not say/);
  });
});

describe('plain words', () => {
  test('change words and nothing else, once', () => {
    const script = change(SCRIPT, 'plain words');
    expect(questions(script)).toHaveLength(questions(SCRIPT).length);
    expect(scriptText(script)).toContain('time limit for filing');
    expect(scriptText(script)).toContain('Reyes & Park, P.C.');
    expect(refusal(script, 'plain words')).toBe('refused: The script is in plain words already.');
  });
});

test('what is asked for together is done together', () => {
  const script = change(SCRIPT, 'make it shorter and more empathetic');
  expect(countWords(script)).toBeLessThan(countWords(SCRIPT));
  expect(script.opening).toContain("you've reached Reyes & Park, P.C.");
  expect(refusal(SCRIPT, 'make it rhyme')).toMatch(/^refused: We could not make this change/);
});
