import { isFieldValue, isLeftOut } from './left-out.ts';
import {
  attribute,
  type Child,
  contains,
  type Element,
  hasClass,
  headingDepth,
  isElement,
  mark,
  text,
  textOf,
} from './tree.ts';

/** Characters up to which a line over a heading is a label of it. */
const LABEL_MAX = 60;
const SENTENCE_END = /[.?!:]$/;
/** "I." or "IV.": where a section stands on the page, which only its look needs. */
const ROMAN = /^[IVXLC]+\.$/;
const NO_BREAK_SPACE = '\u00a0';
const NUMBER = /^\d+$/;
const INLINE = new Set(['a', 'b', 'button', 'em', 'small', 'span', 'strong', 'time']);
const BOLD = new Set(['b', 'strong']);
/** A capital or a figure right behind a word starts something new. */
const WORD_START = /^[A-Z\d$]/;
const BOXES = new Set(['div', 'p']);
const DEEPEST = 6;
const SUMMARY_DEPTH_MIN = 3;

const isBlank = (node: Child) =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
const isInline = (node: Child | undefined) =>
  node !== undefined && isElement(node) && INLINE.has(node.tagName);

/** "EXHIBIT A", as it is stuck on a drawing. */
const isSticker = (node: Child) => isElement(node) && mark(node) === 'label';

const isSectionNumber = (node: Element) => node.tagName === 'span' && ROMAN.test(textOf(node).trim());

const bold = (words: string): Child => ({
  type: 'element',
  tagName: 'strong',
  properties: {},
  children: [text(words)],
});

/** What stands between two parts of a line whose look alone parts them; nothing when they belong together. */
function between(line: Element, before: Child | undefined, after: Child): string {
  if (!before) return '';
  if (isElement(after) && INLINE.has(after.tagName)) {
    if (!isInline(before)) return before.type === 'text' && hasClass(after, 'block') ? ' ' : '';
    return line.tagName === 'figcaption' || after.tagName === 'time' ? ', ' : ' ';
  }
  if (!isInline(before) || after.type !== 'text' || !WORD_START.test(after.value)) return '';
  return BOLD.has((before as Element).tagName) ? ': ' : ' ';
}

/** Children of a line with a space, comma or colon between parts that stand apart on the page. */
function apart(line: Element): Child[] {
  const children = line.children.filter(
    (child) =>
      child.type !== 'comment' && !(isElement(child) && (isLeftOut(child, line) || isSectionNumber(child))),
  );
  return children.flatMap((child, index) => {
    const words = between(line, children[index - 1], child);
    return words ? [text(words), child] : [child];
  });
}

/** The line over a heading, when it is the first of its part: `Leadership` over "The person a complaint goes to." */
function isLabel(node: Child, before: readonly Child[]): node is Element {
  if (!isElement(node) || node.tagName !== 'p' || before.some((other) => !isSticker(other))) return false;
  const words = textOf(node).trim();
  return words.length > 0 && words.length <= LABEL_MAX && !SENTENCE_END.test(words);
}

/** Labels become the first words of their headings. */
function labelled(children: Child[]): Child[] {
  const solid = children.filter((child) => !isBlank(child) || children.some(isInline));
  const index = solid.findIndex((child) => (headingDepth(child) ?? 1) > 1);
  const heading = solid[index];
  const label = solid[index - 1];
  if (!heading || !isElement(heading) || !label || !isLabel(label, solid.slice(0, index - 1)))
    return children;
  const words = isSticker(label) ? [text(textOf(label))] : label.children;
  const joined = { ...heading, children: [...words, text(': '), ...heading.children] };
  return [...solid.slice(0, index - 1), joined, ...solid.slice(index + 1)];
}

/** The items of a numbered list carry their number once. */
function withoutNumber(element: Element): Child[] {
  const first = element.children.findIndex((child) => !isBlank(child));
  const number = element.children[first];
  const isNumber = number && isElement(number) && NUMBER.test(textOf(number).trim());
  return isNumber && element.children.length > 1 ? element.children.slice(first + 1) : element.children;
}

