import { articlePicture, isPhoto, PICTURE_SIZE, photoFile } from '../content/article-pictures.ts';
import { photoPixels } from '../content/export-photo.ts';
import { pngOf, pngOfPair } from './export-picture.ts';
import { typesetSvg } from './typesetter.ts';

const TEMPLATE = 'src/seo/social-image.typ';
/** Pixels that the template social-image.typ reserves beside the title. */
const SIDE_PICTURE = { width: 690, height: 630 } as const;

export type SocialImage = {
  headline: string;
  title: string;
  brand: string;
  tagline?: string;
  /** A drawing or a photograph. With a picture, the tagline is not shown. */
  picture?: string | undefined;
};

function sidePicture(name: string) {
  if (isPhoto(name)) return photoPixels(photoFile(name), SIDE_PICTURE.width, SIDE_PICTURE.height);
  const height = (SIDE_PICTURE.height * PICTURE_SIZE.width) / SIDE_PICTURE.width;
  const box = `0 ${(PICTURE_SIZE.height - height) / 2} ${PICTURE_SIZE.width} ${height}`;
  return articlePicture(name).svg.replace(
    / viewBox="[^"]*"/,
    ` width="${SIDE_PICTURE.width}" height="${SIDE_PICTURE.height}" viewBox="${box}"`,
  );
}

/** The SVG is 630 pixels high. Its width is 510 pixels beside a picture, else 1200. */
export function socialImageSvg({ title, brand, tagline = '', picture, ...image }: SocialImage) {
  const headline = image.headline.replaceAll(/\s+/g, ' ').trim();
  const kicker = headline.replaceAll('==', '') === title ? '' : title;
  return typesetSvg(TEMPLATE, {
    headline,
    title: kicker,
    brand,
    tagline,
    beside: picture !== undefined,
  });
}

export function socialImage(image: SocialImage): Promise<Buffer> {
  const svg = socialImageSvg(image);
  return image.picture === undefined ? pngOf(svg) : pngOfPair(svg, sidePicture(image.picture));
}
