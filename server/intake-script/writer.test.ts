import { expect, test } from 'vitest';
import type { Script } from '../../src/features/intake/schema.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  applyRequest,
  composeFromLibrary,
  INTAKE_CONFIG,
  idsOf,
  refine,
  textOf,
} from '../../tests/support/intake-script.ts';
import { countWords } from './compose.ts';
import { LONGER_SHARE, SHORTER_SHARE } from './writer.ts';

const FIRM = 'Attorney Reyes, P.C.';
const SCRIPT = composeFromLibrary({ ...INTAKE_CONFIG, tone: 'professional', firmName: FIRM });

function shortest(script: Script): Script {
  const outcome = refine(script, 'shorter');
  if ('refused' in outcome) return script;
  expect(countWords(outcome.script)).toBeLessThan(countWords(script));
  return shortest(outcome.script);
}

test('a changed tone equals a script composed in that tone, and a change back restores the script', () => {
  for (const config of ALL_CONFIGS) {
    const short = applyRequest(composeFromLibrary(config), { kind: 'shorter' });
    const tone = config.tone === 'warm' ? 'assertive' : 'warm';
    const changedScript = applyRequest(short, { kind: 'tone', tone });
    const expected = composeFromLibrary({ ...config, tone });
    for (const { id, text } of changedScript.lines) expect(text).toBe(textOf(expected, id));
    expect(applyRequest(changedScript, { kind: 'tone', tone: config.tone }).lines).toEqual(
      short.lines,
    );
  }
});

test('shorter and longer change the length, and keep the required lines', () => {
  for (const config of ALL_CONFIGS) {
    const script = composeFromLibrary(config);
    const long = applyRequest(script, { kind: 'longer' });
    expect(countWords(long)).toBeGreaterThanOrEqual(countWords(script) * LONGER_SHARE);
    const short = shortest(script);
    expect(countWords(short)).toBeLessThan(countWords(script) * SHORTER_SHARE);
    for (const id of ['hold', 'names', 'consent', 'farewell', 'deadline'])
      expect(idsOf(short), id).toContain(id);
  }
});

test('no button changes lines edited by hand, and the answer states it', () => {
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

test('plain words remain after a change of tone, and never change the name of the firm', () => {
  const plainScript = applyRequest(SCRIPT, { kind: 'plain' });
  expect(documentOf(plainScript).opening).toContain(FIRM);
  const warm = applyRequest(plainScript, { kind: 'tone', tone: 'warm' });
  expect(textOf(warm, 'counsel')).toMatch(/another lawyer/);
  expect(refine(plainScript, 'plain words')).toMatchObject({ refused: /has plain words already/ });
});
