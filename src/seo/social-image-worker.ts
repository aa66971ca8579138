/** A thread that draws social images: see social-image.ts. */
import { keptPicture } from './kept-picture.ts';
import { type SocialImage, socialImageSvg } from './social-image.ts';

export const drawSocialImage = (image: SocialImage) => keptPicture(socialImageSvg(image), 'png');
