import { Parser } from 'htmlparser2';
import { urlsInAttribute } from '../text/html.ts';
import { anchorOf, type MarkdownNode, renderedMarkdown, sharedTree } from '../text/markdown.ts';
import { idWithoutPrefix, prefixedId } from '../text/slug.ts';
import { Mistake } from './mistake.ts';
import { lineAt } from './source.ts';

/** Elements that run, embed, send or style something, or that a page has only once. */
const REFUSED_ELEMENTS = new Set(
  'applet base body button dialog embed form frame frameset h1 head html iframe input link main meta noembed noframes noscript object option plaintext script select style template textarea title xmp'.split(
    ' ',
  ),
);
/**
 * Attributes that style, run or control something. Our scripts find elements by `data-` attributes.
 */
const REFUSED_ATTRIBUTE =
  /^(?:style|on.*|data-.*|command.*|popover.*|form.*|is|slot|autofocus|contenteditable)$/;
const EMAIL = /^[^\s@%[\]]+@[^\s@%[\]]+\.[^\s@%[\]]+$/;

type Tag = { name: string; attributes: Record<string, string>; line: number };
type Address = { address: string; line: number; isLink: boolean };

const nodesIn = (node: MarkdownNode): MarkdownNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
const lineOf = (node: MarkdownNode) => node.position?.start.line ?? 1;

function tagsIn(node: MarkdownNode): Tag[] {
  if (node.type !== 'html') return [];
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) =>
      tags.push({
        name,
        attributes,
        line: lineOf(node) + lineAt(node.value, parser.startIndex) - 1,
      }),
  });
  parser.end(node.value);
  return tags;
}

const textMistake = (line: number, text: string) => new Mistake(line, 'text', text);

function tagMistakes({ name, attributes, line }: Tag): Mistake[] {
  if (REFUSED_ELEMENTS.has(name)) {
    const text = `expected text, found the element <${name}>; put it between backticks to show it as code`;
    return [textMistake(line, text)];
  }
  const refusedNames = Object.keys(attributes).filter((attribute) =>
    REFUSED_ATTRIBUTE.test(attribute),
  );
  return refusedNames.map((attribute) =>
    textMistake(
      line,
      `expected HTML without ${attribute}, which is not allowed, found <${name} ${attribute}>`,
    ),
  );
}

const addressesInTag = ({ name, attributes, line }: Tag): Address[] =>
  Object.entries(attributes).flatMap(([attribute, value]) =>
    urlsInAttribute(attribute, value).map((address) => ({ address, line, isLink: name === 'a' })),
  );
const addressesIn = (node: MarkdownNode): Address[] =>
  node.type === 'image' || node.type === 'link' || node.type === 'definition'
    ? [{ address: node.url, line: lineOf(node), isLink: node.type === 'link' }]
    : [];

function isDecodable(address: string) {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

function isUsable({ address, isLink }: Address) {
  if (address.startsWith('#')) return true;
  const url = URL.parse(address, address.startsWith('/') ? 'https://site.example' : undefined);
  if (!url || !isDecodable(address)) return false;
  if (url.protocol === 'data:') return !isLink && url.pathname.startsWith('image/');
  if (url.protocol === 'mailto:') return url.pathname === '' || EMAIL.test(url.pathname);
  if (url.protocol === 'tel:' || url.protocol === 'sms:') return /\d{3}/.test(url.pathname);
  return /^https?:$/.test(url.protocol) && /[.:]/.test(url.hostname);
}

function addressMistake({ address, line, isLink }: Address) {
  const expected = isLink
    ? 'an address such as https://firm.example/page or a path such as /pricing'
    : 'the path of a file such as /picture.png or an absolute address';
  return textMistake(line, `expected ${expected}, found "${address}"`);
}

function anchorMistakes(markdown: string, tags: readonly Tag[], addresses: readonly Address[]) {
  const anchorLinks = addresses.filter(
    ({ address }) => address.startsWith('#') && !/^#(?:top)?$/.test(address),
  );
  const tagsWithId = tags.filter(({ attributes }) => 'id' in attributes);
  if (anchorLinks.length + tagsWithId.length === 0) return [];
  const { ids } = renderedMarkdown(markdown);
  const anchors = ids.map(idWithoutPrefix);
  const isInvalidId = (id: string) =>
    /\s/.test(id) || ids.filter((otherId) => otherId === id).length > 1;
  return [
    ...tagsWithId
      .filter(({ attributes }) => isInvalidId(prefixedId(attributes.id ?? '')))
      .map(({ attributes, line }) =>
        textMistake(line, `expected a unique id without spaces, found id="${attributes.id}"`),
      ),
    ...anchorLinks
      .filter(({ address }) => ![...anchors, ...ids].includes(anchorOf(address)))
      .map(({ address, line }) =>
        textMistake(line, `expected the anchor of a heading in this text, found "${address}"`),
      ),
  ];
}

/**
 * `firstLine` is the line of the file at which the Markdown begins. `paths` in the result are the
 * links to pages of this site.
 */
export function checkMarkdown(markdown: string, firstLine: number) {
  const nodes = nodesIn(sharedTree(markdown));
  const allTags = nodes.flatMap(tagsIn);
  // <title> is allowed as the title of a drawing.
  const hasDrawing = allTags.some(({ name }) => name === 'svg');
  const tags = allTags.filter(({ name }) => !(hasDrawing && name === 'title'));
  const addresses = [...nodes.flatMap(addressesIn), ...tags.flatMap(addressesInTag)];
  const mistakes = [
    ...tags.flatMap(tagMistakes),
    ...addresses.filter((address) => !isUsable(address)).map(addressMistake),
    ...anchorMistakes(markdown, tags, addresses),
  ];
  const lineInFile = (line: number) => line + firstLine - 1;
  return {
    mistakes: mistakes.map(
      ({ line = 1, field, text }) => new Mistake(lineInFile(line), field, text),
    ),
    paths: addresses
      .filter(({ address }) => /^\/(?!\/)/.test(address))
      .map(({ address, line }) => ({ path: address, line: lineInFile(line) })),
  };
}
