import { type CheerioAPI, load } from 'cheerio';
import { type Options, toMdast } from 'hast-util-to-mdast';
import { htmlToHast } from 'satteri';
import { plainAddresses, sourceLine, writeMarkdown } from '../src/text/markdown.ts';

const OMITTED_ELEMENTS = [
  'button:not([data-hover-card]), dialog, form, iframe, input, label, nav, noscript, progress, script, select, style',
  'template, textarea, wbr, [hidden], [aria-hidden=true], [role=tooltip], [data-mdast=ignore], section:has(form)',
  '[aria-labelledby=closing-heading], [href^="#claim-ref-"], img:not([alt]), img[alt=""]',
].join();
const EMPHASIS_ELEMENTS = 'b, em, i, strong';
const PLAIN_URL = /\bhttps?:\/\/[^\s<>"]*[\w/]/g;
/** In Markdown, a cell or a heading is a single line. */
const BLOCKS_IN_A_LINE = ':is(td, th, h1, h2, h3, h4, h5, h6) :is(div, p, ul, ol, li)';
const INLINE_ELEMENTS = new Set(['a', 'b', 'button', 'em', 'small', 'span', 'strong', 'time']);
const HEADINGS = 'h2, h3, h4, h5, h6';
const FOOTNOTE = /^Footnote (\d+)$/;
const SOURCE_LINK = /^#source-(\d+)$/;
const COMMENT = /<!--[\s\S]*?-->/g;
/** Matches a footnote number whose brackets the Markdown library has escaped. */
const ESCAPED_NOTE = /\\\[(\d+|sources? [\d, ]+)\]/g;

const HANDLERS: Options['handlers'] = { mark: (state, mark) => state.all(mark) };

/** Links plain URLs: the Markdown library does not escape a linked URL (`<https://...>`). */
function linkUrls($: CheerioAPI) {
  $('main :not(a, a *, code, pre, pre *)')
    .contents()
    .each((_, node) => {
      const text = node.type === 'text' ? $.html(node) : '';
      const linkedText = text.replace(PLAIN_URL, '<a href="$&">$&</a>');
      if (linkedText !== text) $(node).replaceWith(linkedText);
    });
}

/** Moves outer spaces out of emphasis, which in Markdown cannot begin or end with a space. */
function trimEmphasis($: CheerioAPI) {
  const innermostFirst = $(EMPHASIS_ELEMENTS).toArray().reverse();
  for (const element of innermostFirst) {
    const [, before = '', text = '', after = ''] =
      /^(\s*)([\s\S]*?)(\s*)$/.exec($(element).html() ?? '') ?? [];
    if (before || after) $(element).before(before).after(after).html(text);
  }
}

/** Throws if the page has no h1. */
function readableMain(html: string, url: string): string {
  const source = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(COMMENT, '');
  const $ = load(source, { xml: { xmlMode: false, decodeEntities: true } }, false);
  const main = $('main');
  main.find(OMITTED_ELEMENTS).remove();
  main
    .find('summary')
    .each((_, element) => void $(element).replaceWith($('<h3>').append($(element).contents())));
  main.find('sup:has(a)').each((_, element) => {
    const links = $(element).find('a').toArray();
    const claims = links.flatMap(
      (link) => FOOTNOTE.exec($(link).attr('aria-label') ?? '')?.[1] ?? [],
    );
    const sources = links.flatMap(
      (link) => SOURCE_LINK.exec($(link).attr('href') ?? '')?.[1] ?? [],
    );
    if (claims.length > 0) $(element).replaceWith(` [${claims.join(', ')}]`);
    else $(element).replaceWith(` [source${sources.length > 1 ? 's' : ''} ${sources.join(', ')}]`);
  });
  main.find('svg, div[role=img]').each((_, element) => {
    const label =
      $(element).children('desc, title').first().text() || $(element).attr('aria-label');
    $(element).replaceWith(label ? $('<p>').text(`Chart: ${label}`) : '');
  });
  main.find('dl').each((_, element) => {
    const items = $(element).find('dt').toArray();
    const lines = items.map((term) => {
      const texts = $(term)
        .nextUntil('dt', 'dd')
        .toArray()
        .map((part) => $(part).html()?.trim());
      return `<li><strong>${$(term).html()}</strong>: ${texts.join('. ').replaceAll('.. ', '. ')}</li>`;
    });
    $(element).replaceWith(`<ul>${lines.join('')}</ul>`);
  });
  // List items with headings become sections; in numbered lists the heading keeps the number.
  main.find(`ol > li:has(${HEADINGS})`).each((_, element) => {
    $(element)
      .find(HEADINGS)
      .first()
      .prepend(`${$(element).index() + 1}. `);
  });
  main
    .find(`li:has(${HEADINGS})`)
    .parent()
    .each((_, list) => {
      $(list).replaceWith($(list).children().contents());
    });
  main
    .find('table:not(:has(thead)) th')
    .each((_, element) => void $(element).replaceWith(`<td>${$(element).html()}</td>`));
  // Only CSS separates two adjacent inline elements, so the text needs a space between them.
  main.find([...INLINE_ELEMENTS].join()).each((_, element) => {
    const previous = element.prev;
    if (
      (previous?.type === 'tag' && INLINE_ELEMENTS.has(previous.name)) ||
      $(element).hasClass('block')
    )
      $(element).before(' ');
  });
  for (const element of main.find(BLOCKS_IN_A_LINE).toArray().reverse())
    $(element).before(' ').after(' ').replaceWith($(element).contents());
  trimEmphasis($);
  main
    .find('a[href^="#"]')
    .each((_, element) => void $(element).replaceWith($(element).contents()));
  for (const name of ['href', 'src'])
    main
      .find(`[${name}]`)
      .each(
        (_, element) => void $(element).attr(name, new URL($(element).attr(name) ?? '', url).href),
      );
  linkUrls($);
  const title = main.find('h1').first().remove();
  if (title.length === 0) throw new Error(`${url}: expected an h1 in <main>`);
  return [title, main.contents()].map((part) => $.html(part)).join('');
}

/** Throws if the page has no <main> or no h1. */
export function pageMarkdown(html: string, url: string): string {
  const tree = htmlToHast(readableMain(html, url), { fragment: true });
  const markdown = writeMarkdown(toMdast(tree, { handlers: HANDLERS })).replaceAll('\u00a0', ' ');
  return `${plainAddresses(markdown.replace(ESCAPED_NOTE, '[$1]'))}\n${sourceLine(url)}`;
}
