import { expect, test } from 'vitest';
import { documentOf, type Script } from '../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  changed,
  INTAKE_CONFIG,
  idsOf,
  refine,
  textOf,
  write,
} from '../../tests/support/intake-script.ts';
import { LONGER_SHARE, SHORTER_SHARE } from './changes.ts';
import { countWords } from './compose.ts';

const CONFIG = {
  ...INTAKE_CONFIG,
  tone: 'professional',
  firmName: 'Attorney Reyes, P.C.',
} as const;
const SCRIPT = write(CONFIG);
/** With one line of the visitor's own, and one of ours edited. */
const OWN: Script = {
  ...SCRIPT,
  lines: SCRIPT.lines.flatMap((line) =>
    line.id === 'proof'
      ? [
          { ...line, text: 'Any photos of the attorney?', byHand: true as const },
          {
            id: 'own-1',
            part: line.part,
            text: 'Did you see us on TikTok?',
            byHand: true as const,
          },
        ]
      : [line],
  ),
};
const byHand = ({ lines }: Script) => lines.filter((line) => line.byHand);
const done = (script: Script, wanted: Parameters<typeof refine>[2]) => {
  const outcome = refine(script, CONFIG, wanted);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
};

test('a tone is that of a script written in it, and a change there and back changes nothing', () => {
  for (const config of ALL_CONFIGS) {
    const warm = changed(write(config), config, { kind: 'shorter' });
    const other = config.tone === 'warm' ? 'assertive' : 'warm';
    const there = changed(warm, config, { kind: 'tone', tone: other });
    expect(there.lines).toEqual(
      warm.lines.map((line) => ({
        ...line,
        text: textOf(write({ ...config, tone: other }), line.id),
      })),
    );
    expect(changed(there, config, { kind: 'tone', tone: config.tone }).lines).toEqual(warm.lines);
  }
});

test('shorter and longer are so, and the required lines stay', () => {
  for (const config of ALL_CONFIGS) {
    const script = write(config);
    const long = changed(script, config, { kind: 'longer' });
    expect(countWords(long)).toBeGreaterThanOrEqual(countWords(script) * LONGER_SHARE);
    let short = script;
    for (
      let next = refine(short, config, 'shorter');
      'script' in next;
      next = refine(short, config, 'shorter')
    ) {
      expect(countWords(next.script)).toBeLessThan(countWords(short));
      short = next.script;
    }
    expect(countWords(short)).toBeLessThan(countWords(script) * SHORTER_SHARE);
    for (const id of ['hold', 'names', 'consent', 'farewell', 'deadline'])
      expect(idsOf(short), id).toContain(id);
  }
});

test('lines by hand are left alone by every button, and named where it would have changed them', () => {
  const hand = byHand(OWN);
  for (const [wanted, texts] of [
    [{ kind: 'tone', tone: 'warm' }, hand.map(({ text }) => text)],
    [{ kind: 'plain' }, ['Any photos of the attorney?']],
    [{ kind: 'longer' }, []],
  ] as const) {
    const { script, untouched } = done(OWN, wanted);
    expect([byHand(script), untouched.map(({ text }) => text)]).toEqual([hand, texts]);
  }
  let script = OWN;
  let passed: string[] = [];
  for (
    let next = refine(script, CONFIG, 'shorter');
    'script' in next;
    next = refine(script, CONFIG, 'shorter')
  ) {
    script = next.script;
    passed = [...passed, ...next.untouched.map(({ text }) => text)];
  }
  expect(passed).toContain('Any photos of the attorney?');
  expect(byHand(script)).toEqual(hand);
});

test('plainer words last through another tone, and leave the name of the firm alone', () => {
  const plain = changed(SCRIPT, CONFIG, { kind: 'plain' });
  expect(documentOf(plain).opening).toContain('Attorney Reyes, P.C.');
  const warm = changed(plain, CONFIG, { kind: 'tone', tone: 'warm' });
  expect(textOf(warm, 'counsel')).toMatch(/another lawyer/);
  expect(refine(plain, CONFIG, 'plain words')).toMatchObject({ refused: /no plainer words/ });
});
