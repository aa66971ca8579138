import { pictureHash } from '../../seo/kept-picture.ts';
import { DEFAULT_SOCIAL_IMAGE, socialImagePath } from '../../seo/social-image-path.ts';
import { isDrawn } from '../../text/letters.ts';
import { blogPath } from './blog-path.ts';
import { plateElements, plateSvg } from './plates/paper.ts';
import { PLATE, type Plate } from './plates/plate.ts';
import { type NamedPlate, plateOf } from './plates/plates.ts';
import type { PostImage } from './post-picture.tsx';

/** The format that plates are exported to. */
export const PLATE_FORMAT = 'webp';
/** Where the files are served: under /assets/, whose names with a hash may be kept forever. */
const FOLDER = '/assets/plates';
/** Widths of the exported pictures in pixels; the second is the one that cards ask for. */
const WIDTHS = [400, 800, 1200] as const;
const CARD_WIDTH = 800;
/** Enough of the hash, and as much as the server knows a hashed name by. */
const HASH_LETTERS = 8;

/** One exported WebP picture: name of the file, width in pixels, and what it is exported from. */
export type PlateFile = { file: string; width: number; svg: string };

/** Thousands of articles share the plates of a few categories. */
const known = new WeakMap<Plate, PlateFile[]>();
const drawn = new WeakMap<Plate, string>();

function filesOf({ name, plate }: NamedPlate): PlateFile[] {
  const draw = (width: number) => {
    const svg = plateSvg(plate, width);
    const hash = pictureHash(svg, PLATE_FORMAT).slice(0, HASH_LETTERS);
    return { file: `${name}-${width}.${hash}.${PLATE_FORMAT}`, width, svg };
  };
  return known.getOrInsertComputed(plate, () => WIDTHS.map(draw));
}

/** All files of the plate of an article; none for a remote picture. */
export function plateFiles(featuredImage: string, category: string) {
  return isRemote(featuredImage) ? [] : filesOf(plateOf(featuredImage, category));
}

/** The plate of an article as SVG elements with its texts as texts, and what it shows; none for a remote picture. */
export function plateDrawing(featuredImage: string, category: string) {
  if (isRemote(featuredImage)) return;
  const { plate } = plateOf(featuredImage, category);
  return { elements: drawn.getOrInsertComputed(plate, plateElements), alt: plate.alt };
}

const isRemote = (featuredImage: string) => featuredImage.startsWith('http');

function remoteImage(address: string) {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Error(`featured_image_url: "${address}" starts with http and is no address`);
  // Nothing is known of it but the address: it fills the place of a plate, and the title beside it speaks for it.
  return { srcSet: undefined, src: address, alt: '' };
}

function plateImage(featuredImage: string, category: string) {
  const named = plateOf(featuredImage, category);
  const files = filesOf(named);
  const srcSet = files.map(({ file, width }) => `${FOLDER}/${file} ${width}w`).join(', ');
  const card = files.find(({ width }) => width === CARD_WIDTH)?.file ?? '';
  return { srcSet, src: `${FOLDER}/${card}`, alt: named.plate.alt };
}

/**
 * `featuredImage` is "plate:<name>", an address that starts with http, or anything else for the plate of the
 * category. The social image of the slug carries the title beside the plate; one with letters that no picture has is
 * the agency's own. Sizes are in pixels.
 * What starts with http and is no address stops the build.
 */
export async function postImage(
  featuredImage: string,
  category: string,
  slug: string,
  title = '',
): Promise<PostImage> {
  const image = isRemote(featuredImage) ? remoteImage(featuredImage) : plateImage(featuredImage, category);
  return {
    ...image,
    width: CARD_WIDTH,
    height: (CARD_WIDTH * PLATE.height) / PLATE.width,
    social: isDrawn(title) ? socialImagePath(blogPath(slug)) : DEFAULT_SOCIAL_IMAGE,
  };
}
