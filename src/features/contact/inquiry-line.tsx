import { contactCopy } from '../../content/contact-copy.ts';
import type { InquiryLineCopy } from '../../content/page-parts.ts';
import { ActionLine } from './action-line.tsx';
import { OpenInquiry } from './open-contact.tsx';

type InquiryLineProps = {
  inquiry: InquiryLineCopy | undefined;
  source: string;
  /** Subject of the request, unless `inquiry` has a subject. */
  subject: string;
  className?: string;
  look?: 'secondary' | 'night';
};

export function InquiryLine({
  inquiry,
  source,
  subject,
  className,
  look = 'secondary',
}: InquiryLineProps) {
  if (!inquiry) return null;
  return (
    <ActionLine
      className={className}
      action={
        <OpenInquiry
          kind={inquiry.kind}
          copy={contactCopy().requests[inquiry.kind]}
          source={source}
          subject={inquiry.subject ?? subject}
          look={look}
        />
      }
    >
      {inquiry.text}
    </ActionLine>
  );
}
