import { classNames } from '../../ui/class-names.ts';

/** Featured picture of an article as a view gets it. `social` is the path of its picture for sharing, 1200x630. */
export type PostImage = {
  /** Its files with their widths, as `srcset` of HTML; undefined for a picture of another site. */
  srcSet: string | undefined;
  src: string;
  width: number;
  height: number;
  alt: string;
  social: string;
};

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
  /** True where it may stand on the first screen: fetched at once, after the font of the words beside it. */
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
      className={classNames('post-picture', className)}
    />
  );
}
