import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './security-policy.ts';

const NO_BACKEND = { backendOrigin: undefined };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const htmlWith = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('a page without scripts and styles gets the narrowest policy', () => {
  const { policy, problems } = pagePolicy(htmlWith('<p>Hello</p>'), NO_BACKEND);
  expect(problems).toEqual([]);
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'none'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('every executed inline script and every style is listed by its hash; data blocks are not', () => {
  const rules = '{"prerender":[]}';
  const html = htmlWith(
    `<script>a()</script><script type="module">b()</script><script type="speculationrules">${rules}</script>` +
      '<script type="application/ld+json">{"@type":"x"}</script><script src="/x.js"></script><style>p{}</style>' +
      '<template><script>c()</script></template><noscript><style>q{}</style></noscript>',
  );
  const { policy } = pagePolicy(html, NO_BACKEND);
  const scripts = ['a()', 'b()', rules, 'c()'].map(hash).join(' ');
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${scripts}`);
  expect(directive(policy, 'style-src')).toBe(`style-src ${hash('p{}')} ${hash('q{}')}`);
});

test('a separate backend is allowed for requests and forms only', () => {
  const backendOrigin = 'https://api.northbar.example';
  const { policy } = pagePolicy(htmlWith(''), { backendOrigin });
  for (const name of ['connect-src', 'form-action'])
    expect(directive(policy, name)).toBe(`${name} 'self' ${backendOrigin}`);
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
});

test.each([
  ['<p style="color:red">x</p>', 'style attribute: <p style="color:red">x</p>'],
  ['<noscript><p style="a:b">x</p></noscript>', 'style attribute'],
  ['<template><i onclick="x()">x</i></template>', 'inline event handler onclick'],
  ['<a href=" javascript:x()">x</a>', 'javascript: address in href'],
  ['<script type="text/babel">x</script>', 'inline script of unknown type "text/babel"'],
])('%s is refused', (body, problem) => {
  expect(pagePolicy(htmlWith(body), NO_BACKEND).problems.join()).toContain(problem);
});
