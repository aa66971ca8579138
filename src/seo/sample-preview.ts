/** Whether this build is a public preview that still holds sample values; `build/site-build.ts` says so. */
export const isSamplePreview = process.env.SAMPLE_PREVIEW === '1';
