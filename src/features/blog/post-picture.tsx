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

/** The files are served under /assets/, where names with a hash may be cached forever. */
const FOLDER = '/assets/plates';
/** Widths of the exported pictures in pixels. */
const WIDTHS = [400, 800, 1200] as const;
const CARD_WIDTH = 800;
const heightOf = (width: number) => (width * PICTURE.height) / PICTURE.width;

/** One exported WebP picture: name of the file, width in pixels, and what makes it. */
export type PictureFile = { file: string; width: number; webp: () => Promise<Buffer> };

/** The fields by which a picture is found. */
type Pictured = Pick<BlogPost, 'featured_image_url' | 'featured_image_alt' | 'category'>;

const isRemote = (featuredImage: string) => featuredImage.startsWith('http');

function drawnFile(name: string, width: number): PictureFile {
  const size = `<svg width="${width}" height="${heightOf(width)}" `;
  const svg = articlePicture(name).svg.replace('<svg ', size);
  return { file: `${name}-${width}.${pictureHash(svg)}.webp`, width, webp: () => webpOf(svg) };
}

/** The file name of a photograph may have capitals and another kind of ending. */
function photoFileOf(name: string, width: number): PictureFile {
  const photo = photoFile(name);
  return {
    file: `${slugOf(name.replace(/\.\w+$/, ''))}-${width}.${photoHash(photo)}.webp`,
    width,
    webp: () => webpOfPhoto(photo, width, heightOf(width)),
  };
}

/** Thousands of articles share the drawings of a few categories. */
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
 * The picture that an article names: "plate:<name>" for a drawing in content/article-pictures, "desk.jpg" for a photograph
 * there, an address that starts with http, or anything else for the picture of the category. `srcSet` is missing for a
 * picture of another site, `texts` (elements of SVG with texts as texts) for most. A title with letters that no picture for
 * sharing has gets the agency's own picture as `social`.
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

/** A plate, or a picture from elsewhere cut to the same shape. */
const PICTURE_FRAME = 'w-full border border-line bg-fog object-cover';

/** Shows the featured picture of an article, in the width that the browser likes best. */
export function PostPicture({
  image,
  sizes,
  priority = 'auto',
  className,
}: {
  image: PostImage;
  /** Width it is shown at, as in `sizes` of HTML. */
  sizes: string;
  /** A picture of high priority is the largest part of the first screen; one of low priority is on it too, and loads after the font. */
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
 * Shows the picture inside its own article: it appears with the first words, sharp at any size, and does not delay the
 * typefaces. On a phone its edges above and below are left out, so that the first sentence is in sight. Its texts cannot
 * be selected with the words around it, and keep the colors of the paper.
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
