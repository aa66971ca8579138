import { contactCopy } from '../../content/contact-copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadyHtml } from '../../ui/ready-html.tsx';
import { type ContactFormTarget, contactFormHtml } from './contact-form-html.ts';
import { CONTACT_DIALOG } from './paths.ts';

function sessionDescription() {
  const { description, withoutTime = '' } = contactCopy().session;
  return `${description} ${withoutTime}`.trim();
}

export function ContactDialog(form: Omit<ContactFormTarget, 'prefix'>) {
  return (
    <Dialog
      id={CONTACT_DIALOG}
      title={contactCopy().session.title}
      description={sessionDescription()}
    >
      <ReadyHtml html={String(contactFormHtml({ prefix: 'contact', ...form }))} />
    </Dialog>
  );
}
