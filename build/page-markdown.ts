import { type CheerioAPI, load } from 'cheerio';
import { type Options, toMdast } from 'hast-util-to-mdast';
import { htmlToHast } from 'satteri';
import { plainAddresses, sourceLine, writeMarkdown } from '../src/text/markdown.ts';

const OMITTED = [
  'button:not([data-hover-card]), dialog, form, iframe, input, label, nav, noscript, progress, script, select, style',
  'template, textarea, wbr, [hidden], [aria-hidden=true], [role=tooltip], [data-mdast=ignore], section:has(form)',
  '[aria-labelledby=closing-heading], [href^="#claim-ref-"], img:not([alt]), img[alt=""]',
].join();
const EMPHASIS = 'b, em, i, strong';
const ADDRESS = /\bhttps?:\/\/[^\s<>"]*[\w/]/g;
/** Cells and headings have only one line in Markdown. */
const BLOCKS_IN_A_LINE = ':is(td, th, h1, h2, h3, h4, h5, h6) :is(div, p, ul, ol, li)';
const INLINE = new Set(['a', 'b', 'button', 'em', 'small', 'span', 'strong', 'time']);
const HEADINGS = 'h2, h3, h4, h5, h6';
const FOOTNOTE = /^Footnote (\d+)$/;
const SOURCE = /^#source-(\d+)$/;
const COMMENT = /<!--[\s\S]*?-->/g;
/** The Markdown library has escaped the brackets of footnotes. */
const ESCAPED_NOTE = /\\\[(\d+|sources? [\d, ]+)\]/g;

const HANDLERS: Options['handlers'] = { mark: (state, element) => state.all(element) };

/** The Markdown library writes linked URLs without escaping: `<https://...>`. */
function linkAddresses($: CheerioAPI) {
  $('main :not(a, a *, code, pre, pre *)')
    .contents()
    .each((_, node) => {
      const text = node.type === 'text' ? $.html(node) : '';
      const linked = text.replace(ADDRESS, '<a href="$&">$&</a>');
      if (linked !== text) $(node).replaceWith(linked);
    });
}

/** Emphasis in Markdown cannot begin or end with a space. */
function trimEmphasis($: CheerioAPI) {
  const innermostFirst = $(EMPHASIS).toArray().reverse();
  for (const each of innermostFirst) {
    const [, before = '', text = '', after = ''] =
      /^(\s*)([\s\S]*?)(\s*)$/.exec($(each).html() ?? '') ?? [];
    if (before || after) $(each).before(before).after(after).html(text);
  }
}

/** Errors: throws if the page has no h1. */
function readableMain(html: string, url: string): string {
  const source = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(COMMENT, '');
  const $ = load(source, { xml: { xmlMode: false, decodeEntities: true } }, false);
  const main = $('main');
  main.find(OMITTED).remove();
  main
    .find('summary')
    .each((_, each) => void $(each).replaceWith($('<h3>').append($(each).contents())));
  main.find('sup:has(a)').each((_, each) => {
    const links = $(each).find('a').toArray();
    const claims = links.flatMap(
      (link) => FOOTNOTE.exec($(link).attr('aria-label') ?? '')?.[1] ?? [],
    );
    const sources = links.flatMap((link) => SOURCE.exec($(link).attr('href') ?? '')?.[1] ?? []);
    if (claims.length > 0) $(each).replaceWith(` [${claims.join(', ')}]`);
    else $(each).replaceWith(` [source${sources.length > 1 ? 's' : ''} ${sources.join(', ')}]`);
  });
  main.find('svg, div[role=img]').each((_, each) => {
    const label = $(each).children('desc, title').first().text() || $(each).attr('aria-label');
    $(each).replaceWith(label ? $('<p>').text(`Chart: ${label}`) : '');
  });
  main.find('dl').each((_, each) => {
    const items = $(each).find('dt').toArray();
    const lines = items.map((term) => {
      const texts = $(term)
        .nextUntil('dt', 'dd')
        .toArray()
        .map((part) => $(part).html()?.trim());
      return `<li><strong>${$(term).html()}</strong>: ${texts.join('. ').replaceAll('.. ', '. ')}</li>`;
    });
    $(each).replaceWith(`<ul>${lines.join('')}</ul>`);
  });
  // List items with headings become sections; in numbered lists the heading keeps the number.
  main.find(`ol > li:has(${HEADINGS})`).each((_, each) => {
    $(each)
      .find(HEADINGS)
      .first()
      .prepend(`${$(each).index() + 1}. `);
  });
  main
    .find(`li:has(${HEADINGS})`)
    .parent()
    .each((_, list) => {
      $(list).replaceWith($(list).children().contents());
    });
  main
    .find('table:not(:has(thead)) th')
    .each((_, each) => void $(each).replaceWith(`<td>${$(each).html()}</td>`));
  // Only CSS separates these inline elements.
  main.find([...INLINE].join()).each((_, each) => {
    const before = each.prev;
    if ((before?.type === 'tag' && INLINE.has(before.name)) || $(each).hasClass('block'))
      $(each).before(' ');
  });
  for (const each of main.find(BLOCKS_IN_A_LINE).toArray().reverse())
    $(each).before(' ').after(' ').replaceWith($(each).contents());
  trimEmphasis($);
  main.find('a[href^="#"]').each((_, each) => void $(each).replaceWith($(each).contents()));
  for (const name of ['href', 'src'])
    main
      .find(`[${name}]`)
      .each((_, each) => void $(each).attr(name, new URL($(each).attr(name) ?? '', url).href));
  linkAddresses($);
  const title = main.find('h1').first().remove();
  const claims = main.find('#claims-heading').remove();
  if (title.length === 0) throw new Error(`${url}: expected an h1 in <main>`);
  return [title, main.contents(), claims].map((part) => $.html(part)).join('');
}

/** Errors: throws if the page has no <main> or no h1. */
export function pageMarkdown(html: string, url: string): string {
  const tree = htmlToHast(readableMain(html, url), { fragment: true });
  const markdown = writeMarkdown(toMdast(tree, { handlers: HANDLERS })).replaceAll('\u00a0', ' ');
  return `${plainAddresses(markdown.replace(ESCAPED_NOTE, '[$1]'))}\n${sourceLine(url)}`;
}
