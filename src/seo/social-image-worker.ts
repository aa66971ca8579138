/** A thread that draws social images: see social-image.ts. */
import { type Drawn, keptPair, keptPicture, pairName, pictureName } from './kept-picture.ts';
import { type SocialImage, socialImageSvg } from './social-image.ts';

export async function drawSocialImage(image: SocialImage): Promise<Drawn> {
  const words = socialImageSvg(image);
  return image.plate
    ? { name: pairName(words, image.plate), file: await keptPair(words, image.plate) }
    : { name: pictureName(words, 'png'), file: await keptPicture(words, 'png') };
}
