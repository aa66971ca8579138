/** What our markdown has besides the standard's: tables, footnotes and the like; its header block is read elsewhere. */
export const MARKDOWN_DIALECT = { gfm: true, frontmatter: false } as const;
