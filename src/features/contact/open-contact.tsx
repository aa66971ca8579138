import type { InquiryCopy } from '../../content/contact-copy.ts';
import type { InquiryKind } from '../../content/inquiry-kinds.ts';
import { type OpenButton, OpenDialog } from '../../ui/open-dialog.tsx';
import { CONTACT_DIALOG, CONTACT_PAGES, inquiryFormPath } from './paths.ts';

/** Opens the contact dialog; without JavaScript, a link to the form's own page. */
export function OpenContact(button: OpenButton) {
  return <OpenDialog {...button} dialog={CONTACT_DIALOG} formPage={CONTACT_PAGES.form} />;
}

/** Opens it for one kind of inquiry. Its texts are props, because a browser does not have contactCopy(). */
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
