import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawnPicture, forgetDrawings, keptDocument, keptDrawing, pictureHash } from './kept-picture.ts';

const FOLDER = 'node_modules/.cache/drawings';

/** A drawing that no build has made, and how often it was asked for. */
function drawing() {
  const id = randomUUID();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><desc>${id}</desc></svg>`;
  const name = `${pictureHash(svg, 'png')}.png`;
  const times = { drawn: 0 };
  const draw = async () => {
    times.drawn += 1;
    return drawnPicture(svg, 'png');
  };
  const note = `${FOLDER}/${createHash('sha256').update(id).digest('hex')}.name`;
  onTestFinished(() => {
    for (const file of [note, `${FOLDER}/${name}`]) rmSync(file, { force: true });
  });
  return { get: (by = 'code') => keptDrawing(id, by, draw), file: `${FOLDER}/${name}`, times };
}

test('what an earlier build drew from the same is read, and not drawn again', async () => {
  const { get, file, times } = drawing();
  const first = await get();
  expect(await get()).toEqual(first);
  expect(readFileSync(file).subarray(-first.length)).toEqual(first);
  expect(times.drawn).toBe(1);
});

test.each([
  ['gone', (file: string) => rmSync(file)],
  ['empty, as a power cut can leave it', (file: string) => writeFileSync(file, '')],
])('a picture that is %s is made again', async (_, spoil) => {
  const { get, file } = drawing();
  const first = await get();
  const whole = readFileSync(file);
  spoil(file);
  expect(await get()).toEqual(first);
  expect(readFileSync(file)).toEqual(whole);
});

test('a document is set once, and again when what it comes of has changed', async () => {
  const name = randomUUID();
  let times = 0;
  const get = (by: string) =>
    keptDocument(name, by, () => {
      times += 1;
      return Buffer.from(`document of ${by}`);
    });
  onTestFinished(() => rmSync(`${FOLDER}/${createHash('sha256').update(name).digest('hex')}.name`));
  expect((await get('a')).toString()).toBe('document of a');
  expect((await get('a')).toString()).toBe('document of a');
  expect(times).toBe(1);
  expect((await get('ab')).toString()).toBe('document of ab');
  expect((await get('a')).toString()).toBe('document of a');
  expect(times).toBe(3);
});

test('other code draws it again', async () => {
  const { get, times } = drawing();
  await get();
  await get('other code');
  await get('other code');
  expect(times.drawn).toBe(2);
});

test('drawings are forgotten, pictures are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-drawings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['a.name', 'a.png']) writeFileSync(join(folder, name), '');
  await forgetDrawings(folder);
  expect(readdirSync(folder)).toEqual(['a.png']);
});
