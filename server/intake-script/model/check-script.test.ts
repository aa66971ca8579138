import { expect, test } from 'vitest';
import {
  composeFromLibrary,
  INTAKE_CONFIG,
  library,
} from '../../../tests/support/intake-script.ts';
import { MODEL_LINES, modelLinesWith } from '../../../tests/support/model-lines.ts';
import { findFaults, vocabularyOf } from './check-script.ts';

const CONFIG = {
  ...INTAKE_CONFIG,
  specialConsiderations: 'Many callers speak Spanish first.\nDana takes trucks.',
};
const faultsOf = (lines = MODEL_LINES, config = CONFIG) => {
  const input = [library.texts, config.specialConsiderations, composeFromLibrary(config).lines];
  return findFaults(
    lines.filter(({ text }) => text),
    config,
    vocabularyOf(input),
  );
};

test('a good script passes', () => expect(faultsOf()).toEqual([]));

test.each([
  ['We also speak Spanish, and Dana can call you.'],
  ['An ER report, an MRI or a W-2 is fine. Say “thank you” — and wait.'],
  ['Do you get Medicare, SSI or workers’ compensation?'],
  ['We charge one third of what we recover.', 'number'],
  ["You don't pay a dime.", 'fee'],
  ['Call me back at eight one three.', 'number'],
  ['Maria Lopez will call you back.', 'name'],
  ['Delgado will call you.', 'name'],
  ['Our office is in Tampa.', 'name'],
  ['The fee is two hundred dollars.', 'fee'],
  ['Your first visit is free.', 'fee'],
  ['Call 813-555-0199 any time.', 'number'],
  ['Someone calls in fifteen minutes.', 'number'],
  ['Book at calendly.com/reyes.', 'link'],
  ['**Thank you** for your time.', 'markup'],
  ['Goodbye from [Firm Name].', 'markup'],
])('the line "%s" has the fault %s', (text, fault?: string) => {
  if (fault) expect(faultsOf(modelLinesWith(text))).toContain(fault);
  else expect(faultsOf(modelLinesWith(text))).toEqual([]);
});

test('a script that is too short, too long or without the name of the firm has that fault', () => {
  expect(faultsOf(MODEL_LINES.slice(0, 12))).toEqual(['too-short']);
  const text = 'What else can you say about that day and the days after it?';
  const long = Array<(typeof MODEL_LINES)[number]>(40).fill({ id: '', part: 'facts', text });
  expect(faultsOf([...MODEL_LINES, ...long])).toEqual(['too-long']);
  expect(faultsOf(MODEL_LINES.slice(1))).toEqual(['no-firm']);
});
