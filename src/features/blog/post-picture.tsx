import {
  type ArticlePicture,
  articlePicture,
  isPhoto,
  PICTURE,
  photoFile,
  pictureName,
} from '../../content/article-pictures.ts';
import { photoHash, webpOfPhoto } from '../../content/export-photo.ts';
import { pictureHash, webpOf } from '../../seo/export-picture.ts';
import { DEFAULT_SOCIAL_IMAGE, socialImagePath } from '../../seo/social-image-path.ts';
import { isDrawn } from '../../text/letters.ts';
import { slugOf } from '../../text/slug.ts';
import { classNames } from '../../ui/class-names.ts';
import { blogPath } from './blog-path.ts';
import type { BlogPost } from './schema.ts';

/** Where the files are served: under /assets/, whose names with a hash may be cached forever. */
const FOLDER = '/assets/plates';
/** Widths of the exported pictures in pixels. */
const WIDTHS = [400, 800, 1200] as const;
const CARD_WIDTH = 800;
const heightOf = (width: number) => (width * PICTURE.height) / PICTURE.width;

/** One exported WebP picture: name of the file, width in pixels, and what makes it. */
export type PictureFile = { file: string; width: number; webp: () => Promise<Buffer> };

/** Featured picture of an article as a view gets it. */
export type PostImage = {
  /** Its files with their widths, as `srcset` of HTML; undefined for a picture of another site. */
  srcSet: string | undefined;
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Path of its picture for sharing, 1200x630, with the title beside it. */
  social: string;
  /** Elements of SVG that show the same with texts as texts. */
  texts: string | undefined;
};

const isRemote = (featuredImage: string) => featuredImage.startsWith('http');

const known = new Map<string, PictureFile[]>();
function drawnFiles({ name, svg }: ArticlePicture): PictureFile[] {
  const file = (width: number) => {
    const sized = svg.replace('<svg ', `<svg width="${width}" height="${heightOf(width)}" `);
    return {
      file: `${name}-${width}.${pictureHash(sized)}.webp`,
      width,
      webp: () => webpOf(sized),
    };
  };
  return known.getOrInsertComputed(name, () => WIDTHS.map(file));
}

/** The file name of a photograph may have capitals and another kind of ending. */
function photoFiles(name: string): PictureFile[] {
  const photo = photoFile(name);
  return WIDTHS.map((width) => ({
    file: `${slugOf(name.replace(/\.\w+$/, ''))}-${width}.${photoHash(photo)}.webp`,
    width,
    webp: () => webpOfPhoto(photo, width, heightOf(width)),
  }));
}

/** What a picture is found by. */
type Pictured = Pick<BlogPost, 'featured_image_url' | 'featured_image_alt' | 'category'>;

/** All files of the picture of an article; none for a remote picture. */
export function pictureFiles({ featured_image_url: image, category }: Pictured): PictureFile[] {
  if (isRemote(image)) return [];
  return isPhoto(image)
    ? photoFiles(image)
    : drawnFiles(articlePicture(pictureName(image, category)));
}

function remoteImage({ featured_image_url: address, featured_image_alt: alt = '' }: Pictured) {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Error(`featured_image_url: "${address}" starts with http and is no address`);
  // Where nothing is known of it but the address, the title beside it speaks for it.
  return { srcSet: undefined, src: address, alt, texts: undefined };
}

function ownImage(post: Pictured) {
  const { featured_image_url: image, featured_image_alt: ownAlt = '', category } = post;
  const { alt, texts } = isPhoto(image)
    ? { alt: ownAlt, texts: undefined }
    : articlePicture(pictureName(image, category));
  const files = pictureFiles(post);
  const srcSet = files.map(({ file, width }) => `${FOLDER}/${file} ${width}w`).join(', ');
  const card = files.find(({ width }) => width === CARD_WIDTH)?.file ?? '';
  return { srcSet, src: `${FOLDER}/${card}`, alt, texts };
}

/**
 * The picture that an article names: "plate:<name>" for a drawing in content/article-pictures, "desk.jpg" for a photograph
 * there, an address that starts with http, or anything else for the picture of the category. What starts with http and is
 * no address stops the build. A title with letters that no picture for sharing has gets the agency's own picture.
 */
export function postImage(post: Pictured & Pick<BlogPost, 'slug' | 'title'>): PostImage {
  const image = isRemote(post.featured_image_url) ? remoteImage(post) : ownImage(post);
  return {
    ...image,
    width: CARD_WIDTH,
    height: heightOf(CARD_WIDTH),
    social: isDrawn(post.title) ? socialImagePath(blogPath(post.slug)) : DEFAULT_SOCIAL_IMAGE,
  };
}

/** A plate, or a picture from elsewhere cut to the same shape. */
const PICTURE_FRAME = 'w-full border border-line bg-fog object-cover';
const SHAPE = 'aspect-4/3';

/** Featured picture of an article, in the width that the browser likes best. */
export function PostPicture({
  image,
  sizes,
  priority = false,
  eager = priority,
  className,
}: {
  image: PostImage;
  /** Width it is shown at, as in `sizes` of HTML. */
  sizes: string;
  /** True for the picture that is the first screen's largest part: it is fetched before everything else. */
  priority?: boolean;
  /** True where it may be on the first screen: fetched at once, after the font of the words beside it. */
  eager?: boolean;
  className?: string;
}) {
  const fetchPriority = priority ? 'high' : eager ? 'low' : 'auto';
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet && sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
      className={classNames(PICTURE_FRAME, SHAPE, className)}
    />
  );
}

/**
 * The picture inside its own article: it shows with the first words, sharp at any size, and takes no share of the line
 * from the typefaces. On a phone its edges above and below are left out, so that the first sentence is in sight. Its texts are part of it: they are not marked with the words around it, and keep the colors of the paper.
 */
export function InlinePicture({ texts, alt }: { texts: string; alt: string }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`inline-plate aspect-10/7 select-none forced-color-adjust-none sm:aspect-4/3 ${PICTURE_FRAME}`}
      dangerouslySetInnerHTML={{ __html: texts }}
    />
  );
}
