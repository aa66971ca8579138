import sign from 'content-folder/brand/public/favicon.svg?raw';

/** Beside the name, which says who it is. */
const SIGN = {
  __html: sign.replace(/^<svg xmlns="[^"]+"/, '<svg width="30" height="30" aria-hidden="true"'),
};

/** The brand's sign and name, as a link home. */
export function Logo({ brand }: { brand: string }) {
  return (
    <a href="/" className="flex flex-none items-center gap-2.5 text-[1.28rem] font-[820] tracking-[-0.02em]">
      <span dangerouslySetInnerHTML={SIGN} />
      {/* Beside phone, button and menu there is no room for the word on the smallest phones. */}
      <span className="max-[24.3rem]:sr-only">{brand}</span>
    </a>
  );
}
