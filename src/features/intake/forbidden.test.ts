import { describe, expect, test } from 'vitest';
import { ALL_CONFIGS, write } from '../../../tests/support/intake-script.ts';
import { EXAMPLES } from './forbidden.fixture.ts';
import { MODEL_PHRASES, PHRASES, rulesBrokenByModel, warningFor } from './forbidden.ts';
import { INTAKE_CHANNELS } from './schema.ts';

const place = { part: 'closing', practiceArea: 'criminal-defense' } as const;
const phrases = Object.entries({ ...PHRASES, ...MODEL_PHRASES }).flatMap(([rule, each]) =>
  Object.entries(each).map(([phrase, condition]) => {
    const fits = typeof condition === 'string' ? undefined : condition.fits;
    const channel = INTAKE_CHANNELS.find((one) => !fits?.includes(one));
    return [phrase, rule, channel] as const;
  }),
);

test('there are at most sixty phrases', () => expect(phrases.length).toBeLessThanOrEqual(60));

test.each(phrases)('%s', (phrase, rule, channel = 'phone') => {
  const [bad = [], good = []] = EXAMPLES[phrase] ?? [];
  expect(bad.length).toBeGreaterThan(0);
  const broken = (text: string) => rulesBrokenByModel(text, { ...place, channel });
  for (const text of bad) expect(broken(text), text).toContain(rule);
  for (const text of good) expect(broken(text), text).not.toContain(rule);
});

describe('texts that only the firm may use', () => {
  test.each([
    ['Have you seen a specialist?', 'losses', undefined],
    ['Which bank account was it?', 'facts', undefined],
    ['Our specialist calls you.', 'losses', 'Praises the firm'],
    ['You talk to a specialist.', 'closing', 'Praises the firm'],
    ['Ask if a doctor sent them to a specialist.', 'notes', undefined],
    ['What happened?', 'facts', undefined],
    ['The first consultation is free.', 'closing', undefined],
    ['No fee unless we win.', 'notes', 'Ties the fee'],
  ])('%s (%s)', (text, part, start) => {
    const warning = warningFor({ text, part, byHand: true }, 'personal-injury');
    if (start) expect(warning).toMatch(new RegExp(`^${start}`));
    else expect(warning).toBeUndefined();
  });
});

test('no line of ours breaks a rule', () => {
  for (const { practiceArea, channel, ...config } of ALL_CONFIGS) {
    const all = { ...config, practiceArea, channel };
    for (const { text, part, id } of write(all).lines)
      expect(rulesBrokenByModel(text, { part, practiceArea, channel }), `${id}: ${text}`).toEqual(
        [],
      );
  }
});
