import { Parser } from 'htmlparser2';
import { closestWord } from '../text/closest-word.ts';
import { addressesOf, wordsInHtml } from '../text/html.ts';
import { anchorOf, type MarkdownNode, renderedMarkdown, sharedTree } from '../text/markdown.ts';
import { nameInText, textId } from '../text/slug.ts';
import { Mistake } from './mistake.ts';
import { lineAt, unreadable } from './source-text.ts';

/** Elements that run, frame, send or restyle something, that stand once in a page, or that swallow the words after them. */
const REFUSED_ELEMENTS = new Set(
  'applet base body button dialog embed form frame frameset h1 head html iframe input link main meta noembed noframes noscript object option plaintext script select style template textarea title xmp'.split(
    ' ',
  ),
);
/** Attributes that style, run or steer something: scripts of ours find their parts by data-... */
const REFUSED_ATTRIBUTE =
  /^(?:style|on.*|data-.*|command.*|popover.*|form.*|is|slot|autofocus|contenteditable)$/;
const EMAIL = /^[^\s@%[\]]+@[^\s@%[\]]+\.[^\s@%[\]]+$/;

type Tag = { name: string; attributes: Record<string, string>; line: number };
/** An address in a text, the line it stands on, and whether it is that of a link. */
type Address = { address: string; line: number; isLink: boolean };

const nodesIn = (node: MarkdownNode): MarkdownNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
const lineOf = (node: MarkdownNode) => node.position?.start.line ?? 1;

/** Reads the tags of the pieces of HTML in a text, one piece after another: a drawing may be several. */
function tagReader() {
  let drawings = 0;
  return (node: MarkdownNode): Tag[] => {
    if (node.type !== 'html') return [];
    const tags: Tag[] = [];
    const parser = new Parser({
      onopentag(name, attributes) {
        if (name === 'svg') drawings += 1;
        // The title of a drawing is its name.
        if (drawings > 0 && name === 'title') return;
        tags.push({
          name,
          attributes,
          line: lineOf(node) + lineAt(node.value, parser.startIndex) - 1,
        });
      },
    });
    parser.end(node.value);
    drawings -= node.value.match(/<\/svg\b/gi)?.length ?? 0;
    return tags;
  };
}

/** Errors: an element or an attribute that a text must not bring; code that only shows one is none. */
function refuseTag({ name, attributes, line }: Tag) {
  if (REFUSED_ELEMENTS.has(name))
    throw new Mistake(
      line,
      'text',
      `words, found the element <${name}>; put it between backticks to show it as code`,
    );
  const attribute = Object.keys(attributes).find((each) => REFUSED_ATTRIBUTE.test(each));
  if (attribute)
    throw new Mistake(
      line,
      'text',
      `HTML without ${attribute}, which no page here takes, found <${name} ${attribute}>`,
    );
}

function addressesIn(node: MarkdownNode, tags: readonly Tag[]): Address[] {
  const ofTags = tags.flatMap(({ name, attributes, line }) =>
    Object.entries(attributes).flatMap(([attribute, value]) =>
      addressesOf(attribute, value).map((address) => ({ address, line, isLink: name === 'a' })),
    ),
  );
  if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return ofTags;
  return [{ address: node.url, line: lineOf(node), isLink: node.type === 'link' }];
}

function isDecodable(address: string) {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Whether something can be opened or shown at an address; one without its host or with a placeholder leads nowhere. */
function leadsSomewhere({ address, isLink }: Address) {
  const url = URL.parse(address, address.startsWith('/') ? 'https://site.example' : undefined);
  if (!url || !isDecodable(address)) return false;
  if (url.protocol === 'data:') return !isLink && url.pathname.startsWith('image/');
  if (url.protocol === 'mailto:') return url.pathname === '' || EMAIL.test(url.pathname);
  if (url.protocol === 'tel:' || url.protocol === 'sms:') return /\d{3}/.test(url.pathname);
  return /^https?:$/.test(url.protocol) && /[.:]/.test(url.hostname);
}

/** Errors: an address that cannot be opened. */
function refuseAddress(found: Address) {
  if (found.address.startsWith('#') || leadsSomewhere(found)) return;
  const expected = found.isLink
    ? 'an address such as https://firm.example/page or a path such as /pricing'
    : 'the path of a file such as /picture.png or a whole address';
  throw new Mistake(found.line, 'text', `${expected}, found "${found.address}"`);
}

/** Errors: an id that stands twice, and a link to an id that nothing in the text has. */
function refuseLostAnchors(markdown: string, tags: readonly Tag[], addresses: readonly Address[]) {
  const anchors = addresses.filter(
    ({ address }) => address.startsWith('#') && !/^#(?:top)?$/.test(address),
  );
  const given = tags.filter(({ attributes }) => 'id' in attributes);
  if (anchors.length + given.length === 0) return;
  const { ids } = renderedMarkdown(markdown);
  for (const { attributes, line } of given) {
    const id = textId(attributes.id ?? '');
    if (/\s/.test(id) || ids.filter((each) => each === id).length > 1)
      throw new Mistake(
        line,
        'text',
        `an id of its own without spaces, found id="${attributes.id}"`,
      );
  }
  const names = ids.map(nameInText);
  for (const { address, line } of anchors) {
    const name = anchorOf(address);
    if (names.includes(name) || ids.includes(name)) continue;
    const close = closestWord(name, names, (length) => Math.ceil(length / 3));
    const hint = close ? `; did you mean #${close}?` : '';
    throw new Mistake(
      line,
      'text',
      `the anchor of a heading in this text, found "${address}"${hint}`,
    );
  }
}

/** Errors: a character that is written as "&#11;". */
function refuseUnreadable(node: MarkdownNode) {
  if (!('value' in node)) return;
  const found = unreadable(node.type === 'html' ? wordsInHtml(node.value) : node.value);
  if (found)
    throw new Mistake(
      lineOf(node),
      'text',
      'characters that can be read, found a number of none such as &#11;',
    );
}

/**
 * What the text of a content file must not hold, whatever it is the text of: HTML that runs or styles something, links that
 * lead nowhere, characters that nobody can read.
 *
 * @param firstLine the line of the file on which the text begins
 */
export function checkMarkdown(markdown: string, firstLine: number): void {
  try {
    const tags: Tag[] = [];
    const addresses: Address[] = [];
    const tagsIn = tagReader();
    for (const node of nodesIn(sharedTree(markdown))) {
      const own = tagsIn(node);
      refuseUnreadable(node);
      own.forEach(refuseTag);
      tags.push(...own);
      addresses.push(...addressesIn(node, own));
    }
    addresses.forEach(refuseAddress);
    refuseLostAnchors(markdown, tags, addresses);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    throw error.from(firstLine);
  }
}
