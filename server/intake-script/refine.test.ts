import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CALL_BACKS,
  INTAKE_CHANNELS,
  scriptSectionsSchema,
} from '../../src/features/intake/schema.ts';
import { documentOf, type Script, scriptText } from '../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  changed,
  idsOf,
  library,
  MODEL_SCRIPT,
  refine,
  write,
} from '../../tests/support/intake-script.ts';
import { byHand, CONFIG, SCRIPT, said, withHand } from '../../tests/support/refinement.ts';
import { freeIds, knownFor, withIds } from './compose.ts';
import { UNDERSTOOD_REQUESTS } from './matcher.ts';
import { refineByLibrary } from './writer.ts';

describe('lines by hand', () => {
  test('are left alone by every button, and named', () => {
    const script = withHand(SCRIPT);
    const hand = byHand(script);
    const untouched = (kind: 'tone' | 'plain' | 'shorter' | 'longer') => {
      const button = kind === 'tone' ? ({ kind, tone: 'warm' } as const) : { kind };
      const refined = refine(script, CONFIG, button);
      if ('refused' in refined) throw new Error(refined.refused);
      expect(byHand(refined.script)).toEqual(hand);
      return refined.untouched;
    };
    expect(untouched('tone')).toEqual(hand.map(({ text }) => text));
    expect(untouched('plain')).toEqual(['Any photos of the attorney?']);
    expect(untouched('longer')).toEqual([]);
    expect(untouched('shorter')).toEqual([]);
    // asked for again and again, it comes to the edited line and passes it over
    let short = script;
    let passed: string[] = [];
    for (
      let next = refine(short, CONFIG, 'shorter');
      'script' in next;
      next = refine(short, CONFIG, 'shorter')
    ) {
      short = next.script;
      passed = [...passed, ...next.untouched];
    }
    expect(passed).toContain('Any photos of the attorney?');
    expect(byHand(short)).toEqual(hand);
  });

  test('go when only they are asked to, and stay beside lines of ours', () => {
    const script = withHand(SCRIPT);
    expect(said(script, 'take out TikTok')).toEqual(['Left out: “Did you see us on TikTok?”.']);
    const refined = refine(script, CONFIG, 'no questions about insurance and photos');
    expect(refined).toMatchObject({ understood: [expect.stringMatching(/insurance/)] });
  });
});

test('a document without ids is changed as well: what is not ours counts as written by hand', () => {
  const ask = { document: documentOf(withHand(SCRIPT)), config: CONFIG, request: 'warmer' };
  const refined = refineByLibrary(library, ask);
  expect(refined).toMatchObject({
    untouched: ['Any photos of the attorney?', 'Did you see us on TikTok?'],
  });
  const other = (text: string) => ({ id: 'none', text });
  for (const config of ALL_CONFIGS) {
    const script = write(config);
    const found = withIds(
      knownFor(library, { ...config, tone: 'warm' }),
      documentOf(script),
      [],
      other,
    );
    expect(found).toEqual(script.sections);
  }
});

test('a script that a language model wrote is changed where our library can, and says where it cannot', () => {
  const known = knownFor(library, CONFIG);
  const modelId = freeIds('model', []);
  const sections = withIds(known, MODEL_SCRIPT, [], (text) => ({ id: modelId(), text }));
  const script: Script = { sections, notes: [], writer: 'model', tone: 'warm' };
  expect(refine(script, CONFIG, 'more assertive')).toMatchObject({
    refused: expect.stringMatching(/language model/),
    beyond: true,
  });
  expect(refine(script, CONFIG, 'shorter')).toMatchObject({ beyond: true });
  const asked = changed(
    script,
    CONFIG,
    'ask about pets',
    'remove insurance',
    'end with: We listen.',
    'plain words',
  );
  expect(asked.writer).toBe('model');
  expect(scriptText(asked)).toMatch(/\(Ask about pets\.\)[\s\S]*We listen\.\n\nNOTES/);
  expect(scriptText(asked)).not.toMatch(/insurance companies are involved/);
  expect(scriptText(asked)).toContain("I'm not a lawyer");
});

test('what is asked for together is done together, and what is not done is named', () => {
  expect(said(SCRIPT, 'shorter and more empathetic')).toEqual([
    'Now in an empathetic tone.',
    expect.stringMatching(/^Shortened/),
  ]);
  expect(said(SCRIPT, 'make it warmer and ask about insurance')).toEqual([
    'Now in a warm tone.',
    expect.stringMatching(/^Not done: The script has that already/),
  ]);
  expect(said(SCRIPT, 'make it warmer. Put our logo on it.')[1]).toMatch(
    /^Not done, because we do not understand/,
  );
  expect(refine(SCRIPT, CONFIG, 'make it rhyme')).toEqual({
    refused: UNDERSTOOD_REQUESTS,
    beyond: true,
  });
});

test.each(CALL_BACKS)(
  'the promise "%s" is said once, in every channel, and without one no time is',
  (callBack) => {
    for (const channel of INTAKE_CHANNELS) {
      const { closing } = documentOf(write({ ...CONFIG, channel, callBack }));
      expect(closing.toLowerCase().split(callBack.toLowerCase())).toHaveLength(2);
      const without = scriptText(write({ ...CONFIG, channel, callBack: undefined }));
      expect(without).not.toMatch(/call you[^.]*(?:minute|hour|business day)/i);
    }
  },
);

test('whatever is asked, the script changes soundly or the request is refused', () => {
  const orders = [
    'add a question about',
    'ask if they',
    'remove',
    'end with "We',
    'make it',
    'add:',
    'delete question',
  ];
  const request = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .tuple(fc.constantFrom(...orders), fc.string({ maxLength: 60 }))
      .map((parts) => parts.join(' ')),
    fc.constantFrom(
      'shorter',
      'longer',
      'warmer',
      'assertive',
      'plain words',
      'no questions about insurance',
    ),
  );
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 5 }), (requests) => {
      let script = withHand(SCRIPT);
      for (const each of requests) {
        const refined = refine(script, CONFIG, each);
        if ('refused' in refined) continue;
        expect(refined.script.sections).not.toEqual(script.sections);
        expect(scriptSectionsSchema.safeParse(refined.script.sections).success).toBe(true);
        expect(new Set(idsOf(refined.script)).size).toBe(idsOf(refined.script).length);
        expect(refined.script.notes).toEqual(['We close early on Fridays.']);
        script = refined.script;
      }
    }),
    { numRuns: 60 },
  );
});
