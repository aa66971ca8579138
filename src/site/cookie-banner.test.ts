// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { startCookieBanner } from './cookie-banner.ts';

const TOOL = 'ga4:G-ABC123';
const SCRIPT = 'data:text/javascript,globalThis.visitsCounted=(globalThis.visitsCounted??0)+1';
const page = globalThis as { visitsCounted?: number };

const banner = () => document.querySelector<HTMLElement>('[data-cookie-banner]');
const isQuestionShown = () => banner()?.hidden === false;
const accept = () => banner()?.querySelector<HTMLElement>('[data-consent=all]')?.click();
const readVisits = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return page.visitsCounted ?? 0;
};

let scriptNumber = 0;
function openPage(tool?: string, signal = false) {
  page.visitsCounted = 0;
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal, configurable: true });
  document.body.innerHTML =
    '<section data-cookie-banner hidden><span data-gpc></span><span data-without-gpc></span><button data-consent="all"></button></section>';
  scriptNumber += 1;
  startCookieBanner(tool && `${SCRIPT}//${scriptNumber}`, tool);
}

beforeEach(() => localStorage.clear());

test('after full consent the tool is loaded on this page and the next, and the banner does not return', async () => {
  openPage(TOOL);
  expect([isQuestionShown(), await readVisits()]).toEqual([true, 0]);
  accept();
  expect([isQuestionShown(), await readVisits()]).toEqual([false, 1]);
  expect(localStorage.getItem('cookie-consent')).toBe('all');
  openPage(TOOL);
  expect([isQuestionShown(), await readVisits()]).toEqual([false, 1]);
});

test.each([
  ['no tool', undefined],
  ['another tool', 'plausible:firm.example'],
])(
  'consent to a site with %s does not cover the tool: the banner returns, and nothing is loaded',
  async (_, stored) => {
    openPage(stored);
    accept();
    await readVisits();
    openPage(TOOL);
    expect([isQuestionShown(), await readVisits()]).toEqual([true, 0]);
    accept();
    expect([isQuestionShown(), await readVisits()]).toEqual([false, 1]);
  },
);

test('after essential cookies were chosen the banner does not return, and no tool is loaded', async () => {
  localStorage.setItem('cookie-consent', 'essential');
  openPage(TOOL);
  expect([isQuestionShown(), await readVisits()]).toEqual([false, 0]);
});

test('with a Global Privacy Control signal no tool is loaded, whatever the choice', async () => {
  openPage(TOOL);
  accept();
  await readVisits();
  openPage(TOOL, true);
  expect(await readVisits()).toBe(0);
});
