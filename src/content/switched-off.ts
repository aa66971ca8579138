/** Free tools that are no part of this build, by the names of their files (build/freshness.ts hands PAGE_READER to it). */
export const switchedOff: ReadonlySet<string> = new Set(
  process.env.PAGE_READER === 'off' ? ['page-reader'] : [],
);
