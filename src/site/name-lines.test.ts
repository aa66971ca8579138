import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

test.each([
  ['Northbar', ['Northbar']],
  ['Lexington Law', ['Lexington', 'Law']],
  ['Harbor & Finch', ['Harbor', '& Finch']],
  ['Law Firm Marketing Pros', ['Law Firm', 'Marketing Pros']],
  ['  The  Firm ', ['The Firm']],
])('%j is split into the lines %j', (name, lines) => expect(nameLines(name)).toEqual(lines));
