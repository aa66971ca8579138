import { expect, test } from 'vitest';
import { withoutRuntime } from './intent-islands.ts';

const INTENT = '(()=>{self.Astro.intent=1})()';
const ELEMENT = '(()=>{customElements.define("astro-island",class{a="<p>"})})()';
const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const page = (style: string, ...scripts: string[]) =>
  `<body><script>boot()</script>${style}<astro-island></astro-island>${scripts.map((code) => `<script>${code}</script>`).join('')}</body>`;

test('a page without islands is left alone', () => {
  expect(withoutRuntime(`<body><script>${INTENT}</script></body>`)).toBeNull();
});

test('both runtime scripts and the style leave the page, and the scripts keep their order', () => {
  expect(withoutRuntime(page(STYLE, INTENT, ELEMENT))).toEqual({
    html: page(''),
    runtime: `${INTENT};${ELEMENT}`,
  });
});

test('what nothing reads of an island leaves the page', () => {
  const island = (uid: string, name: string) =>
    `<astro-island${uid} prefix="r2" opts="{${name}&quot;value&quot;:&quot;quiz&quot;}"></astro-island>`;
  const given = page(STYLE, INTENT, ELEMENT);
  const put = (html: string, one: string) => html.replace('<astro-island></astro-island>', one);
  expect(withoutRuntime(put(given, island(' uid="ZcT1x"', '&quot;name&quot;:&quot;Quiz&quot;,')))?.html).toBe(
    put(page(''), island('', '')),
  );
});

test.each([[[INTENT]], [[ELEMENT]], [[]]])('a runtime of another shape (%j) stops the build', (scripts) => {
  expect(() => withoutRuntime(page(STYLE, ...scripts))).toThrow(
    'The island runtime of this Astro version has another shape: see intent-islands.ts',
  );
});

test('a style of another shape stops the build', () => {
  expect(() => withoutRuntime(page('<style>astro-island{}</style>', INTENT, ELEMENT))).toThrow(
    "The style of this Astro version's islands is another: see intent-islands.ts, base.css",
  );
});
