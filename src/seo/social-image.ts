import { articlePicture, isPhoto, PICTURE, photoFile } from '../content/article-pictures.ts';
import { photoPixels } from '../content/export-photo.ts';
import { pngOf, pngOfPair } from './export-picture.ts';
import { typesetSvg } from './typesetter.ts';

const TEMPLATE = 'src/seo/social-image.typ';
/** Size in pixels of the picture beside the title. The template social-image.typ reserves this space. */
const BESIDE = { width: 690, height: 630 } as const;

export type SocialImage = {
  headline: string;
  title: string;
  brand: string;
  tagline?: string;
  /** Name of the drawing or the photograph beside the headline. With a picture, the tagline is not shown. */
  picture?: string | undefined;
};

/** Returns a picture in the size BESIDE. A drawing is extended at the top and the bottom to get this ratio. */
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
 * Returns the text of a social image as SVG with letters as outlines: the headline, which may have a phrase between ==
 * marks, and above it the title if it differs. The SVG is 630 pixels high, and 510 wide beside a picture, otherwise 1200.
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
