import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { intakeExampleSchema, intakePageSchema } from '../../src/features/intake/page-schema.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import { inContent } from '../../tests/support/content-in-use.ts';
import { write } from '../../tests/support/intake-script.ts';

test('the example on the page is what our library makes of its answers (commands/intake-example.ts)', () => {
  const page = readContentFile(inContent('tools/ai-intake-builder.yaml'), intakePageSchema).data;
  const { script } = readContentFile(
    inContent('tools/intake/example.yaml'),
    intakeExampleSchema,
  ).data;
  const config = { ...page.example.config, email: 'dana@whitfield-law.example' };
  expect(script).toEqual(documentOf(write(config)));
});
