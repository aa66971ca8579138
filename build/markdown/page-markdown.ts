import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
  MARKDOWN_STYLE,
  MARKDOWN_TABLES,
  plainAddresses,
  sourceLine,
} from '../../src/text/markdown-style.ts';
import { handlers } from './handlers.ts';
import { prepare } from './prepare.ts';
import { type Child, contains, type Element, isElement } from './tree.ts';

const MAIN = /<main\b[\s\S]*<\/main>/;

const reader = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, MARKDOWN_TABLES)
  .use(remarkStringify, MARKDOWN_STYLE)
  .freeze();

const isTitle = (node: Child): node is Element => isElement(node) && node.tagName === 'h1';

/** The first h1 inside the element, taken out of it, and the rest. */
function takeTitle(element: Element): { title: Element | undefined; rest: Element } {
  let title: Element | undefined;
  const without = (node: Element): Element => ({
    ...node,
    children: node.children.flatMap((child) => {
      if (!title && isTitle(child)) {
        title = child;
        return [];
      }
      return isElement(child) && contains(child, isTitle) ? [without(child)] : [child];
    }),
  });
  return { rest: without(element), title };
}

/**
 * HTML of a built page and its full address in; its text as markdown out: the h1, what <main> says in reading order,
 * the claims it rests on, and where it comes from. Errors: a page without <main> or h1 throws.
 */
export async function pageMarkdown(html: string, url: string): Promise<string> {
  const [source = ''] = MAIN.exec(html) ?? [];
  const main = reader.parse(source).children.find(isElement);
  if (!main) throw new Error(`${url}: expected a page with a <main>`);
  const { title, rest } = takeTitle(prepare(main, url));
  if (!title) throw new Error(`${url}: expected an h1 in <main>`);
  const tree = await writer.run({ type: 'root', children: [title, ...rest.children] });
  const markdown = writer.stringify(tree as Parameters<typeof writer.stringify>[0]);
  return `${plainAddresses(markdown)}\n${sourceLine(url)}`;
}
