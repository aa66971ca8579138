import sign from 'content-folder/brand/public/favicon.svg?raw';
import { classNames } from '../ui/class-names.ts';
import { nameLines } from './name-lines.ts';

/** Beside the name, which says who it is. */
const SIGN = {
  __html: sign.replace(/^<svg xmlns="[^"]+"/, '<svg width="30" height="30" aria-hidden="true"'),
};

/** The brand's sign and name, as a link home. Where the window has no room for the name, the sign stands alone. */
export function Logo({ brand }: { brand: string }) {
  const lines = nameLines(brand);
  return (
    <a href="/" className="logo">
      <span dangerouslySetInnerHTML={SIGN} />
      <span className={classNames('logo-name', lines.length > 1 && 'logo-name-long')}>
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
