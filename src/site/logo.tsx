import sign from 'content-folder/brand/public/favicon.svg?raw';
import { classNames } from '../ui/class-names.ts';

/** Beside the name, which says who it is. */
const SIGN = {
  __html: sign.replace(/^<svg xmlns="[^"]+"/, '<svg width="30" height="30" aria-hidden="true"'),
};

/** A longer name is set smaller and in lines, so that phone, button and menu keep their place at every width. */
const SHORT_NAME = 10;

/** The brand's sign and name, as a link home. */
export function Logo({ brand }: { brand: string }) {
  return (
    <a href="/" className="flex min-w-0 items-center gap-2.5 text-[1.28rem] font-[820] tracking-[-0.02em]">
      <span className="flex-none" dangerouslySetInnerHTML={SIGN} />
      {/* Beside phone, button and menu there is no room for the word on the smallest phones. */}
      <span className={classNames('max-[24.3rem]:sr-only', brand.length > SHORT_NAME && 'long-name')}>
        {brand}
      </span>
    </a>
  );
}
