import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { GOOD_PAGE } from './engine/page.fixture.ts';
import { readPage } from './engine/read-page.ts';
import { readerPageSchema, readerWords } from './page-schema.ts';
import { markdownOf } from './words.ts';

const { data } = readContentFile(inContent('tools/page-reader.yaml'), readerPageSchema, 'Northbar');

test('Markdown has every line of a result', () => {
  const words = readerWords(data);
  const reading = readPage(GOOD_PAGE, undefined, new Date(0));
  const markdown = markdownOf(reading, words);
  for (const { id } of reading.lines) expect(markdown).toContain(words.checks[id].name);
});
