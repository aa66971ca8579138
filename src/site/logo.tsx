import sign from 'content-folder/brand/public/favicon.svg?raw';
import { classNames } from '../ui/class-names.ts';
import { nameLines } from './name-lines.ts';

/** Beside the name, which says who it is. */
const SIGN = {
  __html: sign.replace(/^<svg xmlns="[^"]+"/, '<svg width="30" height="30" aria-hidden="true"'),
};

const PART = 'grid h-11 content-center';

/** The brand's sign and name, as a link home. Where the window has no room for the name, the sign stands alone. */
export function Logo({ brand }: { brand: string }) {
  const lines = nameLines(brand);
  return (
    // A name that does not fit beside the rest of the header falls into a second line, which is cut off.
    <a
      href="/"
      className="logo flex h-11 min-w-7.5 flex-wrap gap-x-2.5 truncate text-lede font-heavy tracking-heading"
    >
      <span className={PART} dangerouslySetInnerHTML={SIGN} />
      <span
        className={classNames(
          PART,
          'logo-name max-[16rem]:hidden',
          lines.length > 1 && 'logo-name-long',
        )}
      >
        {lines.map((line, index) => (
          <span key={line}>
            {index > 0 && ' '}
            {line}
          </span>
        ))}
      </span>
    </a>
  );
}
