import { expect, test } from 'vitest';
import { BUTTON_REQUESTS } from '../../../src/features/intake/change-offers.ts';
import {
  CALL_BACKS,
  INTAKE_CHANNELS,
  INTAKE_TONES,
  intakeConfigSchema,
} from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import { CONFIG, library, refusal, write } from '../../../tests/support/refinement.ts';
import { changeOffers } from './change-offers.ts';
import { previewConsiderations } from './preview.ts';

const voices = INTAKE_CHANNELS.flatMap((channel) =>
  INTAKE_TONES.map((tone) => ({ ...CONFIG, specialConsiderations: '', channel, tone })),
);
/** A call that comes by a time. */
const TIMED_CALL = /call you[^.]*(?:minute|hour|business day)/i;

test.each(CALL_BACKS)('"%s" is said so, once, at the end, and outlives every change', (callBack) => {
  const words = callBack.toLowerCase();
  for (const voice of voices) {
    const config = { ...voice, callBack };
    const script = write(config);
    expect(script.closing.toLowerCase().split(words)).toHaveLength(2);
    const { whyNot } = changeOffers(library, config, script);
    for (const [name, request] of Object.entries(BUTTON_REQUESTS)) {
      if (whyNot[name]) continue;
      const { closing } = JSON.parse(refusal(script, request, config));
      expect(closing.toLowerCase(), request).toContain(words);
    }
  }
});

test('without a promise no script names a time for a call', () => {
  for (const config of voices) {
    const text = scriptText(write(config));
    for (const callBack of CALL_BACKS) expect(text.toLowerCase()).not.toContain(callBack.toLowerCase());
    expect(text).not.toMatch(TIMED_CALL);
  }
});

test('nothing chosen is no promise; what is not on the list is refused', () => {
  const { callBack: chosen } = intakeConfigSchema.parse({ ...CONFIG, callBack: '' });
  expect(chosen).toBeUndefined();
  expect(intakeConfigSchema.parse(CONFIG).callBack).toBeUndefined();
  expect(intakeConfigSchema.parse({ ...CONFIG, callBack: CALL_BACKS[1] }).callBack).toBe('Within an hour');
  for (const callBack of ['within an hour', 'Within 5 minutes', null, 7])
    expect(intakeConfigSchema.safeParse({ ...CONFIG, callBack }).success).toBe(false);
});

test('whoever writes instead of us gets the promise as the sentence that we would say', () => {
  for (const voice of voices) {
    const config = { ...voice, callBack: CALL_BACKS[0] };
    const [only] = previewConsiderations(library, config).said;
    expect(write(config).closing).toContain(only?.sentence);
    expect(previewConsiderations(library, voice).said).toEqual([]);
  }
});
