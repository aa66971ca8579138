import { setBusy } from '../features/forms/busy.ts';
import { fillDialogs, openerAt } from './dialogs.ts';

/** Signs that a visitor is about to use something: all come before a click. Opening a dialog moves focus into it. */
const SIGNS = ['pointerover', 'focusin', 'keydown'];
/** So long a press waits for the script that answers it, in ms. */
const ANSWERED_WITHIN_MS = 15_000;
/** Part of the page that a script takes over; the script removes the attribute, which is its address, when it has. */
const PART = '[data-script]';
/** Buttons that do nothing without their part's script. */
const WAITING = '[data-copy], [data-remove-subject]';

const scripts = new Map<string, Promise<unknown>>();
function load(address = '') {
  const script: Promise<unknown> = scripts.get(address) ?? import(address);
  scripts.set(address, script);
  // The next event tries again.
  script.catch(() => scripts.delete(address));
  return script;
}

/** Returns the part that a sign is about: that of the dialog it is in or about to open, or the one around it. */
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

/** Shows the words alone, because the script that shows messages could not be loaded. */
function showWords(words: string) {
  const message = document.createElement('p');
  message.className = 'toast border border-ink bg-paper p-4 pl-6 font-bold';
  message.dataset.tone = 'destructive';
  message.textContent = words;
  document.querySelector('body > [data-toasts] > [role=alert]')?.replaceChildren(message);
}

/**
 * Delays a form that is sent before its script is there: it is sent once that is. Where the script does not come, the
 * browser posts the form.
 */
function delaySubmit(event: Event) {
  const form = event.target as HTMLFormElement;
  if (!form.matches(PART)) return;
  event.preventDefault();
  if (form.hasAttribute('aria-busy')) return;
  const ready = () => setBusy(form, false);
  setBusy(form, true);
  // Back shows the page as it was left.
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
 * Starts what is interactive when a visitor wants it: a visitor who only reads downloads no script. Each part works
 * as HTML until then, and stays the same HTML: its script only listens and fills in its texts. `first` loads at the
 * first sign of a pointer or key, wherever that is.
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
  // The error of a tool, which loads by itself (site/mount.ts).
  addEventListener('astro:hydration-error', ({ target }) => {
    (target as Element).querySelector('[data-unavailable]')?.removeAttribute('hidden');
  });
  // A slow page is used while it still arrives, before this script.
  if (document.activeElement !== document.body) onSign({ target: document.activeElement });
}
