import { onVisit } from '../ui/on-visit.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { SIGNS, startDialogs } from './dialogs.ts';

/** So long a form waits for the script before the browser posts it, in ms. */
const ANSWERED_WITHIN_MS = 15_000;
/** Buttons that do nothing without their part's script. */
const HELD = '[data-copy], [data-remove-subject]';

/** The inline script of every page, for what is seen or pressed before the other, interaction.ts, is there. */
const { first = '', analytics, tool } = (document.currentScript as HTMLScriptElement).dataset;
let isHere = false;
let coming: Promise<unknown> | undefined;

function load() {
  coming ??= import(/* @vite-ignore */ first).then(
    () => {
      isHere = true;
    },
    (error) => {
      // The next sign asks again.
      coming = undefined;
      throw error;
    },
  );
  return coming;
}
const ask = () => load().catch(() => undefined);

/** Sent before the script is there: it is sent once that is. Where it does not come, the browser posts the form. */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (isHere || !form.dataset.script) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  const timer = setTimeout(() => form.submit(), ANSWERED_WITHIN_MS);
  load()
    .finally(() => {
      clearTimeout(timer);
      form.ariaBusy = null;
    })
    .then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
});
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>(HELD);
  if (button && !isHere) load().then(() => button.click(), ask);
});
// Of a tool, which comes by itself (site/mount.ts).
addEventListener('astro:hydration-error', ({ target }) => {
  (target as Element).querySelector('[data-unavailable]')?.removeAttribute('hidden');
});
for (const sign of SIGNS) addEventListener(sign, ask);

// What counts time or is seen.
onVisit(() => {
  startDialogs();
  startCookieBanner(analytics, tool);
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask);
});
