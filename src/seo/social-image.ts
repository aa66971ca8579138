import { keptPicture } from './kept-picture.ts';
import { typesetSvg } from './typesetter.ts';

const TEMPLATE = 'src/seo/social-image.typ';

/** Size of what an article shows beside its title, in pixels. */
export const SOCIAL_PLATE = { width: 690, height: 630 } as const;

export type SocialImage = {
  headline: string;
  title: string;
  brand: string;
  tagline?: string;
  /** SVG for the place beside the headline; then there is no tagline. */
  plate?: string;
};

/**
 * The social image of a page as SVG of 1200x630 pixels, all text as outlines: its headline, a phrase between == marks
 * perhaps, under its title where that says something else.
 */
export function socialImageSvg({ headline: given, title, brand, tagline = '', plate = '' }: SocialImage) {
  const headline = given.replaceAll(/\s+/g, ' ').trim();
  const over = headline.replaceAll('==', '') === title ? '' : title;
  return typesetSvg(TEMPLATE, { headline, title: over, brand, tagline, plate });
}

/** The same as a PNG. */
export const socialImage = (image: SocialImage) => keptPicture(socialImageSvg(image), 'png');
