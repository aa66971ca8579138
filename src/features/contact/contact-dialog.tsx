import { contactCopy } from '../../content/contact-copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadyHtml } from '../../ui/ready-html.tsx';
import { type ContactFormTarget, contactFormHtml } from './contact-form-html.ts';
import { CONTACT_DIALOG } from './paths.ts';

function sessionDescription() {
  const { description, withoutTime = '' } = contactCopy().session;
  return `${description} ${withoutTime}`.trim();
}

export function ContactDialog({
  title = contactCopy().session.title,
  text = sessionDescription(),
  ...form
}: { title?: string | undefined; text?: string | undefined } & Omit<ContactFormTarget, 'prefix'>) {
  return (
    <Dialog id={CONTACT_DIALOG} title={title} description={text} isInTemplate>
      <ReadyHtml html={String(contactFormHtml({ prefix: 'contact', ...form }))} />
    </Dialog>
  );
}
