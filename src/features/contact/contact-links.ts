import { tellForm } from '../forms/tell-form.ts';
import { CONTACT_DIALOG } from './places.ts';

/** A link to the contact form of the home page opens the dialog of the page it stands on: nobody is led away. */
export function startContactLinks() {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href="/#contact"]');
    const dialog = document.getElementById(CONTACT_DIALOG) as HTMLDialogElement | null;
    // With a key held, a press asks for a new tab or window.
    if (!link || !dialog || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tellForm(dialog, link.dataset);
    dialog.showModal();
  });
}
