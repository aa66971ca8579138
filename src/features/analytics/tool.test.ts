import { expect, test } from 'vitest';
import { readAnalytics } from './tool.ts';

test.each([
  ['ga4:G-ABC123', 'https://www.googletagmanager.com/gtag/js?id=G-ABC123', 'Google Analytics'],
  ['gtm:GTM-ABC1', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1', 'Google Tag Manager'],
  ['plausible:www.firm.example', 'https://plausible.io/js/script.js', 'Plausible Analytics'],
  ['umami:https://stats.example/u.js,0b6c-11', 'https://stats.example/u.js', 'Umami'],
  ['umami:http://127.0.0.1:3000/u.js,0b6c-11', 'http://127.0.0.1:3000/u.js', 'Umami'],
])('%s loads the script of its tool', (value, script, name) => {
  expect(readAnalytics(value)).toMatchObject({ script, name });
});

test.each([
  '',
  'ga4',
  'ga4:UA-1234-1',
  'gtm:G-ABC123',
  'plausible:firm',
  'umami:https://stats.firm.example/script.js',
  'umami:http://stats.firm.com/script.js,0b6c-11',
  'umami:javascript:alert(1),0b6c-11',
  'umami:https://a.example/u.js,<b>',
  'constructor:x',
])('%j is not an analytics tool', (value) => expect(readAnalytics(value)).toBeUndefined());
