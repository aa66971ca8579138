import { classNames } from './class-names.ts';
import { readableTables } from './prose-tables.ts';

type Props = {
  html: string;
  /** The heading above the text, which names its first tables. */
  heading?: string | undefined;
  className?: string | undefined;
};

/** Shows running text made from our own Markdown at build; its tables fit every screen. */
export function Prose({ html, heading, className }: Props) {
  return <ReadyProse html={readableTables(html, heading)} className={className} />;
}

/** Shows running text whose tables are readable already. */
export function ReadyProse({ html, className }: Omit<Props, 'heading'>) {
  return (
    <div
      className={classNames('prose', className)}
      // The text comes from the repository, not from visitors.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
