import { classNames } from './class-names.ts';
import { readableTables } from './prose-tables.ts';

type Props = {
  html: string;
  /** The heading above the text. It also names the tables before the first heading in the text. */
  heading?: string | undefined;
  className?: string | undefined;
};

/** Renders HTML from our Markdown. Its tables are made readable on every screen. */
export function Prose({ html, heading, className }: Props) {
  return <ReadyProse html={readableTables(html, heading)} className={className} />;
}

/** Renders HTML from our Markdown whose tables are readable already. */
export function ReadyProse({ html, className }: Omit<Props, 'heading'>) {
  return (
    <div
      className={classNames('prose', className)}
      // The text comes from the repository, not from visitors.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
