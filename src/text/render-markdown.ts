import Slugger, { slug } from 'github-slugger';
import { type HastNode, type HastVisitorContext, markdownToHtml } from 'satteri';
import { MARKDOWN_DIALECT } from './markdown-tree.ts';
import { textId } from './slug.ts';

/** Quotes of running text are curled as a book has them; hyphens and dots stay as they are written. */
const FEATURES = {
  ...MARKDOWN_DIALECT,
  rawHtml: true,
  smartPunctuation: { quotes: true, dashes: false, ellipses: false },
} as const;

/** What a heading without letters is called in an address. */
const NAMELESS = 'part';
const HEADING = /^h[1-6]$/;
/** Attributes that name other elements by their ids. */
const REFERENCES = ['ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'headers', 'htmlFor'];
/** Attributes that link to them with a #, and what a drawing says in place of a color. */
const LINKS = ['href', 'xLinkHref'];
const USED = /url\(["']?#([^"')]+)["']?\)/g;
/** The one style that the renderer writes by itself, at cells of tables; no page of ours takes a style attribute. */
const ALIGNED = /^text-align: (left|center|right)$/;

type Element = Extract<HastNode, { type: 'element' }>;

function elementsIn(node: HastNode): Element[] {
  const below = 'children' in node ? node.children.flatMap(elementsIn) : [];
  return node.type === 'element' ? [node, ...below] : below;
}

/** What the renderer adds for footnotes: it has a space of its own already. */
function isOfFootnotes({ properties: { id, dataFootnoteRef, dataFootnoteBackref } }: Element) {
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    id === 'footnote-label' ||
    String(id).startsWith('user-content-fn-')
  );
}

function words(node: HastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return 'children' in node ? node.children.map(words).join('') : '';
}

/** "#caf%C3%A9" is "café", as ids are written. */
export function anchorOf(href: string) {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/** A link to a name in the text, "#fees", as the page has it: "#text-fees". Any other stays as it is. */
export function anchorAmong(ids: readonly string[], href: string): string {
  const own = textId(anchorOf(href));
  return href.startsWith('#') && ids.includes(own) ? `#${own}` : href;
}

/** Gives every heading an id, and all ids of the text their own space. They are the result. */
function giveIds(elements: readonly Element[], context: HastVisitorContext): string[] {
  const slugger = new Slugger();
  return elements.flatMap((element) => {
    const { id } = element.properties;
    if (typeof id !== 'string' && !HEADING.test(element.tagName)) return [];
    const heading = words(element);
    const own = textId(typeof id === 'string' ? id : slugger.slug(slug(heading) ? heading : NAMELESS));
    context.setProperty(element, 'id', own);
    return [own];
  });
}

/** What names an id of the text names it in its own space; any other stays as it is. */
function nameIds(element: Element, context: HastVisitorContext, ids: readonly string[]) {
  const own = (name: string) => (ids.includes(textId(name)) ? textId(name) : name);
  for (const [name, value] of Object.entries(element.properties)) {
    if (REFERENCES.includes(name))
      context.setProperty(
        element,
        name,
        [value ?? []].flat().map((id) => own(String(id))),
      );
    else if (typeof value !== 'string' || !value.includes('#')) continue;
    else if (LINKS.includes(name)) context.setProperty(element, name, anchorAmong(ids, value));
    else if (USED.test(value))
      context.setProperty(
        element,
        name,
        value.replaceAll(USED, (_, id) => `url(#${own(id)})`),
      );
  }
}

/** The alignment of columns as a class of prose.css. */
function alignByClass(elements: readonly Element[], context: HastVisitorContext) {
  for (const element of elements) {
    const [, side] = ALIGNED.exec(String(element.properties.style ?? '')) ?? [];
    if (!side) continue;
    context.setProperty(element, 'className', [`cells-${side}`]);
    context.setProperty(element, 'style', null);
  }
}

/** Markdown in; its HTML out, and the ids in it. */
export function renderedMarkdown(markdown: string): { html: string; ids: string[] } {
  let ids: string[] = [];
  const { html } = markdownToHtml(markdown, {
    features: FEATURES,
    hastPlugins: [
      {
        name: 'own ids, no styles',
        after(root, context) {
          const elements = elementsIn(root);
          const own = elements.filter((element) => !isOfFootnotes(element));
          ids = giveIds(own, context);
          for (const element of own) nameIds(element, context, ids);
          alignByClass(elements, context);
        },
      },
    ],
  });
  return { html: html.trimEnd(), ids };
}

/** Markdown in; the HTML of a page's running text out. */
export const renderMarkdown = (markdown: string) => renderedMarkdown(markdown).html;
