/** The thread of build/social-images.ts. */
export { socialImage as drawSocialImage } from './social-image.ts';
