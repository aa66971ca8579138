import { classNames } from './class-names.ts';
import { readableTables } from './prose-tables.ts';

/** Running text made from our own markdown at build; its tables hold on every screen. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classNames('prose', className)}
      // The text comes from the repository, not from visitors.
      dangerouslySetInnerHTML={{ __html: readableTables(html) }}
    />
  );
}
