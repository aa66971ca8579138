/** How all markdown of this site is written: settings of remark-stringify. */
export const MARKDOWN_STYLE = { bullet: '-', emphasis: '_', rule: '-' } as const;

/** Columns are not lined up: a long cell would widen every row. Settings of remark-gfm. */
export const MARKDOWN_TABLES = { tablePipeAlign: false } as const;

/** Last line of a page's markdown: where it comes from. In: the full address of the page. */
export function sourceLine(url: string) {
  return `Source: <${url}>\n`;
}
