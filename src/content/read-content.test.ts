import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readContentFile } from './read-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'northbar-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
const schema = z.strictObject({ title: z.string(), order: z.number() });

function file(name: string, text: string) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('YAML is read and checked', () => {
  const read = readContentFile(file('good.yaml', 'title: Legal SEO\norder: 1\n'), schema);
  expect(read).toEqual({ data: { title: 'Legal SEO', order: 1 }, body: '' });
});

test.each(['\n', '\r\n', '\r'])(
  'Markdown has its fields between --- lines and a body (line end %j)',
  (end) => {
    const text = ['---', 'title: A', 'order: 1', '---', 'First line', '---', 'Last'].join(end);
    expect(readContentFile(file('good.md', text), schema)).toEqual({
      data: { title: 'A', order: 1 },
      body: 'First line\n---\nLast',
    });
  },
);

test('a wrong field is reported with file, line and expected value', () => {
  const path = file('wrong.yaml', 'title: 7\norder: 1\nextra: x\n');
  expect(() => readContentFile(path, schema)).toThrow(
    `${path}: line 1: title: expected a text\n${path}: line 3: (whole file): no field is called "extra"`,
  );
});

test('broken YAML is reported with its line', () => {
  const path = file('broken.yaml', 'title: A\norder: [1\nlast: x\n');
  expect(() => readContentFile(path, schema)).toThrow(
    /broken\.yaml: line [23]: expected valid YAML: .+$/,
  );
});

test('the line of broken YAML in Markdown counts from the top of the file', () => {
  const path = file('broken.md', '---\ntitle: A\norder: "1\n---\nBody\n');
  expect(() => readContentFile(path, schema)).toThrow(/broken\.md: line [34]: /);
});

test('Markdown without a header block is an error', () => {
  const path = file('bare.md', '# Title\n');
  expect(() => readContentFile(path, schema)).toThrow(
    `${path}: line 1: expected a header block between --- lines`,
  );
});
