import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { load } from 'cheerio';
import { ROOT } from '../../bootstrap/install.mjs';
import type { SamePage } from './same-page.ts';

/** A framework's own way to make a static site, as its first steps show it. */
export type Project = {
  name: string;
  packages: Record<string, string>;
  build: readonly string[];
  /** Folder of the finished site, below the project. */
  output: string;
  files(page: SamePage): Record<string, string>;
};

/** Attributes that are there or not. */
const SWITCHES = new Set(['hidden', 'open', 'required', 'disabled', 'checked', 'inert', 'novalidate']);
const REACT_NAMES: Record<string, string> = { class: 'className', for: 'htmlFor' };
/** Without these names React would hold a field to what it has. */
const INPUT_NAMES: Record<string, string> = { value: 'defaultValue', checked: 'defaultChecked' };

type PageNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;

/** A node of the page as the call that React makes of JSX. */
function reactCall(node: PageNode, key: number): string {
  if (node.type === 'text') return JSON.stringify(node.data);
  if (!('attribs' in node)) return 'null';
  const props = Object.entries(node.attribs).map(([name, value]) => {
    const reactName = (node.name === 'input' && INPUT_NAMES[name]) || REACT_NAMES[name] || name;
    return `${JSON.stringify(reactName)}:${SWITCHES.has(name) ? 'true' : JSON.stringify(value)}`;
  });
  const children = node.children.map(reactCall).join(',');
  return `h(${JSON.stringify(node.name)},{key:${key},${props.join(',')}}${children ? `,${children}` : ''})`;
}

/** Page and layout of the App Router, exported as files; its compiler turns JSX into the same calls. */
const NEXT: Project = {
  name: 'Next.js',
  packages: { next: '16.4.6', react: '19.3.0', 'react-dom': '19.3.0' },
  build: ['next', 'build'],
  output: 'out',
  files: ({ title, description, css, body }) => ({
    'next.config.mjs': "export default { output: 'export', images: { unoptimized: true } };\n",
    'app/page.css': css,
    'app/layout.js': `import { createElement as h } from 'react';
import './page.css';
export const metadata = ${JSON.stringify({ title, description })};
export default ({ children }) => h('html', { lang: 'en' }, h('body', null, children));
`,
    'app/page.js': `import { createElement as h, Fragment } from 'react';
export default () => h(Fragment, null, ${body.root().contents().toArray().map(reactCall).join(',')});
`,
  }),
};

/** One page component, generated as files. */
const NUXT: Project = {
  name: 'Nuxt',
  packages: { nuxt: '4.5.2' },
  build: ['nuxt', 'generate'],
  output: '.output/public',
  files: ({ title, description, css, body }) => ({
    'nuxt.config.mjs': `export default defineNuxtConfig({ compatibilityDate: '2026-01-01', telemetry: false, css: ['~/page.css'], app: { head: ${JSON.stringify(
      { title, htmlAttrs: { lang: 'en' }, meta: [{ name: 'description', content: description }] },
    )} } });\n`,
    'app/page.css': css,
    'app/app.vue': `<template><div>${body.html().replaceAll('{{', '&#123;&#123;')}</div></template>\n`,
  }),
};

export const PROJECTS: readonly Project[] = [NEXT, NUXT];

function run(directory: string, program: string, args: readonly string[]) {
  const done = spawnSync(program, args, {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (done.status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`);
}

/** Writes and builds the page in a folder beside our build, where its packages stay. Gives the folder of the site. */
export function buildProject(project: Project, page: SamePage): string {
  const directory = join(ROOT, '.cache', 'bench', project.name);
  const manifest = { name: 'beside', private: true, type: 'module', dependencies: project.packages };
  for (const [name, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    ...project.files(page),
  })) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  // Fonts and pictures are the same files under the same addresses.
  for (const folder of ['_astro', 'assets'])
    cpSync(join(ROOT, 'dist', folder), join(directory, 'public', folder), {
      recursive: true,
      filter: (file) => !/\.(?:js|br|gz)$/.test(file),
    });
  if (!existsSync(join(directory, 'node_modules')))
    run(directory, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  run(directory, join(directory, 'node_modules', '.bin', project.build[0] ?? ''), project.build.slice(1));
  return join(directory, project.output);
}
