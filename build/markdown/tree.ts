import type { Options } from 'rehype-remark';

/** The types of the trees, as the converter names them. */
export type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
export type State = Parameters<Handle>[0];
export type Element = Parameters<Handle>[1];
export type Child = Element['children'][number];
type MarkdownNode = ReturnType<State['all']>[number];
/** What stands inside a paragraph, and what stands beside one. */
export type Phrase = Extract<MarkdownNode, { type: 'paragraph' }>['children'][number];
export type ListItem = Extract<MarkdownNode, { type: 'listItem' }>;
export type Block = ReturnType<State['toFlow']>[number];

export const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** Value of an attribute as text, by its name in the tree (`ariaHidden`); empty when there is none. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'className').split(' ').includes(name);

/** What a view says of a part for this text alone: "ignore", "label" of the heading under it, "prose". */
export const mark = (element: Element) => attribute(element, 'dataMdast');

/** Text of a node and of everything in it. */
export function textOf(node: Child): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

/** Depth of a heading, 1 to 6, or undefined when the node is none. */
export function headingDepth(node: Child): number | undefined {
  const depth = isElement(node) ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
  return depth === undefined ? undefined : Number(depth);
}

/** True when the test holds for a node inside the element, at any depth. */
export function contains(element: Element, test: (node: Element) => boolean): boolean {
  return element.children.some((child) => isElement(child) && (test(child) || contains(child, test)));
}

/** A text node, for words that only the look of the page says. */
export const text = (value: string): Child => ({ type: 'text', value });
