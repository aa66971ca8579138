import { load } from 'cheerio';

/** Class of the link that a heading of an article is; its "#" is drawn by the style, so that nothing reads it out. */
export const HEADING_LINK = 'heading-link';

/**
 * The body of an article as its page shows it.
 * In: HTML made from its markdown. Out: the same with every heading that has an id a link to itself. A heading that holds
 * a link already stays as it is.
 */
export function articleHtml(html: string) {
  const $ = load(html, null, false);
  $('h2[id], h3[id], h4[id]').each((_, element) => {
    const heading = $(element);
    if (heading.find('a').length > 0) return;
    const link = $('<a></a>')
      .addClass(HEADING_LINK)
      .attr('href', `#${heading.attr('id')}`);
    heading.wrapInner(link);
  });
  return $.html();
}
