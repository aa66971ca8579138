import type { ReactNode } from 'react';
import type { Ask as AskWords } from '../../content/ask.ts';
import { classNames } from '../../ui/class-names.ts';
import { OpenAsk } from './open-contact.tsx';

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

type AskProps = {
  /** Nothing is shown where a page's file has no line for the place. */
  ask: AskWords | undefined;
  /** Kept with the lead: which line it came from. */
  source: string;
  /** What it is about: "Legal SEO". */
  subject: string;
  className?: string;
};

/** What a reader may want to ask at this point of a page, and the way to ask it without leaving. */
export function Ask({ ask, source, subject, className }: AskProps) {
  if (!ask) return null;
  return (
    <AskLine className={className} action={<OpenAsk kind={ask.kind} source={source} subject={subject} />}>
      {ask.text}
    </AskLine>
  );
}
