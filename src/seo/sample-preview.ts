/** True in a public preview with sample values. `build/site-build.ts` sets SAMPLE_PREVIEW. */
export const isSamplePreview = process.env.SAMPLE_PREVIEW === '1';
