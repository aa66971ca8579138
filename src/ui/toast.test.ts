// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast, TOAST_DURATION_MS } from './toast.ts';

const PLACES = '<div role="status"></div><div role="alert"></div>';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main><h1>Contact</h1><button id="send">Send</button></main>
    <dialog><section data-toasts>${PLACES}</section></dialog>
    <section data-toasts>${PLACES}</section>`;
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const toasts = () => document.querySelectorAll('.toast').length;
/** happy-dom does not report where the focus came from. */
function tabTo(control: HTMLElement) {
  const relatedTarget = document.activeElement;
  control.focus();
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget }));
}

test('a toast dismissed by keyboard returns the focus', () => {
  element('#send').focus();
  showToast({ title: 'Sent' });
  tabTo(element('[data-toasts] button'));
  element('[data-toasts] button').click();
  expect(toasts()).toBe(0);
  expect(document.activeElement).toBe(element('#send'));
});

test.each([
  ['default', 'status'],
  ['destructive', 'alert'],
] as const)(
  'a toast of tone %s is inserted complete into an existing region, so it is announced once',
  (tone, role) => {
    const region = element(`body > section > [role=${role}]`);
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    showToast({ title: 'Sent', text: 'We call you.', tone });
    const news = observer
      .takeRecords()
      .map(({ target, addedNodes: [added] }) => [target, added?.textContent]);
    expect(news).toEqual([[region, 'SentWe call you.']]);
    expect(document.querySelectorAll('[aria-live], .toast[role]')).toHaveLength(0);
  },
);

test('a toast that disappears by itself does not move the focus', () => {
  element('#send').focus();
  showToast({ title: 'Sent' });
  vi.advanceTimersByTime(TOAST_DURATION_MS);
  expect(toasts()).toBe(0);
  expect(document.activeElement).toBe(element('#send'));
});

test('a toast in a dialog disappears when the dialog closes, and not before', () => {
  const dialog = element('dialog');
  vi.spyOn(dialog, 'matches').mockReturnValue(true);
  showToast({ title: 'Failed', tone: 'destructive' });
  expect(dialog.querySelectorAll('.toast')).toHaveLength(1);
  dialog.dispatchEvent(new Event('close'));
  expect(toasts()).toBe(0);
});

test('a link in a toast opens in a new tab, and the toast remains', () => {
  const item = showToast({ title: 'Sent', link: { label: 'More', href: '/more' } });
  const link = item?.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['More', '/more']);
  expect(link?.target).toBe('_blank');
  vi.advanceTimersByTime(TOAST_DURATION_MS * 10);
  expect(toasts()).toBe(1);
});

test('a toast shows markup in its texts as text', () => {
  const item = showToast({ title: '<b>Sent</b>', text: '<img src=x>' });
  expect(item?.querySelector('[data-toast-title]')?.textContent).toBe('<b>Sent</b>');
  expect(item?.querySelector('img')).toBeNull();
});
