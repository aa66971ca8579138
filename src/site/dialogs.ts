import { CONTACT_DIALOG, CONTACT_PAGES } from '../features/contact/paths.ts';
import { describeRequest } from '../features/forms/form-request.ts';
import { loadOverlays } from './insert-overlays.ts';

export const CONTACT_HASH = '#contact';
/** If the dialogs do not load within this time, a control leads to its form page. */
const LOAD_DEADLINE_MS = 5_000;
/** Touch scrolling fires none of these events, so a visitor may scroll. */
const CANCELING_EVENTS = ['click', 'keydown', 'input', 'pagehide'];
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

/** Without the dialog, a link to the form of the home page leads to the form page. */
const formPageOf = ({ href, dataset }: HTMLAnchorElement) =>
  dataset.dialog ? href : CONTACT_PAGES.form;

/** Returns false if `loading` rejects or takes longer than `deadlineMs`. */
export function isLoadedWithin(deadlineMs: number, loading: Promise<unknown>): Promise<boolean> {
  const deadline = new Promise((_, reject) => setTimeout(reject, deadlineMs));
  return Promise.race([loading, deadline]).then(
    () => true,
    () => false,
  );
}
const areOverlaysLoaded = () => isLoadedWithin(LOAD_DEADLINE_MS, loadOverlays());

/** The control is busy until the press ends: the visitor may do something else meanwhile. */
function startPress(control: HTMLElement) {
  const press = new AbortController();
  const { signal } = press;
  const cancel = ({ type, target }: Event) => {
    // An impatient visitor presses the same control again.
    if (type !== 'click' || !control.contains(target as Node)) press.abort();
  };
  for (const event of CANCELING_EVENTS) addEventListener(event, cancel, { capture: true, signal });
  signal.addEventListener('abort', () => control.removeAttribute('aria-busy'));
  control.setAttribute('aria-busy', 'true');
  return press;
}

async function openDialog(control: HTMLAnchorElement, texts: PageTexts) {
  if (control.hasAttribute('aria-busy')) return;
  const press = startPress(control);
  const isLoaded = await areOverlaysLoaded();
  if (press.signal.aborted) return;
  press.abort();
  if (!isLoaded) return location.assign(formPageOf(control));
  const { dialog } = openerAt(control);
  if (!dialog || dialog.open) return;
  describeRequest(dialog, { ...texts, ...control.dataset });
  dialog.showModal();
}

async function openForHash(texts: PageTexts) {
  if (location.hash !== CONTACT_HASH) return;
  const isLoaded = await areOverlaysLoaded();
  // The visitor may have gone back.
  if (location.hash !== CONTACT_HASH) return;
  if (!isLoaded) return location.replace(CONTACT_PAGES.form);
  const dialog = dialogNamed(CONTACT_DIALOG);
  if (!dialog || dialog.open) return;
  describeRequest(dialog, { ...texts, source: 'link to #contact' });
  dialog.showModal();
}

/** Without this script, each control is a link to its form page. */
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
