import { describe, expect, test } from 'vitest';
import { embeddedWriter } from '../../server/intake-script/embedded/embedded-writer.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { intakeExampleSchema, intakePageSchema } from '../../src/features/intake/page-schema.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakePracticeArea,
} from '../../src/features/intake/schema.ts';
import { scriptText } from '../../src/features/intake/script-text.ts';

const page = readContentFile('content/tools/ai-intake-builder.yaml', intakePageSchema).data;
const writer = await embeddedWriter();
const areas = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];
const configs = areas.flatMap((practiceArea) =>
  INTAKE_CHANNELS.flatMap((channel) =>
    INTAKE_TONES.map((tone) => ({
      practiceArea,
      channel,
      tone,
      specialConsiderations: '',
      firmName: 'Whitfield & Rowe',
      email: 'dana@whitfield-law.example',
    })),
  ),
);

test('the example on the page is what our writer makes of its answers (commands/intake-example.ts)', async () => {
  const { script } = readContentFile('content/tools/intake/example.yaml', intakeExampleSchema).data;
  expect(script).toEqual(await writer.write({ ...page.example.config, email: 'dana@whitfield-law.example' }));
});

test('every request the page offers changes every script', async () => {
  for (const config of configs) {
    const script = await writer.write(config);
    for (const request of page.builder.result.examples)
      expect(
        await writer.refine(script, config, request),
        `${request}: ${Object.values(config)}`,
      ).toHaveProperty('script');
  }
});

describe('what the page says of every script', () => {
  test.each([
    ['what cannot wait comes first', /^WHAT CANNOT WAIT|: WHAT CANNOT WAIT/m],
    ['two times within 24 hours', /two times[^.?]* within 24 hours/i],
    [
      'who sent the caller',
      /\bsent you\b|sending you|how you learned|referred you|recommended the firm|told you about us|tell you about us|told us|point you to us|pointed you|brought you to us|come to contact|hear of us|mention us/i,
    ],
    ['a conflict check', /conflict check/i],
    ['no relationship yet', /attorney-client relationship/],
    ['who asks is no attorney', /\b(?:not|n't) an attorney|\bnot attorneys/],
    ['confidential', /\bconfiden/i],
    ['deadlines', /\bdeadlines?\b/],
    ['texts', /\btexts?\b/],
  ])('%s', async (_, words) => {
    for (const config of configs) expect(scriptText(await writer.write(config))).toMatch(words);
  });

  test('never "we will be in touch", an expert or a specialist', async () => {
    for (const config of configs)
      expect(scriptText(await writer.write(config))).not.toMatch(
        /be in touch|\bexperts?\b|\bspecialists?\b/i,
      );
  });
});
