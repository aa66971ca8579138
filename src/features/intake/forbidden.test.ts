import { expect, test } from 'vitest';
import { ALL_CONFIGS, composeFromLibrary } from '../../../tests/support/intake-script.ts';
import { SENTENCES } from './forbidden.fixture.ts';
import { brokenRules, PHRASES, phrasesIn, warningFor } from './forbidden.ts';
import { INTAKE_CHANNELS } from './schema.ts';

/** A question counts as part of the facts, any other sentence as part of the closing. */
const phrasesOf = (text: string) =>
  INTAKE_CHANNELS.flatMap((channel) =>
    phrasesIn(text, {
      part: /\?|^Ask/.test(text) ? 'facts' : 'closing',
      practiceArea: 'criminal-defense',
      channel,
    }),
  );

const sentencesIn = (text: string) => text.split(/ \/\s/).map((sentence) => sentence.trim());
const examples = Object.entries(SENTENCES).flatMap(([rule, { forbidden, harmless }]) => [
  ...sentencesIn(forbidden).map((text) => ({ rule, isBad: true, text })),
  ...sentencesIn(harmless).map((text) => ({ rule, isBad: false, text })),
]);

test.each(examples)('the rule $rule forbids "$text": $isBad', ({ rule, isBad, text }) => {
  expect(phrasesOf(text).some((phrase) => phrase.rule === rule)).toBe(isBad);
});

test('every forbidden phrase has an example', () => {
  const matched = examples.flatMap(({ text }) => phrasesOf(text).map(({ phrase }) => phrase));
  const phrases = Object.values(PHRASES).flatMap(Object.keys);
  expect(phrases.filter((phrase) => !matched.includes(phrase))).toEqual([]);
});

test.each([
  ['Our specialist calls you.', 'losses', 'Praises the firm'],
  ['Ask if a doctor sent them to a specialist.', 'notes', undefined],
  ['You should sue.', 'facts', 'Gives legal advice'],
  ['What happened?', 'facts', undefined],
  ['The first consultation is free.', 'closing', undefined],
  ['No fee unless we win.', 'notes', 'Ties the fee'],
])('the line "%s" of the firm in the part %s has the warning %s', (text, part, start) => {
  const warning = warningFor({ text, part, byHand: true }, 'personal-injury');
  expect(warning?.slice(0, start?.length)).toBe(start);
});

test('no line of the library breaks a rule', () => {
  for (const config of ALL_CONFIGS)
    for (const { text, part, id } of composeFromLibrary(config).lines)
      expect(brokenRules(text, { ...config, part }), `${id}: ${text}`).toEqual([]);
});
