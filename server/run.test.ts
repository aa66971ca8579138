import { expect, onTestFinished, test, vi } from 'vitest';
import { folderWith } from '../tests/support/folder-with.ts';
import { runServer } from './run.ts';

test('a broken site.yaml stops the start with file and line, without a stack trace', async () => {
  const folder = folderWith({ 'site.yaml': 'brand: [Northbar\nemail: x\n' });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { exitCode } = process;
  onTestFinished(() => {
    process.exitCode = exitCode;
  });
  await runServer({ CONTENT_DIR: folder });
  expect(process.exitCode).toBe(1);
  expect(error.mock.calls).toEqual([[expect.stringContaining(`${folder}/site.yaml: line`)]]);
});