/** A question that opens is a heading over its answer, one level below the heading before it. */
function opened(details: Element, depth: number): Child[] {
  const tagName = `h${Math.min(Math.max(depth + 1, SUMMARY_DEPTH_MIN), DEEPEST)}`;
  return details.children.map((child) =>
    isElement(child) && child.tagName === 'summary' ? { ...child, tagName } : child,
  );
}

/** A table without a head gets an empty one: names of its rows are no names of its columns. */
function withoutRowNames(table: Element): Element {
  const isHead = (node: Element) => node.tagName === 'thead';
  const plain = (node: Child): Child =>
    isElement(node)
      ? { ...node, tagName: node.tagName === 'th' ? 'td' : node.tagName, children: node.children.map(plain) }
      : node;
  return contains(table, isHead) ? table : (plain(table) as Element);
}

/** Addresses are written out in full; a link within the page is only its words, and nothing when it stands alone. */
function addressed(element: Element, pageUrl: string, parent: Element): Child[] {
  const name = element.tagName === 'img' ? 'src' : 'href';
  const value = attribute(element, name);
  if (!value) return [element];
  const isAlone = BOXES.has(parent.tagName) && textOf(parent).trim() === textOf(element).trim();
  if (value.startsWith('#')) return isAlone ? [] : element.children;
  return [{ ...element, properties: { ...element.properties, [name]: new URL(value, pageUrl).href } }];
}

/** What an element becomes, once its children are ready. */
function finished(element: Element, parent: Element, pageUrl: string): Child[] {
  if (isSticker(element)) return [{ ...element, children: [bold(textOf(element))] }];
  if (element.tagName === 'a' || element.tagName === 'img') return addressed(element, pageUrl, parent);
  if (element.tagName === 'table') return [withoutRowNames(element)];
  if (element.tagName === 'label') return [{ ...element, tagName: 'p' }];
  if (isFieldValue(element, parent)) return element.children;
  const isNumbered = element.tagName === 'li' && parent.tagName === 'ol';
  return [isNumbered ? { ...element, children: withoutNumber(element) } : element];
}

/**
 * Makes the <main> of a page say in words what its look says: without what is no text to read, questions and
 * labels as headings, addresses in full, and the claims it rests on as the last part.
 */
export function prepare(main: Element, pageUrl: string): Element {
  let depth = 1;
  const visit = (node: Child, inProse: boolean, parent: Element): Child[] => {
    if (node.type === 'text') return [text(node.value.replaceAll(NO_BREAK_SPACE, ' '))];
    if (!isElement(node) || isLeftOut(node, parent) || (!inProse && isSectionNumber(node))) return [];
    depth = headingDepth(node) ?? depth;
    const before = depth;
    const within = inProse || mark(node) === 'prose' || node.tagName === 'sup';
    const inner = node.tagName === 'details' ? opened(node, depth) : node.children;
    const source = within ? inner : apart({ ...node, children: inner });
    const made = node.tagName === 'sup' ? inner : source.flatMap((child) => visit(child, within, node));
    const children = within ? made : labelled(made);
    if (node.tagName === 'details') {
      depth = before;
      return children;
    }
    // Without the places in the HTML, which the converter would copy with everything else.
    const { tagName, properties } = node;
    return finished({ type: 'element', tagName, properties, children }, parent, pageUrl);
  };
  const children = main.children.flatMap((child) => visit(child, false, main));
  const isClaims = (node: Child) => isElement(node) && attribute(node, 'ariaLabelledBy') === 'claims-heading';
  const [claims, rest] = [children.filter(isClaims), children.filter((node) => !isClaims(node))];
  return { type: 'element', tagName: 'main', properties: {}, children: [...rest, ...claims] };
}
