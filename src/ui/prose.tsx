import { classNames } from './class-names.ts';
import { readableTables } from './prose-tables.ts';

type Props = {
  html: string;
  /** What stands above the text: names its first tables. */
  heading?: string | undefined;
  className?: string | undefined;
};

/** Running text made from our own markdown at build; its tables hold on every screen. */
export function Prose({ html, heading, className }: Props) {
  return <ReadyProse html={readableTables(html, heading)} className={className} />;
}

/** Running text whose tables are readable already. */
export function ReadyProse({ html, className }: Omit<Props, 'heading'>) {
  return (
    <div
      className={classNames('prose', className)}
      // The text comes from the repository, not from visitors.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
