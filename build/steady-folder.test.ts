import { afterEach, expect, test, vi } from 'vitest';
import { KEPT_BY } from '../src/content/kept-entries.ts';
import { steadyFolder } from './steady-folder.ts';

afterEach(() => vi.unstubAllEnvs());

/** As Astro writes it, the name of the folder apart. */
const assets = (address: string) =>
  `export const outDir = /* #__PURE__ */ new URL("${address}/");\n` +
  `export const serverDir = /* #__PURE__ */ new URL("${address}/server/");\n`;

/** The addresses that the module gives when it runs. */
const run = (code: string) =>
  new Function(`${code.replaceAll('export ', '')} return [outDir.href, serverDir.href];`)() as string[];

test('builds into folders of any name have the same module, which leads to the folder of its build', () => {
  const codes = ['build-one', 'build two'].map((name) => {
    const address = `file:///srv/site/.cache/${name.replace(' ', '%20')}`;
    const code = steadyFolder(`/srv/site/.cache/${name}`).transform.handler(assets(address));
    expect(run(code)).toEqual([`${address}/`, `${address}/server/`]);
    return code;
  });
  expect(codes[0]).toBe(codes[1]);
});

test('a build that keeps pages stops where Astro writes the folder in another way', () => {
  const { transform } = steadyFolder('/srv/site/.cache/build-one');
  expect(transform.handler('export const outDir = here;')).toBe('export const outDir = here;');
  vi.stubEnv(KEPT_BY, 'code');
  expect(() => transform.handler('export const outDir = here;')).toThrow('steady-folder.ts');
});
