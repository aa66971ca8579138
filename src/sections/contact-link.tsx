import type { ReactNode } from 'react';
import { CONTACT_DIALOG } from '../rules/contact-places.ts';
import { buttonClass } from '../ui/button.tsx';

/** Where the contact form is on the home page. */
const CONTACT_ANCHOR = '/#contact';

/** A link to the contact form of the home page, which opens the same form where it stands as soon as scripts run. */
export function ContactLink({
  source,
  subject,
  look = 'dark',
  className,
  children,
}: {
  source: string;
  subject: string;
  look?: Parameters<typeof buttonClass>[0];
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={CONTACT_ANCHOR}
      className={buttonClass(look, 'normal', className)}
      data-opens={CONTACT_DIALOG}
      data-intent="contact"
      data-source={source}
      data-subject={subject}
    >
      {children}
    </a>
  );
}
