import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allSamples, brandSamples } from '../../build/samples/all-samples.ts';
import { contentIn } from '../../src/content-checks.ts';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { recordThings } from './record-things.ts';

const REAL = [
  [/\.example\b/g, '.law'],
  [/-example\b/g, ''],
  [/555-01(\d\d)/g, '201-44$1'],
  [/55501(\d\d)/g, '20144$1'],
  [/\bSample Street/g, 'Harbor Street'],
] as const;

/** Copies our content and records that everything is real. */
export function clearContent(folder: string): void {
  cpSync(CONTENT, folder, { recursive: true });
  for (const file of contentIn(folder).files) {
    const path = join(folder, file.path);
    const text = readFileSync(path, 'utf8');
    const real = REAL.reduce(
      (result, [sample, replacement]) => result.replaceAll(sample, replacement),
      text,
    );
    if (real !== text) writeFileSync(path, real);
  }
  // Our own logo is a sample, whatever the content says.
  for (const { file } of brandSamples(folder)) appendFileSync(file, '\n');
  const lines = allSamples(contentIn(folder)).flatMap(({ file, line, record }) =>
    line && record ? [`${file.slice(folder.length + 1)}:${line}`] : [],
  );
  recordThings(
    folder,
    [...new Set(lines)].map((location) => {
      const [path = '', line] = location.split(':');
      return { path, line: Number(line) };
    }),
    { by: 'Ada Park', on: '2026-01-31', evidence: 'Signed letter in the client file' },
  );
}
