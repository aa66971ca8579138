// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, TOAST_STAYS_MS } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <template id="toast-template"><div><p data-toast-title></p><p data-toast-text></p><button>Dismiss</button></div></template>
    <main><h1>Contact</h1><button id="send">Send</button></main>
    <section data-toasts></section>`;
});
afterEach(() => vi.useRealTimers());

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const toasts = () => document.querySelectorAll('[data-toasts] > *').length;
/** What Tab does: happy-dom does not say where the focus came from. */
function tabTo(to: HTMLElement) {
  const relatedTarget = document.activeElement;
  to.focus();
  to.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget }));
}

test('dismissed by key, it gives the focus back to where it was', () => {
  element('#send').focus();
  showToast({ title: 'Sent' });
  tabTo(element('[data-toasts] button'));
  element('[data-toasts] button').click();
  expect(toasts()).toBe(0);
  expect(document.activeElement).toBe(element('#send'));
});

test('where it was is gone: the words being read have it', () => {
  element('#send').focus();
  showToast({ title: 'Sent' });
  tabTo(element('[data-toasts] button'));
  element('#send').remove();
  element('[data-toasts] button').click();
  expect(document.activeElement).toBe(element('h1'));
});

test('nothing had the focus before: the words being read have it', () => {
  showToast({ title: 'Sent' });
  element('[data-toasts] button').focus();
  element('[data-toasts] button').click();
  expect(document.activeElement).toBe(element('h1'));
});

test('a new message takes the place of one that has the focus', () => {
  element('#send').focus();
  showToast({ title: 'First' });
  tabTo(element('[data-toasts] button'));
  showToast({ title: 'Second' });
  expect(toasts()).toBe(1);
  expect(document.activeElement).toBe(element('#send'));
});

test('one that goes by itself leaves the focus where it is', () => {
  element('#send').focus();
  showToast({ title: 'Sent' });
  vi.advanceTimersByTime(TOAST_STAYS_MS);
  expect(toasts()).toBe(0);
  expect(document.activeElement).toBe(element('#send'));
});
