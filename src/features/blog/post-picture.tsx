import { classNames } from '../../ui/class-names.ts';

/** Featured picture of an article as a view gets it. `social` is the path of its picture for sharing, 1200x630. */
export type PostImage = {
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  width: number;
  height: number;
  alt: string;
  social: string;
};

/** Featured picture of an article, in the format and width that the browser likes best. */
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
    <picture>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={fetchPriority}
        decoding="async"
        className={classNames('post-picture', className)}
      />
    </picture>
  );
}
