import { describe, expect, test } from 'vitest';
import { CONTENT } from '../support/content-in-use.ts';
import { fileFaults, filesHeldToRules } from './language-rules.ts';

describe('American usage, curly quotes and no clichés', () => {
  test.each(filesHeldToRules(CONTENT))('%s', (file) => {
    expect(fileFaults(CONTENT, file)).toEqual([]);
  });
});
