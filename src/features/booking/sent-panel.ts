import { type BackendAddress, callFunction } from '../forms/backend.ts';
import {
  BOOKING_FUNCTIONS,
  BOOKING_PARAMS,
  SENT_DIALOG,
  SENT_TEMPLATE,
  SESSION_PAGE,
} from './paths.ts';

/** A later answer comes too late: the panel then links to all times. */
const TIMES_WITHIN_MS = 2_000;

const timeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, TIMES_WITHIN_MS, undefined));

const tokenIn = (page: unknown) =>
  typeof page === 'string' ? (new URLSearchParams(page.split('?')[1]).get('booking') ?? '') : '';

function textLink(href: string, text: string) {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: text, className: 'text-link' });
  return link;
}

/** "More times" shows the next times; without next times it opens the page of all. */
async function showTimes(times: Element, backend: BackendAddress, token: string, page: 0 | 1 = 0) {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const request = { [BOOKING_PARAMS.booking]: token, [BOOKING_PARAMS.zone]: zone, page };
  const answer = await Promise.race([
    callFunction(backend, BOOKING_FUNCTIONS.times, request),
    timeout(),
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

type SentPanel = {
  page: unknown;
  text?: string | undefined;
  backend: BackendAddress;
  next: { href: string; label: string };
};

/**
 * The panel replaces the dialog or the form. `text` replaces the text about a session. `next` is
 * the link that is shown without free times. Returns the element for messages.
 */
export function openSentPanel(
  form: HTMLFormElement,
  { page, text, backend, next }: SentPanel,
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
  const formParent = form.closest('dialog') ? undefined : form.parentElement;
  if (formParent) {
    find('[command=close][aria-label]')?.remove();
    find('[data-not-now]')?.replaceWith(textLink('/', 'Not now'));
    formParent.classList.add('sent-box');
    formParent.replaceChildren(
      ...(find('.dialog-sheet')?.children ?? []),
      ...(toasts ? [toasts] : []),
    );
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
