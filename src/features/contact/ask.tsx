import { contactCopy } from '../../content/contact-copy.ts';
import type { Ask as AskOfPage } from '../../content/page-parts.ts';
import { AskLine } from './ask-line.tsx';
import { OpenAsk } from './open-contact.tsx';

type AskProps = {
  /** Nothing is shown where a page's file has no line for the place. */
  ask: AskOfPage | undefined;
  /** Saved with the lead: the line that it came from. */
  source: string;
  /** What it is about where the line does not say it: "Legal SEO". */
  subject: string;
  className?: string;
  /** night: on dark ground. */
  look?: 'secondary' | 'night';
};

/** What a reader may want to ask at this point of a page, and the way to ask it without leaving. */
export function Ask({ ask, source, subject, className, look = 'secondary' }: AskProps) {
  if (!ask) return null;
  return (
    <AskLine
      className={className}
      action={
        <OpenAsk
          kind={ask.kind}
          words={contactCopy().asks[ask.kind]}
          source={source}
          subject={ask.subject ?? subject}
          look={look}
        />
      }
    >
      {ask.text}
    </AskLine>
  );
}
