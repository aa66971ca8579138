import { describe, expect, test } from 'vitest';
import { CALL_BACKS } from '../../src/features/intake/schema.ts';
import { documentOf, linesOf, type Script, scriptText } from '../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  changed,
  idsOf,
  library,
  refine,
  write,
} from '../../tests/support/intake-script.ts';
import { proseFaults } from '../../tests/support/prose-faults.ts';
import { change, refusal, SCRIPT, said } from '../../tests/support/refinement.ts';
import { countWords, knownFor } from './compose.ts';
import { STAYS } from './lines.ts';
import { LONGER_SHARE, SHORTER_SHARE } from './manner-changes.ts';

test('every script gets shorter, the lowest rank first, and keeps what must stand and what was asked for', () => {
  for (const each of ALL_CONFIGS) {
    const config = {
      ...each,
      specialConsiderations: 'Where to park: in back',
      callBack: CALL_BACKS[1],
    };
    const { byId } = knownFor(library, config);
    const rankOf = (id: string) => byId.get(id)?.rank ?? 0;
    let script = write(config);
    const must = idsOf(script).filter((id) => rankOf(id) === STAYS);
    expect(must).toEqual(
      expect.arrayContaining(['deadline', 'hold', 'names', 'consent', 'next', 'farewell']),
    );
    for (
      let next = refine(script, config, 'shorter');
      'script' in next;
      next = refine(script, config, 'shorter')
    ) {
      const left = idsOf(next.script);
      const gone = idsOf(script).filter((id) => !left.includes(id));
      const mayGo = left.map(rankOf).filter((rank) => rank < 1_000);
      expect(Math.max(...gone.map(rankOf))).toBeLessThan(Math.min(...mayGo, 1_000));
      expect(countWords(next.script.sections)).toBeLessThan(countWords(script.sections));
      script = next.script;
    }
    expect(idsOf(script)).toEqual(expect.arrayContaining([...must, 'tick-parking', 'call-back']));
  }
});

describe('shorter and longer', () => {
  test('keep to their share, and are refused in the end', () => {
    const words = ({ sections }: Script) => countWords(sections);
    expect(words(change(SCRIPT, 'shorter'))).toBeLessThanOrEqual(words(SCRIPT) * SHORTER_SHARE);
    const once = change(SCRIPT, 'longer');
    expect(words(once)).toBeGreaterThanOrEqual(words(SCRIPT) * LONGER_SHARE);
    expect(proseFaults(documentOf(once), 'Attorney Reyes & Park, P.C.')).toEqual([]);
    expect(refusal(change(once, 'longer'), 'longer')).toMatch(/^There are no more questions/);
    let short = SCRIPT;
    while (!/^Nothing more/.test(refusal(short, 'shorter'))) short = change(short, 'shorter');
    expect(scriptText(short)).toMatch(
      /attorney-client relationship[\s\S]*911[\s\S]*conflict check/,
    );
  });

  test('say what went and what came', () => {
    expect(said(SCRIPT, 'shorter')).toEqual([
      expect.stringMatching(/^Shortened: left out papers, [\w ,]+\.$/),
    ]);
    expect(said(SCRIPT, 'longer')).toEqual([
      expect.stringMatching(/^Made longer: added job duties/),
    ]);
  });
});

describe('another tone, and plain words', () => {
  test('are the script that would have been written so, there and back again', () => {
    for (const config of ALL_CONFIGS.filter(({ tone }) => tone === 'professional'))
      for (const tone of ['warm', 'assertive', 'empathetic'] as const) {
        const other = changed(write(config), config, `make it more ${tone}`);
        expect(other.tone).toBe(tone);
        expect(idsOf(other)).toEqual(idsOf(write(config)));
        expect(linesOf(other.sections).map(({ text }) => text)).toEqual(
          linesOf(write({ ...config, tone }).sections).map(({ text }) => text),
        );
        expect(changed(other, config, 'more professional')).toEqual(write(config));
      }
  });

  test('keep earlier changes, the name of the firm, and plain words in another tone', () => {
    const script = change(SCRIPT, 'add: Any pets?', 'shorter', 'plain words', 'warmer');
    const text = scriptText(script);
    expect(text).toContain('Any pets?');
    expect(text).toContain('Attorney Reyes & Park, P.C.');
    expect(text).toContain("I'm not a lawyer");
    expect(text).toContain('attorney-client relationship');
    expect(text).not.toMatch(/\ban attorney /);
    expect(text).toContain('Would Spanish be easier for you?');
    expect(refusal(script, 'plain words')).toBe('We found no plainer words for this script.');
    expect(refusal(script, 'warmer')).toBe('The script already has the warm tone.');
  });
});
