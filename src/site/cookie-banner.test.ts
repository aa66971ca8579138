// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { startCookieBanner } from './cookie-banner.ts';

const TOOL = 'ga4:G-ABC123';
const SCRIPT = 'data:text/javascript,globalThis.visitsCounted=(globalThis.visitsCounted??0)+1';
const page = globalThis as { visitsCounted?: number };

const banner = () => document.querySelector<HTMLElement>('[data-cookie-banner]');
const isQuestionShown = () => banner()?.hidden === false;
const accept = () => banner()?.querySelector<HTMLElement>('[data-consent=all]')?.click();
const counted = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return page.visitsCounted ?? 0;
};

let scriptNumber = 0;
function open(tool?: string, signal = false) {
  page.visitsCounted = 0;
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal, configurable: true });
  document.body.innerHTML =
    '<section data-cookie-banner hidden><span data-gpc></span><span data-without-gpc></span><button data-consent="all"></button></section>';
  scriptNumber += 1;
  startCookieBanner(tool && `${SCRIPT}//${scriptNumber}`, tool);
}

beforeEach(() => localStorage.clear());

test('a tool is loaded after full consent, on that page and the next, and the banner does not return', async () => {
  open(TOOL);
  expect([isQuestionShown(), await counted()]).toEqual([true, 0]);
  accept();
  expect([isQuestionShown(), await counted()]).toEqual([false, 1]);
  expect(localStorage.getItem('cookie-consent')).toBe('all');
  open(TOOL);
  expect([isQuestionShown(), await counted()]).toEqual([false, 1]);
});

test.each([
  ['no tool', undefined],
  ['another tool', 'plausible:firm.example'],
])(
  'consent given while the site had %s does not count: the banner returns, and nothing is loaded before',
  async (_, stored) => {
    open(stored);
    accept();
    await counted();
    open(TOOL);
    expect([isQuestionShown(), await counted()]).toEqual([true, 0]);
    accept();
    expect([isQuestionShown(), await counted()]).toEqual([false, 1]);
  },
);

test('after essential cookies were chosen the banner does not return, and no tool is loaded', async () => {
  localStorage.setItem('cookie-consent', 'essential');
  open(TOOL);
  expect([isQuestionShown(), await counted()]).toEqual([false, 0]);
});

test('with a Global Privacy Control signal no tool is loaded, whatever the choice', async () => {
  open(TOOL);
  accept();
  await counted();
  open(TOOL, true);
  expect(await counted()).toBe(0);
});
