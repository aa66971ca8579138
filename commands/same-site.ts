/** `npm run same-site -- <built site> [<other site, else dist>]` */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const COMPRESSED_FILE = /\.(br|gz)$/;
const TEXT_FILE = /\.(html|md|xml|txt|json|css|js|svg)$/;
const HASH_IN_NAME = /\.[\w-]{8}\.(?=js|css|png|svg|webp|avif|woff2)/g;
// These values may differ between two builds of the same site: "sha256-…" of a script,
// "fingerprint":"…", uid="…" of an island, and the name of its component.
const VALUES_THAT_VARY =
  /sha256-[\w+/=]+|"fingerprint":"\w+"| uid="\w+"|(?<=&quot;name&quot;:&quot;)\w+/g;
const CLASSES = / class="([^"]*)"/g;
const STYLES = /<style>[\s\S]*?<\/style>/g;
const CONTEXT_LENGTH = 70;

type Site = Map<string, { content: string; styles: string; bytes: number }>;

const sortNames = (names: string) => names.split(/\s+/).sort().join(' ');

function readSite(folder: string): Site {
  const site: Site = new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    if (COMPRESSED_FILE.test(name)) continue;
    const key = relative(folder, file).replace(HASH_IN_NAME, '.*.');
    const sentFile = existsSync(`${file}.br`) ? `${file}.br` : file;
    const bytes = statSync(sentFile).size;
    if (!TEXT_FILE.test(name)) {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex');
      site.set(key, { content, styles: '', bytes });
      continue;
    }
    const text = readFileSync(file, 'utf8')
      .replace(HASH_IN_NAME, '.*.')
      .replace(VALUES_THAT_VARY, '');
    const classes = [...text.matchAll(CLASSES)].map(([, value = '']) => sortNames(value));
    const styles = [...classes, ...(text.match(STYLES) ?? [])].join('\n');
    site.set(key, { content: text.replace(CLASSES, '').replace(STYLES, ''), styles, bytes });
  }
  return site;
}

function firstDifference(oldText = '', newText = ''): string {
  let index = 0;
  while (index < oldText.length && oldText[index] === newText[index]) index += 1;
  const excerptOf = (text: string) =>
    JSON.stringify(text.slice(Math.max(0, index - CONTEXT_LENGTH), index + CONTEXT_LENGTH));
  return `    before ${excerptOf(oldText)}\n    after  ${excerptOf(newText)}`;
}

const [oldFolder, newFolder = 'dist'] = process.argv.slice(2);
if (!oldFolder) {
  console.error(`Usage: ${basename(import.meta.filename)} <built site> [<other one>]`);
  process.exit(2);
}
const [oldSite, newSite] = [readSite(oldFolder), readSite(newFolder)];
const names = [...new Set([...oldSite.keys(), ...newSite.keys()])].sort();
const differingNames = names.filter(
  (name) => oldSite.get(name)?.content !== newSite.get(name)?.content,
);
for (const name of differingNames)
  console.log(
    `  ${name}\n${firstDifference(oldSite.get(name)?.content, newSite.get(name)?.content)}`,
  );
const namesWithOtherStyles = names.filter(
  (name) => oldSite.get(name)?.styles !== newSite.get(name)?.styles,
);
const totalBytes = (site: Site, end: string) =>
  [...site].reduce((sum, [name, file]) => sum + (name.endsWith(end) ? file.bytes : 0), 0);
const pageSizes = [oldSite, newSite].map(
  (site) => `${(totalBytes(site, '.html') / 1000).toFixed(1)} KB`,
);
console.log(
  `${names.length} files, ${differingNames.length} differ, ${namesWithOtherStyles.length} in classes or styles`,
);
console.log(
  `pages as sent: ${pageSizes.join(' before, ')} after; home page ${oldSite.get('index.html')?.bytes} bytes before, ${newSite.get('index.html')?.bytes} after`,
);
// Only different content is a failure. Differences in classes and styles are counted above.
process.exitCode = differingNames.length > 0 ? 1 : 0;
