import { load } from 'cheerio';

/** Class of the link that a heading of an article is; its "#" is drawn by the style, so that nothing reads it out. */
const HEADING_LINK = 'heading-link';

/** Words for a box of a checklist, which has none of its own. */
const BOX_WORDS = { checked: 'Done', unchecked: 'To do' } as const;

/**
 * The body of an article as its page shows it.
 * In: HTML made from its markdown. Out: the same with every heading that has an id a link to itself, and words for who
 * cannot see the boxes of a checklist. A heading that holds a link already stays as it is, and so does the hidden one
 * of the footnotes.
 */
export function articleHtml(html: string) {
  const $ = load(html, null, false);
  $('h2[id], h3[id], h4[id]').each((_, element) => {
    const heading = $(element);
    if (heading.find('a').length > 0 || heading.closest('[data-footnotes]').length > 0) return;
    const link = $('<a></a>')
      .addClass(HEADING_LINK)
      .attr('href', `#${heading.attr('id')}`);
    heading.wrapInner(link);
  });
  $('input[type="checkbox"]').each((_, element) => {
    const box = $(element);
    box.attr('aria-label', box.is('[checked]') ? BOX_WORDS.checked : BOX_WORDS.unchecked);
  });
  return $.html();
}
