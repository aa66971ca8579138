import { CONTACT_COPY } from '../contact/copy.ts';
import { CONTACT_PAGES, OVERLAYS_CLASS } from '../contact/paths.ts';
import { type BackendAddress, callFunction } from '../forms/backend.ts';
import { BOOKING_FUNCTIONS, SENT_DIALOG, SENT_TEMPLATE, sessionAddress } from './paths.ts';

/** If the times do not arrive within this time, the panel links to the page with all times. */
const TIMES_TIMEOUT_MS = 2_000;

function textLink(href: string, text: string) {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: text, className: 'text-link' });
  return link;
}

/** Shows page 0 or 1 of the times. The link "More times" shows page 1 in the panel, if it exists. */
async function showTimes(
  times: Element,
  backend: BackendAddress,
  token: string,
  timesPage: 0 | 1 = 0,
) {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const request = { booking: token, zone, page: timesPage };
  const options = { timeoutMs: TIMES_TIMEOUT_MS };
  const answer = await callFunction(backend, BOOKING_FUNCTIONS.times, request, options);
  if (!answer.ok || typeof answer.body.html !== 'string') {
    times.replaceChildren(textLink(sessionAddress({ booking: token, zone }), 'Choose a time'));
    return;
  }
  times.innerHTML = answer.body.html;
  times.querySelector('[data-more]')?.addEventListener('click', async (event) => {
    event.preventDefault();
    await showTimes(times, backend, token, 1);
    times.querySelector('button')?.focus({ preventScroll: true });
  });
}

type SentPanel = {
  /** URL of the thank-you page, from the answer of the server. */
  thanksUrl: unknown;
  text?: string | undefined;
  backend: BackendAddress;
};

/**
 * Shows the panel in place of the dialog or the form. `text` replaces the text about a session.
 * Returns the element for messages.
 */
export function openSentPanel(
  form: HTMLFormElement,
  { thanksUrl, text, backend }: SentPanel,
): HTMLElement | undefined {
  const template = document.getElementById(SENT_TEMPLATE) as HTMLTemplateElement | null;
  document.getElementById(SENT_DIALOG)?.remove();
  const dialog = template?.content.cloneNode(true).firstChild as HTMLDialogElement | undefined;
  if (!dialog) return undefined;
  const findInDialog = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const heading = findInDialog('h2');
  const times = findInDialog('[data-sent-times]');
  const toasts = findInDialog('[data-toasts]');
  const description = findInDialog('h2 ~ p, div + p');
  if (text && description) description.textContent = text;
  const formParent = form.closest('dialog') ? undefined : form.parentElement;
  if (formParent) {
    findInDialog('[command=close][aria-label]')?.remove();
    findInDialog('[data-not-now]')?.replaceWith(textLink('/', 'Not now'));
    formParent.classList.add('sent-box');
    formParent.parentElement?.classList.add(OVERLAYS_CLASS);
    formParent.replaceChildren(
      ...(findInDialog('.dialog-sheet')?.children ?? []),
      ...(toasts ? [toasts] : []),
    );
    heading?.scrollIntoView({ block: 'nearest' });
  } else {
    template?.after(dialog);
    dialog.showModal();
  }
  heading?.focus({ preventScroll: true });
  const token = new URLSearchParams(String(thanksUrl).split('?')[1]).get('booking');
  // A backend at another origin has no page with free times.
  if (times && token && !backend.address) void showTimes(times, backend, token);
  else times?.replaceWith(textLink(CONTACT_PAGES.thanks, CONTACT_COPY.next));
  return toasts ?? undefined;
}
