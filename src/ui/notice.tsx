import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { HighlightedText } from './highlighted-text.tsx';

/** The server fills the list with the pages whose addresses are most similar. */
function SimilarPages({ heading }: { heading: string }) {
  return (
    <nav data-nearest hidden aria-labelledby="nearest" className="mt-8 max-w-measure">
      <h2 id="nearest" className="text-body/6 font-bold">
        {heading}
      </h2>
      <ul className="mt-3 border-t border-ink">
        <li className="border-b border-line">
          <a
            href="/"
            className="block py-3 font-semibold underline-offset-4 hover:bg-fog hover:underline"
          >
            Home
          </a>
        </li>
      </ul>
    </nav>
  );
}

export function Notice({
  title,
  lede,
  children,
  link,
  nearest,
}: {
  title: string;
  lede: ReactNode;
  children?: ReactNode;
  link: { label: string; href: string };
  nearest?: string;
}) {
  return (
    <div className="page">
      <div className="py-20 lg:py-28">
        <h1 className="text-h2">
          <HighlightedText text={title} />
        </h1>
        <p className="mt-5 max-w-measure text-body/6.5 text-ink-2 sm:text-lede/8">{lede}</p>
        {nearest && <SimilarPages heading={nearest} />}
        <Button href={link.href} look="dark" className="mt-8">
          {link.label}
        </Button>
        {children}
      </div>
    </div>
  );
}

export const HOME_LINK = { label: 'Return to Home', href: '/' } as const;
