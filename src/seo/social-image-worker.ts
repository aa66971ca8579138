/** A thread that draws social images: see social-image.ts. */
import { type Drawn, drawnPair, drawnPicture } from './kept-picture.ts';
import { type SocialImage, socialImageSvg } from './social-image.ts';

export function drawSocialImage(image: SocialImage): Promise<Drawn> {
  const words = socialImageSvg(image);
  return image.plate ? drawnPair(words, image.plate) : drawnPicture(words, 'png');
}
