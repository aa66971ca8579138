import { contactCopy } from '../../content/contact-copy.ts';
import type { InquiryCopy } from '../../content/page-parts.ts';
import { ActionLine } from './action-line.tsx';
import { OpenInquiry } from './open-contact.tsx';

type InquiryLineProps = {
  ask: InquiryCopy | undefined;
  source: string;
  /** `ask` may have another subject. */
  subject: string;
  className?: string;
  look?: 'secondary' | 'night';
};

export function InquiryLine({
  ask,
  source,
  subject,
  className,
  look = 'secondary',
}: InquiryLineProps) {
  if (!ask) return null;
  return (
    <ActionLine
      className={className}
      action={
        <OpenInquiry
          kind={ask.kind}
          copy={contactCopy().requests[ask.kind]}
          source={source}
          subject={ask.subject ?? subject}
          look={look}
        />
      }
    >
      {ask.text}
    </ActionLine>
  );
}
