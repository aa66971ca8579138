/** How all markdown of this site is written: settings of remark-stringify. */
export const MARKDOWN_STYLE = { bullet: '-', emphasis: '_', rule: '-' } as const;

/** Columns are not lined up: a long cell would widen every row. Settings of remark-gfm. */
export const MARKDOWN_TABLES = { tablePipeAlign: false } as const;

/** Last line of a page's markdown; the address is a full one. */
export function sourceLine(url: string) {
  return `Source: <${url}>\n`;
}

/** A link or picture from the end of its text to the end of its target. */
const TARGET = /\]\([^()\s]*\)/g;
/** An escaped ampersand that would not be read as a character reference without the escape. */
const NEEDLESS_ESCAPE = /\\&(?!#?\w+;)/g;

/** Markdown as it was written in; the same with addresses as they can be copied out: `?a=1&b=2`, not `?a=1\&b=2`. */
export function plainAddresses(markdown: string) {
  return markdown.replace(TARGET, (target) => target.replace(NEEDLESS_ESCAPE, '&'));
}
