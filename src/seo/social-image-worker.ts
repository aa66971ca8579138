/** A thread that draws social images: see social-image.ts. */
import { keptPair, keptPicture } from './kept-picture.ts';
import { type SocialImage, socialImageSvg } from './social-image.ts';

export function drawSocialImage(image: SocialImage): Promise<Buffer> {
  const words = socialImageSvg(image);
  return image.plate ? keptPair(words, image.plate) : keptPicture(words, 'png');
}
