import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** A hidden list with a link as a template. The server fills it with the pages whose addresses are most similar. */
function Nearest({ heading }: { heading: string }) {
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

/** Renders a page with a message and a link, such as "not found" or "thank you". */
export function Notice({
  title,
  lede,
  children,
  way,
  nearest,
}: {
  title: string;
  lede: ReactNode;
  /** Content under the link. */
  children?: ReactNode;
  way: { label: string; href: string };
  /** Heading of the list of pages with similar addresses, which the server adds if there are any. */
  nearest?: string;
}) {
  return (
    <div className="page">
      <div className="py-20 lg:py-28">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-5 max-w-measure text-body/6.5 text-ink-2 sm:text-lede/8">{lede}</p>
        {nearest && <Nearest heading={nearest} />}
        <Button href={way.href} look="dark" className="mt-8">
          {way.label}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** The link of most notices. */
export const WAY_HOME = { label: 'Return to Home', href: '/' } as const;
