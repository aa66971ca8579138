import { classNames } from '../ui/class-names.ts';

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
  className,
}: {
  image: PostImage;
  /** Width it is shown at, as in `sizes` of HTML. */
  sizes: string;
  /** True where it stands on the first screen. */
  priority?: boolean;
  className?: string;
}) {
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={classNames('post-picture', className)}
      />
    </picture>
  );
}
