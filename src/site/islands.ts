import { setBusy } from '../features/forms/busy.ts';
import { fillDialogs, openerAt } from './dialogs.ts';

/** Events before a click: a visitor is about to use something. Opening a dialog moves the focus into it. */
const SIGNS = ['pointerover', 'focusin', 'keydown'];
/** Maximum time that a click waits for its script. */
const ANSWERED_WITHIN_MS = 15_000;
/** Parts of the page with a script. The attribute is the address of the script, which removes it when it has started. */
const PART = '[data-script]';
/** Buttons that need the script of their part. */
const WAITING = '[data-copy], [data-remove-subject]';

const scripts = new Map<string, Promise<unknown>>();
function load(address = '') {
  const script: Promise<unknown> = scripts.get(address) ?? import(address);
  scripts.set(address, script);
  // The next event tries again.
  script.catch(() => scripts.delete(address));
  return script;
}

/** Returns the part for an event at `target`: that in the dialog around it or about to open, else the part around it. */
function partOf(target: Element) {
  const dialog = openerAt(target).dialog ?? target.closest('dialog');
  return dialog?.querySelector<HTMLElement>(PART) ?? target.closest<HTMLElement>(PART);
}

async function whenLoaded(part: HTMLElement, act: () => void, giveUp: () => void) {
  const late = new Promise((_, reject) => setTimeout(reject, ANSWERED_WITHIN_MS));
  try {
    await Promise.race([load(part.dataset.script), late]);
  } catch {
    return giveUp();
  }
  act();
}

/** Shows a message without the script for messages, which could not be loaded. */
function showWords(words: string) {
  const message = document.createElement('p');
  message.className = 'toast border border-ink bg-paper p-4 pl-6 font-bold';
  message.dataset.tone = 'destructive';
  message.textContent = words;
  document.querySelector('body > [data-toasts] > [role=alert]')?.replaceChildren(message);
}

/**
 * Delays the submission of a form until its script is loaded. If the script cannot be loaded, the browser posts the form.
 */
function delaySubmit(event: Event) {
  const form = event.target as HTMLFormElement;
  if (!form.matches(PART)) return;
  event.preventDefault();
  if (form.hasAttribute('aria-busy')) return;
  const ready = () => setBusy(form, false);
  setBusy(form, true);
  // After Back, the browser may show the page from its cache: the form must not be busy there.
  addEventListener('pagehide', ready, { once: true });
  whenLoaded(
    form,
    () => {
      ready();
      form.requestSubmit();
    },
    () => form.submit(),
  );
}

function delayClick(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>(WAITING);
  const part = button?.closest<HTMLElement>(PART);
  if (!button || !part || button.hasAttribute('aria-busy')) return;
  const end = () => button.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  whenLoaded(
    part,
    () => {
      end();
      button.click();
    },
    () => {
      end();
      if (button.dataset.copyFailed) showWords(button.dataset.copyFailed);
    },
  );
}

/**
 * Loads the scripts of interactive parts when a visitor is about to use them: a visitor who only reads downloads none. Until
 * then a part works as HTML, and the script enhances the same HTML. `first` is the address of a script that is loaded at the
 * first pointer or keyboard event anywhere.
 */
export function startIslands(first: string) {
  const onSign = ({ target }: { target: EventTarget | null }) => {
    const part = target instanceof Element ? partOf(target) : undefined;
    for (const address of [first, part?.dataset.script]) if (address) load(address);
  };
  for (const sign of SIGNS) {
    addEventListener(sign, fillDialogs, { capture: true, once: true });
    addEventListener(sign, onSign);
  }
  addEventListener('submit', delaySubmit);
  addEventListener('click', delayClick);
  // A tool, which has its own loader (site/mount.ts), could not be loaded: shows its error.
  addEventListener('astro:hydration-error', ({ target }) => {
    (target as Element).querySelector('[data-unavailable]')?.removeAttribute('hidden');
  });
  // On a slow connection, a visitor may have focused something before this script arrived.
  if (document.activeElement !== document.body) onSign({ target: document.activeElement });
}
