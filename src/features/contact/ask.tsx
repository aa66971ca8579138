import { contactCopy } from '../../content/contact-copy.ts';
import type { InquiryLine as AskWords } from '../../content/page-parts.ts';
import { AskLine } from './ask-line.tsx';
import { OpenInquiry } from './open-contact.tsx';

type AskProps = {
  /** If undefined, nothing is shown. */
  ask: AskWords | undefined;
  /** Stored with the lead as its source. */
  source: string;
  /** Subject of the request unless `ask` has one: "Legal SEO". */
  subject: string;
  className?: string;
  /** `night` is for a dark background. */
  look?: 'secondary' | 'night';
};

/** A line that invites a question, with a button that opens the contact form. */
export function Ask({ ask, source, subject, className, look = 'secondary' }: AskProps) {
  if (!ask) return null;
  return (
    <AskLine
      className={className}
      action={
        <OpenInquiry
          kind={ask.kind}
          words={contactCopy().requests[ask.kind]}
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
