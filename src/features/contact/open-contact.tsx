import { type OpenButton, OpenDialog } from '../../ui/open-dialog.tsx';
import { CONTACT_DIALOG, CONTACT_PAGES } from './places.ts';

/** Opens the contact dialog; without JavaScript, a link to the form's own page. */
export function OpenContact(button: OpenButton) {
  return <OpenDialog {...button} dialog={CONTACT_DIALOG} formPage={CONTACT_PAGES.form} />;
}
