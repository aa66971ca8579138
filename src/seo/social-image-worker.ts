/** The thread of build/site-build.ts. */
export { socialImage as drawSocialImage } from './social-image.ts';
