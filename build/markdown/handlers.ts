import {
  attribute,
  type Block,
  contains,
  type Element,
  type Handle,
  headingDepth,
  isElement,
  type ListItem,
  type Phrase,
  type State,
  textOf,
} from './tree.ts';

const FOOTNOTE = /^Footnote (\d+)$/;
/** The page calls its sources by letters; the list of the text is numbered. */
const SOURCE_LINK = /^#source-(\d+)$/;
const paragraph = (children: Phrase[]): Block => ({ type: 'paragraph', children });
const words = (value: string): Phrase => ({ type: 'text', value });
/** "[1]", as a reference: the brackets of a text would be escaped. */
const note = (label: string): Phrase => ({
  type: 'linkReference',
  referenceType: 'shortcut',
  identifier: label,
  label,
  children: [words(label)],
});
const childrenOf = (element: Element, tagName: string) =>
  element.children.filter((child) => isElement(child) && child.tagName === tagName) as Element[];

/** " [1]" for a claim, " [source 4]" or " [sources 4, 5]" for sources; anything else is raised text. */
const sup: Handle = (state, element) => {
  const notes = childrenOf(element, 'a').flatMap((link) => {
    const [, claim] = FOOTNOTE.exec(attribute(link, 'ariaLabel')) ?? [];
    const [, source] = SOURCE_LINK.exec(attribute(link, 'href')) ?? [];
    const number = claim ?? source;
    return number ? [{ isClaim: claim !== undefined, number }] : [];
  });
  const numbers = notes.map(({ number }) => number).join(', ');
  if (notes.length === 0) return state.all(element);
  const kind = notes[0]?.isClaim ? '' : notes.length > 1 ? 'sources ' : 'source ';
  return [words(' '), note(kind + numbers)];
};

/** A chart is its figures in words; a drawing that says nothing is left out. */
const svg: Handle = (_, element) => {
  if (attribute(element, 'role') !== 'img') return undefined;
  const said = ['desc', 'title'].flatMap((name) => childrenOf(element, name).map(textOf));
  const chart = said[0] ?? attribute(element, 'ariaLabel');
  return chart ? paragraph([words(`Chart: ${chart}`)]) : undefined;
};

const div: Handle = (state, element) => {
  const label = attribute(element, 'role') === 'img' && attribute(element, 'ariaLabel');
  return label ? paragraph([words(label)]) : state.toFlow(state.all(element));
};

const img: Handle = (state, element) => {
  const alt = attribute(element, 'alt');
  return alt ? { type: 'image', url: state.resolve(attribute(element, 'src')), title: null, alt } : undefined;
};

const SOURCE = 'Source:';
const SENTENCE_END = /[.?!]\s*$/;

/** The title of an exhibit, its first line in bold; a line that only names the source is no title. */
const figcaption: Handle = (state, element) => {
  const [first, ...rest] = state.toFlow(state.all(element));
  if (first?.type !== 'paragraph' || textOf(element).trim().startsWith(SOURCE))
    return [...(first ? [first] : []), ...rest];
  return [paragraph([{ type: 'strong', children: first.children }]), ...rest];
};

/** Items with headings of their own are parts of the page; numbered ones keep the number in the heading. */
const list: Handle = (state, element) => {
  const ordered = element.tagName === 'ol';
  const items = childrenOf(element, 'li');
  const isHeading = (node: Element) => headingDepth(node) !== undefined;
  if (!items.some((item) => contains(item, isHeading))) {
    const children = items.flatMap((item) => state.one(item, element) ?? []) as ListItem[];
    return { type: 'list', ordered, spread: children.some(({ spread }) => spread), children };
  }
  return items.flatMap((item, index) => {
    const blocks = state.toFlow(state.all(item));
    const heading = blocks.find(({ type }) => type === 'heading');
    if (ordered && heading?.type === 'heading') heading.children.unshift(words(`${index + 1}. `));
    return blocks;
  });
};

function isNote(node: Phrase | undefined): boolean {
  return node?.type === 'linkReference' || (node?.type === 'text' && node.value.trim() === '');
}

/** A paragraph's words; blocks of another kind stay blocks. */
function phrases(state: State, element: Element): { inline: Phrase[]; blocks: Block[] } {
  const [first, ...rest] = state.toFlow(state.all(element));
  if (first?.type === 'paragraph') return { inline: first.children, blocks: rest };
  return { inline: [], blocks: first ? [first, ...rest] : [] };
}

/** What is said further is a sentence of its own, or stands in parentheses. */
function joint(before: string, after: string): [open: string, close: string] {
  if (SENTENCE_END.test(before)) return [' ', ''];
  return SENTENCE_END.test(after) ? ['. ', ''] : [' (', ')'];
}

/** "- **average return increase**: 287% [1]": a term and what is said of it, the footnote last. */
function described(state: State, terms: Element[], said: Element[]): ListItem {
  const term = terms.flatMap((each) => phrases(state, each).inline);
  const notes: Phrase[] = [];
  while (isNote(term.at(-1))) notes.unshift(term.pop() as Phrase);
  const last = term.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/[.:]?\s*$/, '');
  const line: Phrase[] = [{ type: 'strong', children: term }, words(': ')];
  const blocks: Block[] = [];
  for (const [index, each] of said.entries()) {
    const { inline, blocks: further } = phrases(state, each);
    const before = said[index - 1];
    const [open, close] = before ? joint(textOf(before), textOf(each)) : ['', ''];
    line.push(words(open), ...inline, words(close));
    blocks.push(...further);
  }
  return {
    type: 'listItem',
    spread: blocks.length > 0,
    children: [paragraph([...line, ...notes]), ...blocks] as ListItem['children'],
  };
}

const dl: Handle = (state, element) => {
  const nodes = element.children.flatMap((child) =>
    isElement(child) && child.tagName === 'div' ? child.children : [child],
  );
  const groups: { terms: Element[]; said: Element[] }[] = [];
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const group = groups.at(-1);
    if (node.tagName === 'dt' && group?.said.length === 0) group.terms.push(node);
    else if (node.tagName === 'dt') groups.push({ terms: [node], said: [] });
    // A button to copy it is no text.
    else if (node.tagName === 'dd' && textOf(node).trim()) group?.said.push(node);
  }
  const children = groups.map(({ terms, said }) => described(state, terms, said));
  return { type: 'list', ordered: false, spread: false, children };
};

const contents: Handle = (state, element) => state.all(element);

/** How elements become markdown where the converter's own way would lose or garble something. */
export const handlers: Record<string, Handle> = {
  button: contents,
  div,
  dl,
  figcaption,
  img,
  mark: contents,
  ol: list,
  sup,
  svg,
  ul: list,
  // A place where a line may break, which text has no use for.
  wbr: () => undefined,
};
