import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** A page that says one thing on pleading paper and offers one way on: not found, thank you. */
export function Notice({
  title,
  lede,
  children,
  way,
}: {
  title: string;
  lede: ReactNode;
  /** After the lede. */
  children?: ReactNode;
  way: { label: string; href: string };
}) {
  return (
    <div className="page">
      <div className="pleading py-20 lg:py-28">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-5 max-w-measure text-lede/8 text-ink-2">{lede}</p>
        {children}
        <Button href={way.href} look="dark" className="mt-8">
          {way.label}
        </Button>
      </div>
    </div>
  );
}

/** Where most notices lead. */
export const WAY_HOME = { label: 'Return to Home', href: '/' } as const;
