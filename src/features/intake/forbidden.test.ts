import { describe, expect, test } from 'vitest';
import { ALL_CONFIGS, write } from '../../../tests/support/intake-script.ts';
import { EXAMPLES } from './forbidden.fixture.ts';
import { brokenRules, PHRASES, phrasesIn, type Rule, warningFor } from './forbidden.ts';
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

test('there are at most sixty phrases', () =>
  expect(Object.values(PHRASES).flatMap(Object.keys).length).toBeLessThanOrEqual(60));

const examples = [...EXAMPLES.matchAll(/^(not )?(\w+): (.+)$/gm)].map(
  ([, not, rule = '', text = '']) => ({ isBad: !not, rule: rule as Rule, text }),
);

test.each(examples)('$rule, $isBad: $text', ({ isBad, rule, text }) => {
  expect(phrasesOf(text).some((phrase) => phrase.rule === rule)).toBe(isBad);
});

test('there is a sentence for each phrase', () => {
  const caught = new Set(
    examples.flatMap(({ text }) => phrasesOf(text).map(({ phrase }) => phrase)),
  );
  expect(
    Object.values(PHRASES)
      .flatMap(Object.keys)
      .filter((each) => !caught.has(each)),
  ).toEqual([]);
});

describe('texts that only the firm may use', () => {
  test.each([
    ['Our specialist calls you.', 'losses', 'Praises the firm'],
    ['You talk to a specialist.', 'closing', 'Praises the firm'],
    ['Ask if a doctor sent them to a specialist.', 'notes', undefined],
    ['You should sue.', 'facts', 'Gives legal advice'],
    ['What happened?', 'facts', undefined],
    ['The first consultation is free.', 'closing', undefined],
    ['No fee unless we win.', 'notes', 'Ties the fee'],
  ])('%s (%s)', (text, part, start) => {
    const warning = warningFor({ text, part, byHand: true }, 'personal-injury');
    if (start) expect(warning).toMatch(new RegExp(`^${start}`));
    else expect(warning).toBeUndefined();
  });
});

test('no line of the library breaks a rule', () => {
  for (const config of ALL_CONFIGS)
    for (const { text, part, id } of write(config).lines)
      expect(brokenRules(text, { ...config, part }), `${id}: ${text}`).toEqual([]);
});
