import { CONTACT_DIALOG } from '../features/contact/paths.ts';
import { describeRequest } from '../features/forms/form-request.ts';
import { loadOverlays } from './insert-overlays.ts';

export const CONTACT_HASH = '#contact';
/** After this time a control leads to the page of its form. */
const LOAD_DEADLINE_MS = 5_000;
const OPENERS = '[data-dialog], [href="/#contact"]';

/** These texts replace the usual ones on one page. */
export type PageTexts = { title?: string | undefined; lead?: string | undefined };

export const dialogNamed = (id: string | null | undefined) =>
  document.getElementById(id ?? '') as HTMLDialogElement | null;

/** A link to the form of the home page opens the dialog of the current page. */
export function openerAt(target: Element) {
  const control = target.closest<HTMLAnchorElement>(OPENERS);
  return { control, dialog: control && dialogNamed(control.dataset.dialog ?? CONTACT_DIALOG) };
}

async function open(control: HTMLAnchorElement, texts: PageTexts) {
  const deadline = new Promise<never>((_, reject) => setTimeout(reject, LOAD_DEADLINE_MS));
  await Promise.race([loadOverlays(), deadline]).catch(() => location.assign(control.href));
  const { dialog } = openerAt(control);
  if (!dialog || dialog.open) return;
  describeRequest(dialog, { ...texts, ...control.dataset });
  dialog.showModal();
}

function openForHash(texts: PageTexts) {
  if (location.hash !== CONTACT_HASH) return;
  const dialog = dialogNamed(CONTACT_DIALOG);
  if (!dialog || dialog.open) return;
  describeRequest(dialog, { ...texts, source: 'link to #contact' });
  dialog.showModal();
}

/** Without this script, each control is a link to the page of its form. */
export function startDialogs(texts: PageTexts) {
  addEventListener('click', (event) => {
    const { control } = openerAt(event.target as Element);
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(control, texts);
  });
  const openWhenLoaded = () =>
    loadOverlays().then(
      () => openForHash(texts),
      () => undefined,
    );
  addEventListener('hashchange', openWhenLoaded);
  void openWhenLoaded();
}
