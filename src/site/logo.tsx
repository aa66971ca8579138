import signSvg from 'content-folder/brand/public/favicon.svg?raw';
import { classNames } from '../ui/class-names.ts';
import { nameLines } from './name-lines.ts';

const SIGN_HTML = {
  __html: signSvg.replace(/^<svg xmlns="[^"]+"/, '<svg width="30" height="30" aria-hidden="true"'),
};

const LINE_CLASS = 'grid h-11 content-center';

function BrandName({ name, className }: { name: string; className: string }) {
  const lines = nameLines(name);
  return (
    <span
      className={classNames(
        LINE_CLASS,
        'whitespace-pre max-[16rem]:hidden',
        lines.length > 1 && 'text-note/[1.1]',
        className,
      )}
    >
      {lines.join('\n')}
    </span>
  );
}

type LogoProps = { brand: string; shortBrand?: string | undefined };

/** If there is no room for the brand's name, only the sign is visible. */
export function Logo({ brand, shortBrand }: LogoProps) {
  return (
    // A name that does not fit wraps to a second line, which is cut off.
    <a
      href="/"
      className="flex h-11 min-w-7.5 flex-wrap gap-x-2.5 truncate text-lede font-heavy tracking-heading"
    >
      <span className={LINE_CLASS} dangerouslySetInnerHTML={SIGN_HTML} />
      <BrandName name={brand} className={shortBrand ? 'max-md:hidden lg:max-xl:hidden' : ''} />
      {shortBrand && <BrandName name={shortBrand} className="md:max-lg:hidden xl:hidden" />}
    </a>
  );
}
