import {
  articlePicture,
  isPhoto,
  PICTURE,
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

/** Folder below /assets/, where browsers may cache files forever, because their names have a hash. */
const FOLDER = '/assets/plates';
/** Widths of the exported pictures in pixels. */
const WIDTHS = [400, 800, 1200] as const;
const CARD_WIDTH = 800;
const heightOf = (width: number) => (width * PICTURE.height) / PICTURE.width;

/** An exported picture: name of the file, width in pixels, and a function that returns it as WebP. */
export type PictureFile = { file: string; width: number; webp: () => Promise<Buffer> };

/** Fields of an article that determine its picture. */
type Pictured = Pick<BlogPost, 'featured_image_url' | 'featured_image_alt' | 'category'>;

const isRemote = (featuredImage: string) => featuredImage.startsWith('http');

function drawnFile(name: string, width: number): PictureFile {
  const size = `<svg width="${width}" height="${heightOf(width)}" `;
  const svg = articlePicture(name).svg.replace('<svg ', size);
  return { file: `${name}-${width}.${pictureHash(svg)}.webp`, width, webp: () => webpOf(svg) };
}

/** Returns the exported file of a photograph. Its name is in small letters, unlike that of the photograph. */
function photoFileOf(name: string, width: number): PictureFile {
  const photo = photoFile(name);
  return {
    file: `${slugOf(name.replace(/\.\w+$/, ''))}-${width}.${photoHash(photo)}.webp`,
    width,
    webp: () => webpOfPhoto(photo, width, heightOf(width)),
  };
}

/** Cached, because thousands of articles share the drawings of a few categories. */
const drawn = new Map<string, PictureFile[]>();

/** Returns all files of the picture of an article; none for a picture of another site. */
export function pictureFiles({ featured_image_url: image, category }: Pictured): PictureFile[] {
  if (isRemote(image)) return [];
  if (isPhoto(image)) return WIDTHS.map((width) => photoFileOf(image, width));
  return drawn.getOrInsertComputed(pictureName(image, category), (name) =>
    WIDTHS.map((width) => drawnFile(name, width)),
  );
}

/**
 * Returns the picture of an article. Its `featured_image_url` is "plate:<name>" for a drawing in content/article-pictures,
 * "desk.jpg" for a photograph there, or an address that starts with http. Any other value means the drawing of the category.
 * `srcSet` is undefined for a picture of another site. `texts` has the elements of the drawing with letters as text, if
 * there is such a file. `social` is the default image if the title has a letter that social images cannot show.
 */
export function postImage(post: Pictured & Pick<BlogPost, 'slug' | 'title'>) {
  const { featured_image_url: image, featured_image_alt: ownAlt = '', category } = post;
  const { alt, texts } =
    isRemote(image) || isPhoto(image)
      ? { alt: ownAlt, texts: undefined }
      : articlePicture(pictureName(image, category));
  const files = pictureFiles(post);
  const card = files.find(({ width }) => width === CARD_WIDTH);
  return {
    srcSet: files.map(({ file, width }) => `${FOLDER}/${file} ${width}w`).join(', ') || undefined,
    src: card ? `${FOLDER}/${card.file}` : image,
    alt,
    texts,
    width: CARD_WIDTH,
    height: heightOf(CARD_WIDTH),
    social: isDrawable(post.title) ? socialImagePath(blogPath(post.slug)) : DEFAULT_SOCIAL_IMAGE,
  };
}
export type PostImage = ReturnType<typeof postImage>;

/** Classes of a picture: one of another shape is cropped. */
const PICTURE_FRAME = 'w-full border border-line bg-fog object-cover';

/** Renders the picture of an article. The browser chooses the width of the file. */
export function PostPicture({
  image,
  sizes,
  priority = 'auto',
  className,
}: {
  image: PostImage;
  /** Width of the picture on the page, in the syntax of the HTML attribute `sizes`. */
  sizes: string;
  /** "high" for the largest part of the first screen, "low" for other pictures there: these load after the font. */
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
 * Renders a drawing as a part of the page, so that it needs no request and does not delay the typefaces. On a phone it is
 * cropped at the top and the bottom, so that the first sentence is visible. Its texts cannot be selected, and its colors do
 * not change in forced colors.
 */
export function InlinePicture({
  texts,
  alt,
  className,
}: {
  texts: string;
  alt: string;
  className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(
        'inline-plate aspect-10/7 select-none forced-color-adjust-none sm:aspect-4/3',
        PICTURE_FRAME,
        className,
      )}
      dangerouslySetInnerHTML={{ __html: texts }}
    />
  );
}
