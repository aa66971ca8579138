import { afterPaint } from './after-paint.ts';

/** Later than this nobody expects an answer to a press any more, in ms. */
const ANSWERED_WITHIN_MS = 15_000;
/**
 * What answers with a script that is on its way. A control that opens a dialog needs none, and the form of a lead is held
 * by features/forms/early-submits.ts.
 */
const WAITING =
  '[data-copy]:not([data-live]), astro-island[ssr] button:not([command], form[data-island-form] [type=submit])';
const TEXT = '[type=text], textarea';
/** Dispatched by a part of the page once its presses are answered; it brings what does again those that were held. */
export const ANSWERS = 'answers';

export type TextField = HTMLInputElement | HTMLTextAreaElement;
/** A press, or what stands in a field that was typed in after one. */
export type Held = { element: HTMLElement; typed?: string };
/** `typedSince`: fields in which somebody has typed since React listens: what was held of them is older. */
export type CatchUp = (held: readonly Held[], typedSince: WeakSet<EventTarget>) => void;

/**
 * Presses before the script that answers them has arrived, and what is typed after them, are kept and done again once it
 * has: each once, in their order, unless the visitor has gone elsewhere. A button says at once that it was pressed
 * (`aria-busy`, and the words of `data-news`), and an answer that is chosen lets its form be sent.
 */
export function holdEarlyPresses() {
  let held: Held[] = [];
  const typedSince = new WeakSet<EventTarget>();
  const tell = () => {
    const news = document.querySelector<HTMLElement>('[data-news]');
    if (news) news.textContent = (held[0] && news.dataset.news) || '';
  };
  const release = (isMeant: (one: Held) => boolean) => {
    const released = held.filter(isMeant);
    held = held.filter((one) => !isMeant(one));
    for (const { element } of released) element.removeAttribute('aria-busy');
    tell();
    return released;
  };
  const drop = () => release(() => true);
  /** The words for a tool that does not come; undefined where the part has none. */
  const showUnavailable = (part: ParentNode | null) => {
    const words = part?.querySelector('[data-tool-place] [data-unavailable]');
    words?.removeAttribute('hidden');
    return words;
  };

  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(WAITING);
    if (!button) {
      // React listens already, and has answered: what was held of this button would be a second answer.
      const answered = (target as Element).closest('[aria-busy]');
      release(({ element }) => element === answered);
      return;
    }
    // Pressed again out of impatience.
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    const press = { element: button };
    held.push(press);
    tell();
    setTimeout(() => {
      if (!held.includes(press)) return;
      drop();
      showUnavailable(button.closest('astro-island'));
    }, ANSWERED_WITHIN_MS);
  });
  addEventListener('input', ({ target, isTrusted }) => {
    const field = target as TextField;
    if (!field.closest('astro-island[ssr]')) {
      if (isTrusted) typedSince.add(field);
      return;
    }
    if (field.type === 'radio') field.form?.querySelector('[type=submit]')?.removeAttribute('disabled');
    if (held[0] && field.matches(TEXT)) held.push({ element: field, typed: field.value });
  });
  addEventListener('visibilitychange', drop);
  addEventListener('astro:hydration-error', ({ target }) => {
    const failed = target as ParentNode & Node;
    const words = showUnavailable(failed);
    // What another part was asked still comes.
    if (release(({ element }) => failed.contains(element))[0]) words?.scrollIntoView({ block: 'center' });
  });
  addEventListener(ANSWERS, (event) => {
    const { target, detail: catchUp } = event as CustomEvent<CatchUp>;
    // It has come after all, later than it was waited for.
    const isThere = 'astro-island:not([ssr]) [data-unavailable]';
    (target as Element).querySelector(isThere)?.setAttribute('hidden', '');
    // What the part has taken over from the page is drawn first.
    afterPaint(() =>
      catchUp(
        release(({ element }) => (target as Element).contains(element)),
        typedSince,
      ),
    );
  });
}
