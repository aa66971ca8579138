/** `npm run same-site -- <built site> [<other site, else dist>]` */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const COMPRESSED = /\.(br|gz)$/;
const IS_TEXT = /\.(html|md|xml|txt|json|css|js|svg)$/;
const HASH_IN_NAME = /\.[\w-]{8}\.(?=js|css|png|svg|webp|avif|woff2)/g;
const BUILD_VALUES =
  /sha256-[\w+/=]+|"fingerprint":"\w+"| uid="\w+"|(?<=&quot;name&quot;:&quot;)\w+/g;
const CLASSES = / class="([^"]*)"/g;
const STYLES = /<style>[\s\S]*?<\/style>/g;
const CONTEXT_LENGTH = 70;

type Site = Map<string, { content: string; styles: string; bytes: number }>;

const sorted = (names: string) => names.split(/\s+/).sort().join(' ');

function readSite(folder: string): Site {
  const site: Site = new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    if (COMPRESSED.test(name)) continue;
    const key = relative(folder, file).replace(HASH_IN_NAME, '.*.');
    const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
    const bytes = statSync(sent).size;
    if (!IS_TEXT.test(name)) {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex');
      site.set(key, { content, styles: '', bytes });
      continue;
    }
    const text = readFileSync(file, 'utf8').replace(HASH_IN_NAME, '.*.').replace(BUILD_VALUES, '');
    const classes = [...text.matchAll(CLASSES)].map(([, value = '']) => sorted(value));
    const styles = [...classes, ...(text.match(STYLES) ?? [])].join('\n');
    site.set(key, { content: text.replace(CLASSES, '').replace(STYLES, ''), styles, bytes });
  }
  return site;
}

function firstDifference(first = '', second = ''): string {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const context = (text: string) =>
    JSON.stringify(text.slice(Math.max(0, at - CONTEXT_LENGTH), at + CONTEXT_LENGTH));
  return `    before ${context(first)}\n    after  ${context(second)}`;
}

const [oldFolder, newFolder = 'dist'] = process.argv.slice(2);
if (!oldFolder) {
  console.error(`Usage: ${basename(import.meta.filename)} <built site> [<other one>]`);
  process.exit(2);
}
const [before, after] = [readSite(oldFolder), readSite(newFolder)];
const names = [...new Set([...before.keys(), ...after.keys()])].sort();
const differing = names.filter((name) => before.get(name)?.content !== after.get(name)?.content);
for (const name of differing)
  console.log(`  ${name}\n${firstDifference(before.get(name)?.content, after.get(name)?.content)}`);
const inStyles = names.filter((name) => before.get(name)?.styles !== after.get(name)?.styles);
const bytes = (site: Site, end: string) =>
  [...site].reduce((sum, [name, file]) => sum + (name.endsWith(end) ? file.bytes : 0), 0);
const pages = [before, after].map((site) => `${(bytes(site, '.html') / 1000).toFixed(1)} KB`);
console.log(
  `${names.length} files, ${differing.length} differ, ${inStyles.length} in classes or styles`,
);
console.log(
  `pages as sent: ${pages.join(' before, ')} after; / ${before.get('index.html')?.bytes} before, ${after.get('index.html')?.bytes} after`,
);
process.exitCode = differing.length > 0 ? 1 : 0;
