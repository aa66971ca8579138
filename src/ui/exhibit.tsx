import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Sticker({ letter }: { letter: string }) {
  return (
    <p className="sticker absolute -top-4.5 right-5.5 grid justify-items-center border border-ink bg-mark px-3 pt-1.25 pb-1 text-xs/[1.1] font-[800] tracking-[0.08em] not-print:rotate-[1.5deg] print:-top-px print:-right-px print:flex print:gap-1.5">
      <span>EXHIBIT</span>
      <b className="text-[1.35rem] font-heavy tracking-normal print:text-xs/[1.1]">{letter}</b>
    </p>
  );
}

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
