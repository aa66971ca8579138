import { CONTACT_DIALOG, CONTACT_PAGES } from '../features/contact/paths.ts';
import { describeRequest } from '../features/forms/form-request.ts';
import { loadOverlays } from './insert-overlays.ts';

export const CONTACT_HASH = '#contact';
/** If the dialogs do not load within this time, a control leads to the page of its form. */
const LOAD_DEADLINE_MS = 5_000;
const OPENERS = '[data-dialog], [href="/#contact"]';

/** Texts that replace the dialog's usual texts on one page. */
export type PageTexts = { title?: string | undefined; lede?: string | undefined };

export const dialogNamed = (id: string | null | undefined) =>
  document.getElementById(id ?? '') as HTMLDialogElement | null;

/** A link to the form of the home page opens the dialog of the current page. */
export function openerAt(target: Element) {
  const control = target.closest<HTMLAnchorElement>(OPENERS);
  return { control, dialog: control && dialogNamed(control.dataset.dialog ?? CONTACT_DIALOG) };
}

/** Without the dialog, a link to the form of the home page leads to the page of the form. */
const formPageOf = ({ href, dataset }: HTMLAnchorElement) =>
  dataset.dialog ? href : CONTACT_PAGES.form;

let pressedControl: HTMLAnchorElement | undefined;

/**
 * If the visitor presses another control while the dialogs load, only that control opens its
 * dialog.
 */
async function openDialog(control: HTMLAnchorElement, texts: PageTexts) {
  pressedControl = control;
  const deadline = new Promise<never>((_, reject) => setTimeout(reject, LOAD_DEADLINE_MS));
  await Promise.race([loadOverlays(), deadline]).catch(() => {
    if (pressedControl === control) location.assign(formPageOf(control));
  });
  if (pressedControl !== control) return;
  const { dialog } = openerAt(control);
  if (!dialog || dialog.open) return;
  describeRequest(dialog, { ...texts, ...control.dataset });
  dialog.showModal();
}

async function openForHash(texts: PageTexts) {
  if (location.hash !== CONTACT_HASH) return;
  await loadOverlays().catch(() => location.replace(CONTACT_PAGES.form));
  const dialog = dialogNamed(CONTACT_DIALOG);
  // The visitor may have gone back.
  if (!dialog || dialog.open || location.hash !== CONTACT_HASH) return;
  describeRequest(dialog, { ...texts, source: 'link to #contact' });
  dialog.showModal();
}

/** Without this script, each control is a link to the page of its form. */
export function startDialogs(texts: PageTexts) {
  addEventListener('click', (event) => {
    const { control } = openerAt(event.target as Element);
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openDialog(control, texts);
  });
  addEventListener('hashchange', () => openForHash(texts));
  void openForHash(texts);
}
