import { expect, test } from 'vitest';
import { INTAKE_TONES } from '../../../src/features/intake/schema.ts';
import {
  ALL_CONFIGS,
  composeFromLibrary,
  INTAKE_CONFIG,
  library,
} from '../../../tests/support/intake-script.ts';
import { MODEL_LINES, modelLinesFor, modelLinesWith } from '../../../tests/support/model-lines.ts';
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

test('a good script passes; library scripts have no fault except their length', () => {
  expect(faultsOf()).toEqual([]);
  for (const config of ALL_CONFIGS)
    for (const tone of INTAKE_TONES)
      expect(
        faultsOf(modelLinesFor(config, tone), config).filter((fault) => fault !== 'too-short'),
      ).toEqual([]);
});

test.each([
  ['We also speak Spanish, and Dana can call you.'],
  ['An ER report, an MRI or a W-2 is fine. Say “thank you” — and wait.'],
  ['Do you get Medicare, SSI or workers’ compensation?'],
  ['We charge one third of what we recover.', 'number'],
  ["You don't pay a dime.", 'fee'],
  ['We work on percentage.', 'fee'],
  ['Our lawyers got millions for people like you.', 'number'],
  ['Call me back at eight one three.', 'number'],
  ['Maria Lopez will call you back.', 'name'],
  ['Mr. Delgado takes these.', 'name'],
  ['Delgado will call you.', 'name'],
  ['Our office is in Tampa.', 'name'],
  ['The consultation costs $150.', 'number'],
  ['The fee is two hundred dollars.', 'fee'],
  ['We take a third, that is 33%.', 'number'],
  ['Your first visit is free.', 'fee'],
  ['Call 813-555-0199 any time.', 'number'],
  ['We call back within an hour.', 'number'],
  ['Someone calls in fifteen minutes.', 'number'],
  ['We are at 12 Platt Street.', 'number'],
  ['Book at calendly.com/reyes.', 'link'],
  ['Write to intake@reyes.example.', 'link'],
  ['**Thank you** for your time.', 'markup'],
  ['Goodbye from [Firm Name].', 'markup'],
  ['<b>Bye.</b>', 'markup'],
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
