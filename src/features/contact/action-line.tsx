import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type ActionLineProps = { children: ReactNode; action?: ReactNode; className?: string | undefined };

/** The action line is neither printed nor part of the page's Markdown version. */
export function ActionLine({ children, action, className }: ActionLineProps) {
  return (
    <div data-mdast="ignore" className={classNames('action-line no-print', className)}>
      <p>{children}</p>
      {action}
    </div>
  );
}
