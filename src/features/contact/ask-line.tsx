import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type AskLineProps = { children: ReactNode; action?: ReactNode; className?: string | undefined };

/** A quiet line between two hairlines: words at the left, mostly one control at the right. Not part of the text twin. */
export function AskLine({ children, action, className }: AskLineProps) {
  return (
    <div data-mdast="ignore" className={classNames('ask no-print', className)}>
      <p>{children}</p>
      {action}
    </div>
  );
}
