import { execFileSync } from 'node:child_process';
import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../bootstrap/install.mjs';
import type { Part } from './part.ts';

const IS_SOURCE = /^(?:src|server|build|commands)\/.*\.(?:ts|tsx|astro|css|mjs|typ)$/;
const IS_TEST = /\.(?:test|fixture)\.tsx?$/;
const HAS_IMPORTS = /\.(?:ts|tsx|astro|mjs)$/;

/** What one file names of another: the names it imports, `*` for all of them. */
type Import = { target: string; names: readonly string[] };
type Module = { path: string; exports: readonly string[]; imports: readonly Import[] };

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function exportsOf(node: ts.Statement): string[] {
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  return 'name' in node && node.name ? [(node.name as ts.Node).getText()] : [];
}

function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (!named) return ts.isExportDeclaration(node) ? ['*'] : [];
  if (!('elements' in named)) return ['*'];
  return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** An import of a file, with a question that asks for it in another form (`?inline-script`) or none. */
function moduleOf(path: string, text: string): Module {
  const code = path.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
  const kind = /\.(?:tsx|astro)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const imports: Import[] = [];
  const take = (specifier: ts.Node | undefined, names: string[]) => {
    if (specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.'))
      imports.push({ target: posix.join(dirname(path), specifier.text.replace(/\?.*/, '')), names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      take(node.moduleSpecifier, namesOf(node));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], ['*']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, exports: file.statements.flatMap(exportsOf), imports };
}

/** Groups of files each of which imports every other by some way; types count. */
export function circlesOf(modules: readonly Module[]): string[][] {
  const targets = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const reached = new Map(
    modules.map(({ path }) => {
      const found = new Set<string>();
      const queue = [path];
      for (const each of queue)
        for (const next of targets.get(each) ?? []) if (!found.has(next)) queue.push(next) && found.add(next);
      return [path, found] as const;
    }),
  );
  const groups = modules
    .filter(({ path }) => reached.get(path)?.has(path))
    .map(({ path }) =>
      [...(reached.get(path) ?? [])].filter((other) => reached.get(other)?.has(path)).sort(),
    );
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

/** Exports that exactly one other file names, and all exports, in numbers. */
export function countExports(modules: readonly Module[]) {
  const users = new Map<string, Set<string>>();
  for (const { path, imports } of modules)
    for (const { target, names } of imports)
      for (const name of names) {
        const key = `${target} ${name}`;
        users.set(key, (users.get(key) ?? new Set()).add(path));
      }
  const counts = modules.flatMap(({ path, exports }) =>
    exports.map(
      (name) => new Set([...(users.get(`${path} ${name}`) ?? []), ...(users.get(`${path} *`) ?? [])]).size,
    ),
  );
  return { all: counts.length, withOneUser: counts.filter((count) => count === 1).length };
}

export const modulesOf = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([path]) => HAS_IMPORTS.test(path)).map(([path, text]) => moduleOf(path, text));

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

export const counts: Part = {
  about: 'files and lines of source without tests, circles, exports with one user: <commit>',
  async run([commit = 'HEAD']) {
    const paths = git('ls-tree', '-r', '--name-only', commit)
      .split('\n')
      .filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path));
    const files = new Map(paths.map((path) => [path, git('show', `${commit}:${path}`)]));
    const linesOf = (texts: Iterable<string>) =>
      [...texts].reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    for (const room of new Set(
      paths.map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('src/') ? 2 : 1)
          .join('/'),
      ),
    )) {
      const inside = [...files].filter(([path]) => path === room || path.startsWith(`${room}/`));
      console.log(
        `  ${room.padEnd(20)} ${String(inside.length).padStart(4)} files ${String(linesOf(inside.map(([, text]) => text))).padStart(6)} lines`,
      );
    }
    const modules = modulesOf(files);
    const circles = circlesOf(modules);
    const exported = countExports(modules);
    for (const circle of circles) console.log(`  circle: ${circle.join(', ')}`);
    console.log(
      `${paths.length} files, ${linesOf(files.values())} lines, ${circles.length} circles, ${exported.withOneUser} of ${exported.all} exports with one user`,
    );
    return true;
  },
};
