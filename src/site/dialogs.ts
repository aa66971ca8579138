import { CONTACT_DIALOG, CONTACT_PAGES } from '../features/contact/paths.ts';
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

function contactPage({ source, subject }: DOMStringMap) {
  const query = new URLSearchParams();
  if (source) query.set('from', source);
  if (subject) query.set('about', subject);
  return `${CONTACT_PAGES.form}?${query}`;
}

/** Without its dialog, a link to the form of the home page leads to the page of the form. */
const formPageOf = ({ href, dataset }: HTMLAnchorElement) =>
  dataset.dialog ? href : contactPage(dataset);

let pressedControl: HTMLAnchorElement | undefined;

/** If the visitor has pressed another control meanwhile, only that one opens its dialog. */
async function open(control: HTMLAnchorElement, texts: PageTexts) {
  pressedControl = control;
  const deadline = new Promise<never>((_, reject) => setTimeout(reject, LOAD_DEADLINE_MS));
  const isLoaded = await Promise.race([loadOverlays(), deadline]).then(
    () => true,
    () => false,
  );
  if (pressedControl !== control) return;
  if (!isLoaded) return location.assign(formPageOf(control));
  const { dialog } = openerAt(control);
  if (!dialog || dialog.open) return;
  describeRequest(dialog, { ...texts, ...control.dataset });
  dialog.showModal();
}

async function openForHash(texts: PageTexts) {
  if (location.hash !== CONTACT_HASH) return;
  const opener = { ...texts, source: 'link to #contact' };
  await loadOverlays().catch(() => location.replace(contactPage(opener)));
  const dialog = dialogNamed(CONTACT_DIALOG);
  // The visitor may have gone back.
  if (!dialog || dialog.open || location.hash !== CONTACT_HASH) return;
  describeRequest(dialog, opener);
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
  addEventListener('hashchange', () => openForHash(texts));
  void openForHash(texts);
}
