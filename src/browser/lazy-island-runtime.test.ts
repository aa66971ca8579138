import { expect, test } from 'vitest';
import { withoutRuntime } from './lazy-island-runtime.ts';

const INTENT = '(()=>{self.Astro.intent=1})()';
const ELEMENT = '(()=>{customElements.define("astro-island",class{a="<p>"})})()';
const page = (...scripts: string[]) =>
  `<body><script>boot()</script><astro-island></astro-island>${scripts.map((code) => `<script>${code}</script>`).join('')}</body>`;

test('a page without islands is left alone', () => {
  expect(withoutRuntime(`<body><script>${INTENT}</script></body>`)).toBeNull();
});

test('both runtime scripts leave the page and keep their order', () => {
  expect(withoutRuntime(page(INTENT, ELEMENT))).toEqual({ html: page(), runtime: `${INTENT};${ELEMENT}` });
});

test.each([[[INTENT]], [[ELEMENT]], [[]]])('a runtime of another shape (%j) stops the build', (scripts) => {
  expect(() => withoutRuntime(page(...scripts))).toThrow(
    'The island runtime of this Astro version has another shape: see lazy-island-runtime.ts',
  );
});
