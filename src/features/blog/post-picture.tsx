import {
  articlePicture,
  isPhoto,
  PICTURE_SIZE,
  photoFile,
  pictureName,
} from '../../content/article-pictures.ts';
import { photoHash, webpOfPhoto } from '../../content/export-photo.ts';
import { pictureHash, webpOf } from '../../seo/export-picture.ts';
import { DEFAULT_SOCIAL_IMAGE, socialImagePath } from '../../seo/social-image-path.ts';
import { isDrawable } from '../../text/letters.ts';
import { slugOf } from '../../text/slug.ts';
import { classNames } from '../../ui/class-names.ts';
import { blogPath } from './blog-path.ts';
import type { BlogPost } from './schema.ts';

/** Browsers may cache files below /assets/ forever, because their names have a hash. */
const PICTURE_FOLDER = '/assets/plates';
const WIDTHS = [400, 800, 1200] as const;
const CARD_WIDTH = 800;
const pictureHeight = (width: number) => (width * PICTURE_SIZE.height) / PICTURE_SIZE.width;

export type PictureFile = { file: string; width: number; webp: () => Promise<Buffer> };

type PictureFields = Pick<BlogPost, 'featured_image_url' | 'featured_image_alt' | 'category'>;

const isRemoteImage = (featuredImage: string) => featuredImage.startsWith('http');

function drawingFile(name: string, width: number): PictureFile {
  const size = `<svg width="${width}" height="${pictureHeight(width)}" `;
  const svg = articlePicture(name).svg.replace('<svg ', size);
  return { file: `${name}-${width}.${pictureHash(svg)}.webp`, width, webp: () => webpOf(svg) };
}

/** The name of the exported file is in lower case, unlike the photograph's name. */
function photographFile(name: string, width: number): PictureFile {
  const photo = photoFile(name);
  return {
    file: `${slugOf(name.replace(/\.\w+$/, ''))}-${width}.${photoHash(photo)}.webp`,
    width,
    webp: () => webpOfPhoto(photo, width, pictureHeight(width)),
  };
}

/** The map is a cache: thousands of articles share the drawings of a few categories. */
const drawingFiles = new Map<string, PictureFile[]>();

/** A picture of another site has no files. */
export function pictureFiles({
  featured_image_url: image,
  category,
}: PictureFields): PictureFile[] {
  if (isRemoteImage(image)) return [];
  if (isPhoto(image)) return WIDTHS.map((width) => photographFile(image, width));
  return drawingFiles.getOrInsertComputed(pictureName(image, category), (name) =>
    WIDTHS.map((width) => drawingFile(name, width)),
  );
}

/**
 * `featured_image_url` is "plate:<name>", "desk.jpg" or an http address. Any other value means the
 * drawing of the category. `social` is the default image if the title has a letter that the
 * typefaces of social images lack.
 */
export function postImage(post: PictureFields & Pick<BlogPost, 'slug' | 'title'>) {
  const { featured_image_url: image, featured_image_alt: fieldAlt = '', category } = post;
  const { alt, textElements } =
    isRemoteImage(image) || isPhoto(image)
      ? { alt: fieldAlt, textElements: undefined }
      : articlePicture(pictureName(image, category));
  const files = pictureFiles(post);
  const cardFile = files.find(({ width }) => width === CARD_WIDTH);
  return {
    srcSet:
      files.map(({ file, width }) => `${PICTURE_FOLDER}/${file} ${width}w`).join(', ') || undefined,
    src: cardFile ? `${PICTURE_FOLDER}/${cardFile.file}` : image,
    alt,
    textElements,
    width: CARD_WIDTH,
    height: pictureHeight(CARD_WIDTH),
    social: isDrawable(post.title) ? socialImagePath(blogPath(post.slug)) : DEFAULT_SOCIAL_IMAGE,
  };
}
export type PostImage = ReturnType<typeof postImage>;

const PICTURE_FRAME = 'w-full border border-line bg-fog object-cover';

export function PostPicture({
  image,
  sizes,
  priority = 'auto',
  className,
}: {
  image: PostImage;
  sizes: string;
  /**
   * "high" is for the largest part of the first screen. Other pictures on it are "low", so that
   * they load after the font.
   */
  priority?: 'high' | 'low' | 'auto';
  className?: string;
}) {
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet && sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={priority === 'auto' ? 'lazy' : 'eager'}
      fetchPriority={priority}
      decoding="async"
      className={classNames(PICTURE_FRAME, 'aspect-4/3', className)}
    />
  );
}

/**
 * An inline drawing needs no request and does not delay the fonts. A phone crops it, so that the
 * first sentence is visible.
 */
export function InlinePicture({
  textElements,
  alt,
  className,
}: {
  textElements: string;
  alt: string;
  className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(
        'inline-plate aspect-10/7 select-none forced-color-adjust-none sm:aspect-4/3',
        PICTURE_FRAME,
        className,
      )}
      dangerouslySetInnerHTML={{ __html: textElements }}
    />
  );
}
