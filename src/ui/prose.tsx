import { classNames } from './class-names.ts';
import { readableTables } from './prose-tables.ts';

type Props = {
  html: string;
  /** Heading over the text. It also names tables that come before the first heading of the text. */
  heading?: string | undefined;
  className?: string | undefined;
};

export function Prose({ html, heading, className }: Props) {
  return <ReadyProse html={readableTables(html, heading)} className={className} />;
}

export function ReadyProse({ html, className }: Omit<Props, 'heading'>) {
  return (
    <div
      className={classNames('prose', className)}
      // The text comes from the repository, not from visitors.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
