import { describe, expect, test } from 'vitest';
import { CONTENT, isSample } from '../support/content-in-use.ts';
import { faultsOf, fileFaults, filesHeldToRules } from './language-rules.ts';

describe('American usage, curled quotes and no tics', () => {
  test.each(filesHeldToRules(CONTENT))('%s', (file) => {
    expect(fileFaults(CONTENT, file)).toEqual([]);
  });
});

test.each([
  ["the firm's own", 1],
  ['the firm’s own', 0],
  ['"best"', 2],
  ['`"best"` and [rules](/a-b"c)', 0],
  ['a call at 21:40', 1],
  ['a call at 9:40 p.m.', 0],
  ['3-6 months', 0],
  ['2-3 months', 1],
  ['$2,500-$3,500', 0],
  ['$2,500-$4,000', 1],
  ['By E-mail', 1],
  ['Rule 4-7.13 and (813) 555-0142', 0],
  ['We agree the question first', 1],
  ['colour and organisation', 2],
  ['color, our organization', 0],
  // a tic is one of the sample's writers
  ['nobody, nobody, nobody', isSample ? 3 : 0],
])('"%s" has %i faults', (text, count) => {
  expect(faultsOf([['text', text]])).toHaveLength(count);
});
