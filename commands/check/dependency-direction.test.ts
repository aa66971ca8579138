import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/install.mjs';
import { idleArrows, wrongImports } from './dependency-direction.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles(ROOT);

test('imports go one way', () => expect(wrongImports(files)).toEqual([]));

test('no arrow between features is kept that nothing needs', () =>
  expect(idleArrows(files)).toEqual([]));
