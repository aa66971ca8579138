import { dirname, join, posix } from 'node:path';

export type SourceFile = { path: string; text: string };

/** What each part of the project may import besides itself. A part that is not listed may import nothing of ours. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/schemas': [],
  'src/rules': ['src/schemas'],
  'src/seo': ['src/schemas', 'src/rules'],
  'src/plates': ['src/schemas', 'src/rules', 'src/seo'],
  'src/report-pdf': ['src/schemas', 'src/rules', 'src/seo'],
  'src/browser': ['src/schemas', 'src/rules'],
  'src/styles': [],
  'src/fonts': [],
  'src/ui': ['src/schemas', 'src/rules', 'src/browser'],
  'src/sections': ['src/schemas', 'src/rules', 'src/browser', 'src/seo', 'src/ui'],
  'src/views': ['src/schemas', 'src/rules', 'src/browser', 'src/seo', 'src/ui', 'src/sections'],
  'src/shell': ['src/schemas', 'src/rules', 'src/browser', 'src/seo', 'src/ui', 'src/sections'],
  'src/tools': ['src/schemas', 'src/rules', 'src/browser', 'src/seo', 'src/ui', 'src/sections', 'src/shell'],
  server: ['src/schemas', 'src/rules'],
  commands: ['server', 'src/schemas', 'src/rules', 'src/styles'],
};
/** These join the parts together, so everything is open to them; only pages stay closed to all. */
const JOINS_PARTS = ['src/pages', 'src', 'tests', ''];
const PARTS = [...Object.keys(MAY_IMPORT), ...JOINS_PARTS].sort((a, b) => b.length - a.length);
/** Tests beside the source may reach for the real server they start. */
const IS_TEST = /\.test\.tsx?$/;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]+)\1/g;

const partOf = (path: string) => PARTS.find((part) => part === '' || path.startsWith(`${part}/`)) ?? '';

/** Source files with their paths below the project in; one line for each import against the direction out. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const from = partOf(path);
    if (IS_TEST.test(path)) return [];
    return [...text.matchAll(IMPORT)].flatMap(([, , target = '']) => {
      const imported = posix.normalize(join(dirname(path), target).replaceAll('\\', '/'));
      const to = partOf(imported);
      const allowed =
        to === from || (to !== 'src/pages' && (JOINS_PARTS.includes(from) || MAY_IMPORT[from]?.includes(to)));
      return allowed ? [] : [`${path}: ${from} must not import ${to || 'the project root'} (${imported})`];
    });
  });
}
