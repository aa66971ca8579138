import { expect, test } from 'vitest';
import type { Script } from '../../src/features/intake/schema.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  changed,
  INTAKE_CONFIG,
  idsOf,
  refine,
  textOf,
  write,
} from '../../tests/support/intake-script.ts';
import { countWords } from './compose.ts';
import { LONGER_SHARE, SHORTER_SHARE } from './writer.ts';

const FIRM = 'Attorney Reyes, P.C.';
const SCRIPT = write({ ...INTAKE_CONFIG, tone: 'professional', firmName: FIRM });

function shortest(script: Script): Script {
  const outcome = refine(script, 'shorter');
  if ('refused' in outcome) return script;
  expect(countWords(outcome.script)).toBeLessThan(countWords(script));
  return shortest(outcome.script);
}

test('a tone equals that of a script composed in it, and a change to another tone and back changes nothing', () => {
  for (const config of ALL_CONFIGS) {
    const short = changed(write(config), { kind: 'shorter' });
    const tone = config.tone === 'warm' ? 'assertive' : 'warm';
    const reached = changed(short, { kind: 'tone', tone });
    const expected = write({ ...config, tone });
    for (const { id, text } of reached.lines) expect(text).toBe(textOf(expected, id));
    expect(changed(reached, { kind: 'tone', tone: config.tone }).lines).toEqual(short.lines);
  }
});

test('shorter and longer change the length, and the required lines stay', () => {
  for (const config of ALL_CONFIGS) {
    const script = write(config);
    const long = changed(script, { kind: 'longer' });
    expect(countWords(long)).toBeGreaterThanOrEqual(countWords(script) * LONGER_SHARE);
    const short = shortest(script);
    expect(countWords(short)).toBeLessThan(countWords(script) * SHORTER_SHARE);
    for (const id of ['hold', 'names', 'consent', 'farewell', 'deadline'])
      expect(idsOf(short), id).toContain(id);
  }
});

test('no button changes lines by hand, and the answer says so', () => {
  const typedLine = { id: 'own-1', part: 'evidence', text: 'Any photos?', byHand: true as const };
  const edited = { id: 'report', part: 'facts', text: 'Any report?', byHand: true as const };
  const lines = SCRIPT.lines.map((line) => (line.id === edited.id ? edited : line));
  const script = { ...SCRIPT, lines: [...lines, typedLine] };
  const changes = [{ kind: 'tone', tone: 'warm' }, { kind: 'plain' }, { kind: 'shorter' }] as const;
  for (const change of changes) {
    const outcome = refine(script, change);
    if ('refused' in outcome) throw new Error(outcome.refused);
    expect(outcome.script.lines.filter(({ byHand }) => byHand)).toEqual([edited, typedLine]);
    expect(outcome.done).toMatch(/Lines edited by hand stay as they are\.$/);
  }
  expect(shortest(script).lines).toEqual(expect.arrayContaining([edited, typedLine]));
});

test('plainer wording stays after a change of tone, and does not change the name of the firm', () => {
  const plainScript = changed(SCRIPT, { kind: 'plain' });
  expect(documentOf(plainScript).opening).toContain(FIRM);
  const warm = changed(plainScript, { kind: 'tone', tone: 'warm' });
  expect(textOf(warm, 'counsel')).toMatch(/another lawyer/);
  expect(refine(plainScript, 'plain words')).toMatchObject({ refused: /has plain words already/ });
});
