import { expect, test } from 'vitest';
import { activeHtml } from './active-html.ts';

test.each([
  ['<script>run()</script>', { element: 'script', line: 1 }],
  [
    'Text\n\n- Item\n\n  Words <SCRIPT src="https://a.example/x.js"></SCRIPT>',
    { element: 'script', line: 5 },
  ],
  ['<div>\n<style>p { color: red }</style>\n</div>', { element: 'style', line: 2 }],
  ['> <iframe src="https://a.example/"></iframe>', { element: 'iframe', line: 1 }],
  ['| a |\n|---|\n| <form action="/x"> |', { element: 'form', line: 3 }],
])('%j is told with its line', (markdown, found) => expect(activeHtml(markdown)).toEqual(found));

test.each([
  '',
  '```html\n<script>run()</script>\n```',
  'The `<meta name="robots">` tag.',
  '<details><summary>More</summary>\n\nText <br> <kbd>Tab</kbd>\n\n</details>',
  '<formula>',
])('%j is fine', (markdown) => expect(activeHtml(markdown)).toBeUndefined());
