import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** A hidden list with one link as the pattern; the server fills it for the requested address. */
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

/** Shows a page with one message and one link: not found, thank you. */
export function Notice({
  title,
  lede,
  children,
  way,
  nearest,
}: {
  title: string;
  lede: ReactNode;
  /** The parts under the link. */
  children?: ReactNode;
  way: { label: string; href: string };
  /** Heading over the nearest pages, which the server puts in when there are any. */
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

/** Most notices lead home. */
export const WAY_HOME = { label: 'Return to Home', href: '/' } as const;
