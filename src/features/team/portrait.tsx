import { classNames } from '../../ui/class-names.ts';
import './team.css';

/** A person's picture as a view gets it: address of the file, and whether it is a drawn stand-in for a photo. */
export type PortraitImage = { src: string; illustration: boolean };

/** Edge of the square in pixels, for the room it takes before it has loaded; the column may show it smaller. */
const SIZES = { large: 480, medium: 240, small: 72 } as const;

/** What a reader who does not see the picture hears. A drawing never passes for a photo. */
function portraitAlt(name: string, illustration: boolean) {
  return illustration ? `Illustration of ${name}` : `Portrait of ${name}`;
}

/** A person on a fog plate with a yellow block behind; a photo fills the plate. */
export function Portrait({
  src,
  name,
  illustration,
  size = 'medium',
  loading = 'lazy',
  className,
}: PortraitImage & {
  name: string;
  size?: keyof typeof SIZES;
  /** "eager" where it stands in the hero. */
  loading?: 'lazy' | 'eager';
  className?: string;
}) {
  return (
    <img
      src={src}
      alt={portraitAlt(name, illustration)}
      width={SIZES[size]}
      height={SIZES[size]}
      loading={loading}
      // After the typefaces of the words beside it.
      fetchPriority={loading === 'eager' ? 'low' : 'auto'}
      decoding="async"
      className={classNames('portrait', className)}
    />
  );
}
