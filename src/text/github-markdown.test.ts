import { expect, test } from 'vitest';
import { markdownTree, writeMarkdown } from './markdown.ts';

const WRITTEN = String.raw`| Channel | Cost | Share | Note |
| - | -: | :-: | :- |
| Google \| Bing | $1,500 | ${'`a\\|b`'} | |
| ~~Print~~ | | 2% | [a](https://a.example/) |

- [ ] open
- [x] done, **checked** by two

  and a second paragraph
- neither

Two notes[^1] and one more.[^long-name]

[^1]: A note.

[^long-name]: First paragraph.

    Second paragraph.

    - a list
`;

test('tables, checkboxes, footnotes and struck text are written as they are read', () => {
  expect(writeMarkdown(markdownTree(WRITTEN))).toBe(WRITTEN);
});

test.each([
  ['a line that looks like a table', '| a | b |\n:- | -'],
  ['a struck word', '~not struck~ and ~~neither~~'],
  ['a footnote', 'not a note[^1]'],
])('text that looks like Markdown is escaped: %s', (_, value) => {
  const tree = markdownTree(
    writeMarkdown({
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
    }),
  );
  expect(tree.children).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text', value: value }] },
  ]);
});
