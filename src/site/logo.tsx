/** The brand's mark and name, as a link home. */
export function Logo({ brand }: { brand: string }) {
  return (
    <a href="/" className="flex flex-none items-center gap-2.5 text-[1.28rem] font-[820] tracking-[-0.02em]">
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <rect width="30" height="30" rx="3" fill="#0c1b2a" />
        <path d="M9.2 20V7.6h2.9l5.9 8V7.6h2.8V20h-2.7l-6-8.2V20z" fill="#fff" />
        <path d="M8 23.2h14v2.4H8z" fill="#ffe94a" />
      </svg>
      {/* Beside phone, button and menu there is no room for the word on the smallest phones. */}
      <span className="max-[24.3rem]:sr-only">{brand}</span>
    </a>
  );
}
