import { type BackendAddress, callFunction } from '../forms/backend.ts';
import { BOOKING_FUNCTIONS, BOOKING_PARAMS, SESSION_PAGE } from './paths.ts';
import { SENT_DIALOG, SENT_TEMPLATE } from './sent-ids.ts';

/** After this time without an answer, the panel shows a link to all times. */
const TIMES_WITHIN_MS = 2_000;

const late = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, TIMES_WITHIN_MS, undefined));

/** Returns the token in the address of the page with free times; empty if there is no such address. */
const tokenIn = (page: unknown) =>
  typeof page === 'string' ? (new URLSearchParams(page.split('?')[1]).get('booking') ?? '') : '';

function textLink(href: string, text: string) {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: text, className: 'text-link' });
  return link;
}

/** Puts free times into the panel. A click on "More times" shows the next times; if there are none, it opens the page of all. */
async function showTimes(times: Element, backend: BackendAddress, token: string, page: 0 | 1 = 0) {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const request = { [BOOKING_PARAMS.booking]: token, [BOOKING_PARAMS.zone]: zone, page };
  const answer = await Promise.race([
    callFunction(backend, BOOKING_FUNCTIONS.times, request),
    late(),
  ]);
  if (!times.isConnected) return;
  if (!answer?.ok || typeof answer.body.html !== 'string') {
    const query = new URLSearchParams({ booking: token, zone });
    times.replaceChildren(textLink(`${SESSION_PAGE}?${query}`, 'Choose a time'));
    return;
  }
  times.innerHTML = answer.body.html;
  times.querySelector('[data-more]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void showTimes(times, backend, token, 1).then(() =>
      times.querySelector('button')?.focus({ preventScroll: true }),
    );
  });
}

type Sent = {
  /** Address in the answer to the request: the page with free times. */
  page: unknown;
  text?: string | undefined;
  backend: BackendAddress;
  next: { href: string; label: string };
};

/**
 * Opens the panel after a sent request. It replaces the dialog of the form or, on a page, the form, and shows free times.
 * `text` replaces the text about a session if the request was for something else. `next` is the link if no times can be
 * shown. Returns the element for messages in the panel; undefined on a page without the panel.
 */
export function openSentPanel(
  form: HTMLFormElement,
  { page, text, backend, next }: Sent,
): HTMLElement | undefined {
  const template = document.getElementById(SENT_TEMPLATE) as HTMLTemplateElement | null;
  document.getElementById(SENT_DIALOG)?.remove();
  const dialog = template?.content.cloneNode(true).firstChild as HTMLDialogElement | undefined;
  if (!dialog) return undefined;
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const heading = find('h2');
  const times = find('[data-sent-times]');
  const toasts = find('[data-toasts]');
  const description = find('h2 ~ p, div + p');
  if (text && description) description.textContent = text;
  const box = form.closest('dialog') ? undefined : form.parentElement;
  if (box) {
    find('[command=close][aria-label]')?.remove();
    find('[data-not-now]')?.replaceWith(textLink('/', 'Not now'));
    box.classList.add('sent-box');
    box.replaceChildren(...(find('.dialog-sheet')?.children ?? []), ...(toasts ? [toasts] : []));
    heading?.scrollIntoView({ block: 'nearest' });
  } else {
    document.body.append(dialog);
    dialog.showModal();
  }
  heading?.focus({ preventScroll: true });
  const token = tokenIn(page);
  // A backend at another address has no page of free times.
  if (times && token && !backend.address) void showTimes(times, backend, token);
  else times?.replaceWith(textLink(next.href, next.label));
  return toasts ?? undefined;
}
