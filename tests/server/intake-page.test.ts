import { describe, expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { intakeExampleSchema, intakePageSchema } from '../../src/features/intake/page-schema.ts';
import { documentOf, scriptText } from '../../src/features/intake/script.ts';
import { inContent } from '../support/content-in-use.ts';
import { ALL_CONFIGS, write } from '../support/intake-script.ts';

const page = readContentFile(inContent('tools/ai-intake-builder.yaml'), intakePageSchema).data;

test('the example on the page is what our library makes of its answers (commands/intake-example.ts)', () => {
  const { script } = readContentFile(inContent('tools/intake/example.yaml'), intakeExampleSchema).data;
  const config = { ...page.example.config, email: 'dana@whitfield-law.example' };
  expect(script).toEqual(documentOf(write(config)));
});

describe('what the page says of every script', () => {
  test.each([
    ['what cannot wait comes first', /^WHAT CANNOT WAIT|: WHAT CANNOT WAIT/m],
    ['two times within 24 hours', /two times[^.?]* within 24 hours/i],
    [
      'who sent the caller',
      /\bsent you\b|sending you|how you learned|referred you|recommended the firm|told you about us|tell you about us|told us|point you to us|pointed you|brought you to us|come to contact|hear of us|mention us|learn of this firm|find us\b/i,
    ],
    ['a conflict check', /conflict check/i],
    ['no relationship yet', /attorney-client relationship/],
    ['who asks is no attorney', /\b(?:not|n't) an attorney|\bnot attorneys/],
    ['confidential', /\bconfiden/i],
    ['deadlines', /\bdeadlines?\b/],
    ['texts', /\btexts?\b/],
  ])('%s', (_, words) => {
    for (const config of ALL_CONFIGS) expect(scriptText(write(config))).toMatch(words);
  });

  test('never "we will be in touch", an expert or a specialist', () => {
    for (const config of ALL_CONFIGS)
      expect(scriptText(write(config))).not.toMatch(/be in touch|\bexperts?\b|\bspecialists?\b/i);
  });
});
