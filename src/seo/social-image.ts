import { articlePicture, isPhoto, PICTURE, photoFile } from '../content/article-pictures.ts';
import { photoPixels } from '../content/export-photo.ts';
import { pngOf, pngOfPair } from './export-picture.ts';
import { typesetSvg } from './typesetter.ts';

const TEMPLATE = 'src/seo/social-image.typ';
/** Size of the picture that an article shows beside its title, in pixels; social-image.typ leaves it that much. */
const BESIDE = { width: 690, height: 630 } as const;

export type SocialImage = {
  headline: string;
  title: string;
  brand: string;
  tagline?: string;
  /** Name of the drawing, or of the file of the photograph, beside the headline; then there is no tagline. */
  picture?: string | undefined;
};

/** Returns the part of a picture beside the words. A picture is drawn beyond its edges, so that it can be higher than its shape. */
function picturePart(name: string) {
  if (isPhoto(name)) return photoPixels(photoFile(name), BESIDE.width, BESIDE.height);
  const height = (BESIDE.height * PICTURE.width) / BESIDE.width;
  const box = `0 ${(PICTURE.height - height) / 2} ${PICTURE.width} ${height}`;
  return articlePicture(name).svg.replace(
    / viewBox="[^"]*"/,
    ` width="${BESIDE.width}" height="${BESIDE.height}" viewBox="${box}"`,
  );
}

/**
 * Returns the words of a social image as SVG of 630 pixels' height, all text as outlines: its headline, perhaps with
 * a phrase between == marks, under its title where that says something else. Beside a picture they are 510 pixels
 * wide, else 1200.
 */
export function socialImageSvg({ title, brand, tagline = '', picture, ...words }: SocialImage) {
  const headline = words.headline.replaceAll(/\s+/g, ' ').trim();
  const over = headline.replaceAll('==', '') === title ? '' : title;
  return typesetSvg(TEMPLATE, {
    headline,
    title: over,
    brand,
    tagline,
    beside: picture !== undefined,
  });
}

/** Returns the social image of a page as a PNG of 1200x630 pixels. */
export function socialImage(image: SocialImage): Promise<Buffer> {
  const words = socialImageSvg(image);
  return image.picture === undefined ? pngOf(words) : pngOfPair(words, picturePart(image.picture));
}
