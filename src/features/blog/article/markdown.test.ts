import { expect, test } from 'vitest';
import { POST } from '../post.fixture.ts';
import { articleMarkdown } from './markdown.ts';

const ORIGIN = 'https://www.northbar.example';
const PICTURE = { src: '/assets/plates/a.webp', alt: 'A chart [of two]' };
const HEAD = `# Ads & SEO

By Linh Trieu, Web Development Lead. July 29, 2025. SEO & PPC. 4 min read.

![A chart \\[of two\\]](${ORIGIN}/assets/plates/a.webp)

`;
const END = `\nSource: <${ORIGIN}/blog/ads-and-seo>\n`;
const postWith = (content: string) => ({ ...POST, content });

test.each([
  ['See [pricing](/pricing).', `See [pricing](${ORIGIN}/pricing).\n`],
  ['See [below](#faq).\n\n## FAQ', `See [below](${ORIGIN}/blog/ads-and-seo#text-faq).\n\n## FAQ\n`],
  ['[a]: /pricing\n\n[Pricing][a]', `[a]: ${ORIGIN}/pricing\n\n[Pricing][a]\n`],
  ['| a | b |\n|---|:-:|\n| 1 | `x\\|y` |', '| a | b |\n| - | :-: |\n| 1 | `x\\|y` |\n'],
  ['# Ads & SEO\n\nText.\n\n# More', 'Text.\n\n## More\n'],
  ['One<br>line\n\n<div>x<p>y</p></div>\n\n<!-- note -->\n\nTwo', 'One line\n\nx y\n\nTwo\n'],
  [
    '| a |\n|---|\n| one<br>two<ul><li>x</li><li>y</li></ul> |',
    '| a |\n| - |\n| one two  x  y   |\n',
  ],
])('the Markdown version of an article with %j', (content, markdown) =>
  expect(articleMarkdown(postWith(content), PICTURE, ORIGIN)).toBe(HEAD + markdown + END),
);
