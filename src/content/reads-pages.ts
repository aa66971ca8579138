/** The page reader by the name of its file in content/tools. */
export const PAGE_READER_SLUG = 'page-reader';
/** Whether it is part of the site: not with PAGE_READER=off (build/freshness.ts hands it to the build). */
export const readsPages = process.env.PAGE_READER !== 'off';
