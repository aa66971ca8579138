/** True in a build for a public preview with sample values, as set by `build/site-build.ts`. */
export const isSamplePreview = process.env.SAMPLE_PREVIEW === '1';
