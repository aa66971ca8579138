/** A thread that draws social images: see build/social-images.ts. */
export { socialImage as drawSocialImage } from './social-image.ts';
