import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type AskLineProps = { children: ReactNode; action?: ReactNode; className?: string | undefined };

/** Renders a line with a text on the left and usually a control on the right. Paper and text twins leave it out. */
export function AskLine({ children, action, className }: AskLineProps) {
  return (
    <div data-mdast="ignore" className={classNames('ask no-print', className)}>
      <p>{children}</p>
      {action}
    </div>
  );
}
