import { setBusy } from '../features/forms/busy.ts';
import { isLoadedWithin, openerAt } from './dialogs.ts';
import { loadOverlays } from './insert-overlays.ts';

/** One of these events precedes each use of an island. A dialog that opens gets the focus. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'keydown'];
const LOAD_DEADLINE_MS = 15_000;
/**
 * Selects islands whose script has not started. The attribute holds the script's URL; the script
 * removes it.
 */
const ISLAND = '[data-script]';
const OFFLINE_MESSAGE = 'You are offline: nothing was sent. What you typed stays here.';
const DELAYED_BUTTONS = '[data-copy], [data-remove-subject]';

const scripts = new Map<string, Promise<unknown>>();
function loadScript(address = '') {
  const script = scripts.get(address) ?? import(address);
  scripts.set(address, script);
  // After a failure, the next event loads the script again.
  script.catch(() => scripts.delete(address));
  return script;
}

/** A dialog that is about to open takes precedence over the island around `target`. */
function islandOf(target: Element) {
  const dialog = openerAt(target).dialog ?? target.closest('dialog');
  return dialog?.querySelector<HTMLElement>(ISLAND) ?? target.closest<HTMLElement>(ISLAND);
}

async function whenLoaded(island: HTMLElement, onLoaded: () => void, onFailure: () => void) {
  const isLoaded = await isLoadedWithin(LOAD_DEADLINE_MS, loadScript(island.dataset.script));
  return isLoaded ? onLoaded() : onFailure();
}

/** Shows a message if the script for messages could not be loaded. */
function showMessage(text: string) {
  const message = document.createElement('p');
  message.className = 'toast border border-ink bg-paper p-4 pl-6 font-bold';
  message.dataset.tone = 'destructive';
  message.textContent = text;
  // A modal dialog makes everything outside inert.
  const region =
    document.querySelector('dialog:modal [data-toasts]') ??
    document.querySelector('body > [data-toasts]');
  region?.querySelector('[role=alert]')?.replaceChildren(message);
}

/** If the script cannot be loaded, the browser posts the form; offline it would show an error page. */
function delaySubmit(event: Event) {
  const form = event.target as HTMLFormElement;
  if (!form.matches(ISLAND)) return;
  event.preventDefault();
  if (form.hasAttribute('aria-busy')) return;
  const endBusy = () => setBusy(form, false);
  setBusy(form, true);
  // After Back, the browser may show the page from its cache: the form must not be busy there.
  addEventListener('pagehide', endBusy, { once: true });
  whenLoaded(
    form,
    () => {
      endBusy();
      form.requestSubmit();
    },
    () => {
      if (navigator.onLine) return form.submit();
      endBusy();
      showMessage(OFFLINE_MESSAGE);
    },
  );
}

function delayClick(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>(DELAYED_BUTTONS);
  const island = button?.closest<HTMLElement>(ISLAND);
  if (!button || !island || button.hasAttribute('aria-busy')) return;
  const endBusy = () => button.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  whenLoaded(
    island,
    () => {
      endBusy();
      button.click();
    },
    () => {
      endBusy();
      if (button.dataset.copyFailed) showMessage(button.dataset.copyFailed);
    },
  );
}

/**
 * An island works as HTML, and its script enhances it. A visitor who only reads does not download
 * the script. `firstScript` is the URL of a script for the first event anywhere.
 */
export function startIslands(firstScript: string) {
  const loadScriptsFor = (target: EventTarget | null) => {
    const island = target instanceof Element ? islandOf(target) : undefined;
    for (const address of [firstScript, island?.dataset.script]) if (address) loadScript(address);
  };
  const onIntent = ({ target }: { target: EventTarget | null }) => {
    loadScriptsFor(target);
    // The target may open a dialog with an island.
    loadOverlays().then(
      () => loadScriptsFor(target),
      () => undefined,
    );
  };
  for (const event of INTENT_EVENTS) addEventListener(event, onIntent);
  addEventListener('submit', delaySubmit);
  addEventListener('click', delayClick);
  // Shows the text about an unavailable tool. The script of a tool has its own loader
  // (site/mount.ts).
  addEventListener('astro:hydration-error', ({ target }) => {
    (target as Element).querySelector('[data-unavailable]')?.removeAttribute('hidden');
  });
  // On a slow connection, an element may have the focus before this script arrives.
  if (document.activeElement !== document.body) onIntent({ target: document.activeElement });
}
