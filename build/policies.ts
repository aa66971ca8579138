import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { addressOf } from '../server/serving/stored-file.ts';
import { type PageReport, pagePolicy } from './content-policy.ts';
import { type Keep, NOTHING_KEPT } from './kept-texts.ts';

const DATA_IMAGE = /url\(\s*["']?data:image|\s(?:src|srcset|href)=["']?data:image/i;

/**
 * Folder of a built site and the address of a separate backend (or empty) in; the policy of each page by
 * address out. Throws with every file and snippet that no strict policy can allow.
 */
export async function pagePolicies(
  directory: string,
  backendUrl: string,
  keep: Keep = NOTHING_KEPT,
): Promise<Record<string, string>> {
  const names = await listFiles(directory);
  const stylesheets = names.filter((name) => name.endsWith('.css'));
  const pages = names.filter((name) => name.endsWith('.html'));
  const read = (name: string) => readFile(join(directory, name), 'utf8');
  let hasDataImages = false;
  // Read twice, so that memory never holds all pages of a large site.
  for (const name of [...stylesheets, ...pages]) hasDataImages ||= DATA_IMAGE.test(await read(name));
  const options = {
    backendOrigin: backendUrl ? new URL(backendUrl).origin : undefined,
    hasStylesheets: stylesheets.length > 0,
    hasDataImages,
  };
  const reports: (PageReport & { name: string })[] = [];
  for (const name of pages) {
    const html = await read(name);
    const make = () => JSON.stringify(pagePolicy(html, options));
    const report = await keep('policy', [html, JSON.stringify(options)], make);
    reports.push({ name, ...(JSON.parse(report) as PageReport) });
  }
  const problems = reports.flatMap(({ name, problems: found }) =>
    found.map((problem) => `  ${name}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new Error(`The Content-Security-Policy of this site allows none of these:\n${problems.join('\n')}`);
  }
  return Object.fromEntries(reports.map(({ name, policy }) => [addressOf(name), policy]));
}
