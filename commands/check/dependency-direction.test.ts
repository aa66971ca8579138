import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/install.mjs';
import { idleArrows, wrongImports } from './dependency-direction.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles(ROOT);

test('imports go one way', () => expect(wrongImports(files)).toEqual([]));

test('every listed dependency between features is used', () =>
  expect(idleArrows(files)).toEqual([]));
