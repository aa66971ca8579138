import { classNames } from './class-names.ts';
import { readableTables } from './prose-tables.ts';

type Props = { html: string; className?: string | undefined };

/** Running text made from our own markdown at build; its tables hold on every screen. */
export function Prose({ html, className }: Props) {
  return <ReadyProse html={readableTables(html)} className={className} />;
}

/** Running text whose tables are readable already. */
export function ReadyProse({ html, className }: Props) {
  return (
    <div
      data-mdast="prose"
      className={classNames('prose', className)}
      // The text comes from the repository, not from visitors.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
