// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { LEAD_SENT } from '../features/forms/lead-sent.ts';
import { startAnalytics } from './analytics.ts';

const page = window as unknown as {
  dataLayer?: ArrayLike<unknown>[];
  plausible?: unknown;
  umami?: unknown;
};
const sendLead = () =>
  document.dispatchEvent(new CustomEvent(LEAD_SENT, { detail: 'send-contact-email' }));
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  delete page.dataLayer;
  history.replaceState(null, '', '/');
});

test('Google receives a denial first, then the consent, then the configuration', () => {
  startAnalytics('ga4:G-ABC123');
  const calls = (page.dataLayer ?? []).map((call) => Array.from(call));
  const order = calls.map(([name, value]) => (name === 'consent' ? value : name)).join(' ');
  expect(order).toBe('default update js config');
  const [denied, granted] = calls.map((call) => call[2] as Record<string, string>);
  expect(new Set(Object.values(denied ?? {}))).toEqual(new Set(['denied']));
  expect(denied).toHaveProperty('ad_storage');
  expect(granted).not.toHaveProperty('ad_storage');
  expect(granted).toMatchObject({ analytics_storage: 'granted' });
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
  const google = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';
  expect(scripts().map(({ src }) => src)).toEqual([google]);
});

test('a stored lead is sent to the tool as one event with its form', () => {
  startAnalytics('gtm:GTM-ABC123');
  sendLead();
  const form = 'send-contact-email';
  expect(page.dataLayer?.at(-1)).toEqual({ event: 'generate_lead', form });
  const events: unknown[] = [];
  page.plausible = (...event: unknown[]) => events.push(event);
  page.umami = { track: (...event: unknown[]) => events.push(event) };
  startAnalytics('plausible:firm.example');
  startAnalytics('umami:https://stats.example/u.js,0b6c');
  sendLead();
  expect(events).toEqual([
    ['Lead', { props: { form } }],
    ['lead', { form }],
  ]);
  const data = scripts().map(({ dataset }) => ({ ...dataset }));
  expect(data).toEqual([{}, { domain: 'firm.example' }, { websiteId: '0b6c' }]);
});

const BEFORE = 'http://localhost:3000/contact/thank-you?zone=x&booking=a.b.c';
test.each([
  ['an address that moves or cancels a session', '/contact/session?booking=a.b.c', ''],
  ['a referrer of that kind', '/pricing', BEFORE],
])('a page with %s loads no tool and sends it no lead', (_, address, referrer) => {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  startAnalytics('gtm:GTM-ABC123');
  sendLead();
  expect([scripts(), page.dataLayer]).toEqual([[], undefined]);
});
