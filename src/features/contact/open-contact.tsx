import type { InquiryCopy } from '../../content/contact-copy.ts';
import type { InquiryKind } from '../../content/inquiry-kinds.ts';
import { type OpenButton, OpenDialog } from '../../ui/open-dialog.tsx';
import { CONTACT_DIALOG, CONTACT_PAGES, inquiryFormPath } from './paths.ts';

/** A button that opens the contact dialog. Without JavaScript it is a link to the contact page. */
export function OpenContact(button: OpenButton) {
  return <OpenDialog {...button} dialog={CONTACT_DIALOG} formPage={CONTACT_PAGES.form} />;
}

/** A button that opens the contact dialog for a kind of inquiry. Texts are props: contactCopy() does not run in a browser. */
export function OpenInquiry({
  kind,
  words,
  ...button
}: Omit<OpenButton, 'label' | 'says' | 'subject'> & {
  kind: InquiryKind;
  words: InquiryCopy;
  subject: string;
}) {
  const { title, lead, message, submit } = words;
  return (
    <OpenDialog
      look="secondary"
      size="small"
      {...button}
      label={title}
      says={{ ask: kind, title, lead, message, submit }}
      dialog={CONTACT_DIALOG}
      formPage={inquiryFormPath(kind)}
    />
  );
}
