import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type AskLineProps = { children: ReactNode; action?: ReactNode; className?: string | undefined };

/** A line between two hairlines: text at the left, usually a control at the right. The text twin leaves it out. */
export function AskLine({ children, action, className }: AskLineProps) {
  return (
    <div data-mdast="ignore" className={classNames('ask no-print', className)}>
      <p>{children}</p>
      {action}
    </div>
  );
}
