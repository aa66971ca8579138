import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { addressOf } from '../server/serving/stored-file.ts';
import { type PageReport, pagePolicy } from './content-policy.ts';
import { type Keep, NOTHING_KEPT } from './kept-texts.ts';
import { eachPage } from './rewrite-pages.ts';

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
  const stylesheets = (await listFiles(directory)).filter((name) => name.endsWith('.css'));
  const read = (name: string) => readFile(join(directory, name), 'utf8');
  // Read twice, so that memory never holds all pages of a large site.
  const showsData = async (name: string) => DATA_IMAGE.test(await read(name));
  const found = [
    ...(await Promise.all(stylesheets.map(showsData))),
    ...(await eachPage(directory, showsData)),
  ];
  const options = {
    backendOrigin: backendUrl ? new URL(backendUrl).origin : undefined,
    hasStylesheets: stylesheets.length > 0,
    hasDataImages: found.includes(true),
  };
  const reports = await eachPage(directory, async (name) => {
    const html = await read(name);
    const make = () => JSON.stringify(pagePolicy(html, options));
    const report = await keep('policy', [html, JSON.stringify(options)], make);
    return { name, ...(JSON.parse(report) as PageReport) };
  });
  const problems = reports.flatMap(({ name, problems: found }) =>
    found.map((problem) => `  ${name}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new Error(`The Content-Security-Policy of this site allows none of these:\n${problems.join('\n')}`);
  }
  return Object.fromEntries(reports.map(({ name, policy }) => [addressOf(name), policy]));
}
