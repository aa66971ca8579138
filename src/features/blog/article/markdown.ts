import { longDate } from '../../../text/dates.ts';
import { lineOfHtml, textOfHtml } from '../../../text/html.ts';
import {
  markdownTree,
  plainAddresses,
  prefixedLink,
  renderedMarkdown,
  sourceLine,
  writeMarkdown,
} from '../../../text/markdown.ts';
import { blogPath } from '../blog-path.ts';
import { bodyWithoutTitle } from '../file/from-body.ts';
import type { BlogPost } from '../schema.ts';

type Tree = ReturnType<typeof markdownTree>;
type Node = Tree | Tree['children'][number];
type Block = Tree['children'][number];

const paragraph = (children: Extract<Block, { type: 'paragraph' }>['children']): Block => ({
  type: 'paragraph',
  children,
});

const BLOCK_PARENTS = new Set<Node['type']>([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

function htmlAsText(html: string, isBlock: boolean): Block[] {
  const value = isBlock ? lineOfHtml(html) : textOfHtml(html);
  if (!value) return [];
  return [isBlock ? paragraph([{ type: 'text', value }]) : { type: 'text', value }];
}

function withAbsoluteAddresses<T extends Node>(node: T, url: string, ids: readonly string[]): T {
  if ('url' in node) node.url = new URL(prefixedLink(ids, node.url), url).href;
  if ('children' in node) {
    const children = node.children as Block[];
    const blocks = children.flatMap((child) =>
      child.type === 'html' ? htmlAsText(child.value, BLOCK_PARENTS.has(node.type)) : child,
    );
    node.children = blocks.map((child) =>
      withAbsoluteAddresses(child, url, ids),
    ) as typeof node.children;
  }
  return node;
}

/** Returns a line such as "By Linh Trieu, Web Development Lead. July 29, 2025. Web Design." */
function byline(post: BlogPost): string {
  const { author_name, author_title, published_at, category, reading_time_minutes, factCheck } =
    post;
  const checkNote = factCheck
    ? ` Facts checked ${longDate(factCheck.day)} by ${factCheck.by}.`
    : '';
  const author = [author_name, author_title].filter(Boolean).join(', ');
  return `By ${author}. ${longDate(published_at)}. ${category}. ${reading_time_minutes} min read.${checkNote}`;
}

/** Returns the Markdown version of an article: h1, byline, picture and text with absolute addresses. */
export function articleMarkdown(
  post: BlogPost,
  { src, alt }: { src: string; alt: string },
  origin: string,
): string {
  const url = origin + blogPath(post.slug);
  const body = bodyWithoutTitle(post.content, post.title);
  const { children } = withAbsoluteAddresses(markdownTree(body), url, renderedMarkdown(body).ids);
  const headBlocks: Block[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: post.title }] },
    paragraph([{ type: 'text', value: byline(post) }]),
    paragraph([{ type: 'image', url: new URL(src, origin).href, alt }]),
  ];
  const markdown = writeMarkdown({ type: 'root', children: [...headBlocks, ...children] });
  return `${plainAddresses(markdown)}\n${sourceLine(url)}`;
}
