import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The yellow label with its letter. */
export function Sticker({ letter }: { letter: string }) {
  return (
    <p className="sticker">
      <span>EXHIBIT</span>
      <b>{letter}</b>
    </p>
  );
}

/** Evidence: fog panel, hairline border, yellow sticker with a letter. */
export function Exhibit({
  letter,
  className,
  children,
}: {
  letter: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'relative border border-line bg-fog px-5 pt-8 pb-6 sm:px-6.5',
        className,
      )}
    >
      <Sticker letter={letter} />
      {children}
    </div>
  );
}
