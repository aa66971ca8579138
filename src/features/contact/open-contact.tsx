import type { InquiryCopy } from '../../content/contact-copy.ts';
import type { InquiryKind } from '../../content/inquiry-kinds.ts';
import { type OpenButton, OpenDialog } from '../../ui/open-dialog.tsx';
import { CONTACT_DIALOG, CONTACT_PAGES, inquiryFormPath } from './paths.ts';

export function OpenContact(button: OpenButton) {
  return <OpenDialog {...button} dialogId={CONTACT_DIALOG} formPage={CONTACT_PAGES.form} />;
}

/** The texts are props, because contactCopy() does not run in a browser. */
export function OpenInquiry({
  kind,
  copy,
  ...button
}: Omit<OpenButton, 'label' | 'texts' | 'subject'> & {
  kind: InquiryKind;
  copy: InquiryCopy;
  subject: string;
}) {
  const { title, lede, message, submit } = copy;
  return (
    <OpenDialog
      look="secondary"
      size="small"
      {...button}
      label={title}
      texts={{ ask: kind, title, lede, message, submit }}
      dialogId={CONTACT_DIALOG}
      formPage={inquiryFormPath(kind)}
    />
  );
}
