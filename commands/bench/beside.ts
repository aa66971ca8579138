import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withServer } from '../prove/server-process.ts';
import { tableHead, tableLine } from '../prove/table-lines.ts';
import { buildProject, PROJECTS } from './beside/projects.ts';
import { samePage, wordsOnly } from './beside/same-page.ts';
import { withStaticSite } from './beside/static-site.ts';
import { measureVisits, type Visits } from './beside/visits.ts';

/** Our pages that are measured, and the one that others show too. */
const OURS = {
  home: '/',
  article: '/blog/best-law-firm-marketing-strategies-2025',
  tool: '/tools/cost-per-signed-case',
};
const SHARED = 'home';

const HEAD = [
  'page',
  'first paint',
  'largest',
  'blocking',
  'bytes',
  'requests',
  'again, bytes',
  'first press',
];
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const row = (what: string, visits: Visits) =>
  tableLine([
    what,
    seconds(visits.firstPaint),
    seconds(visits.largestPaint),
    `${visits.blocking.toFixed(0)} ms`,
    kilobytes(visits.bytes),
    String(visits.requests),
    kilobytes(visits.repeatBytes),
    `${visits.press} ms`,
  ]);

/** The words alone, served like the frameworks' sites. */
async function floor(name: string, path: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-floor-'));
  try {
    writeFileSync(join(folder, 'index.html'), wordsOnly(samePage(path)));
    return row(`${name}, its words alone`, await withStaticSite(folder, measureVisits));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Our pages beside the floor, and our home page beside the same one made by two frameworks.
 *
 * @param print takes a line of the table as soon as it is known: each costs minutes
 */
export async function beside(print: (text: string) => void): Promise<void> {
  for (const each of tableHead(HEAD)) print(each);
  for (const [name, path] of Object.entries(OURS)) {
    const ours = await withServer(({ address }) => measureVisits(address + path));
    print(row(`${name}, ours`, ours));
    print(await floor(name, path));
  }
  for (const project of PROJECTS) {
    const folder = buildProject(project, samePage(OURS[SHARED]));
    print(row(`${SHARED}, ${project.name}`, await withStaticSite(folder, measureVisits)));
  }
}
