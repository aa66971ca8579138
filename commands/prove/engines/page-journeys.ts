import { equal, ok } from 'node:assert/strict';
import { DESKTOP, PHONE } from './engine.ts';
import type { Journey } from './journey.ts';

const PAGES_TO_TURN = [
  '/',
  '/pricing',
  '/blog',
  '/blog/cost-per-signed-case',
  '/locations/tampa-law-firm-marketing-agency',
  '/tools/ai-seo-quiz',
];
/** Held upright and across; a header shows its links from 1,024 px on. */
const TURNS = [
  [PHONE, { width: 844, height: 390 }],
  [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ],
] as const;

const menuByKeyboard: Journey = {
  name: 'menus by keyboard',
  size: DESKTOP,
  async walk({ open, tabTo, press, see, focused, gone, arrives }) {
    const panel = 'header [popover]:popover-open';
    await open('/');
    await tabTo('header button', 'Services');
    await see('header button', 'Services', ({ expanded }) => expanded === 'false');
    await press('Enter');
    await see('header button', 'Services', ({ expanded }) => expanded === 'true');
    await press('Tab');
    await focused(`${panel} li:first-child a`);
    await press('Escape');
    await gone(panel);
    await focused('header button', 'Services');
    await press('Enter');
    await see(panel);
    await press('ArrowDown');
    await focused(`${panel} li:first-child a`);
    await press('End');
    await focused(`${panel} li:last-child a`);
    await press('Enter');
    await arrives('/services/web-design');
    await see('h1');
  },
};

const menuOnPhone: Journey = {
  name: 'menu of a phone',
  size: PHONE,
  async walk({ open, click, see, gone, press, focused, arrives }) {
    const menu = 'dialog[data-mobile-menu][open]';
    await open('/');
    await click('header button', 'Menu');
    await see(menu);
    await press('Escape');
    await gone(menu);
    await focused('header button', 'Menu');
    await click('header button', 'Menu');
    await click(`${menu} summary`, 'Services');
    await see(`${menu} details[open] a[href="/services/ppc"]`);
    await click(`${menu} summary`, 'Free Tools');
    await gone(`${menu} a[href="/services/ppc"]`);
    await click(`${menu} a[href="/tools/ai-seo-quiz"]`);
    await arrives('/tools/ai-seo-quiz');
    await gone(menu);
  },
};

const consent: Journey = {
  name: 'consent',
  size: PHONE,
  async walk({ open, see, click, gone, read }) {
    const banner = '[data-cookie-banner]';
    const kept = () => read(() => localStorage.getItem('cookie-consent'));
    await open('/');
    await see(banner);
    equal(await kept(), null);
    await click(`${banner} button`, 'Essential Only');
    await gone(banner);
    equal(await kept(), 'essential');
    for (const path of ['/', '/contact']) {
      await open(path);
      await see('h1');
      await gone(banner);
    }
    equal(await read(() => document.cookie), '');
  },
};

const popup: Journey = {
  name: 'popup',
  size: DESKTOP,
  async walk({ open, click, press, says, see, gone, read, tabTo }) {
    const shown = 'aside[data-lead-popup]';
    await open('/practice-areas/personal-injury');
    await click('[data-cookie-banner] button', 'Essential Only');
    await gone('[data-cookie-banner]');
    await gone(shown);
    await press('End');
    await says(shown, "How's Your Google Business Profile?");
    await click(`${shown} p`);
    await tabTo(`${shown} button`, 'Dismiss');
    await press('Enter');
    await gone(shown);
    equal(await read(() => document.activeElement === document.body), false, 'the focus is lost');
    await open('/practice-areas/business-law');
    await press('End');
    await see('footer');
    await gone(shown);
  },
};

/** WebKit once never ended laying out a page whose window crossed 1,024 px. */
const turned: Journey = {
  name: 'device turned',
  size: PHONE,
  async walk({ open, window, read, click, see, gone, until }) {
    const menu = 'header [popover]:popover-open';
    for (const path of PAGES_TO_TURN) {
      for (const [upright, across] of TURNS) {
        await window.resize(upright);
        await open(path);
        for (const size of [across, upright, across, upright]) {
          await window.resize(size);
          await until(`${path} to be ${size.width} px wide`, () =>
            read((width) => innerWidth === width, size.width),
          );
          const wide = await read(() => document.documentElement.scrollWidth);
          ok(wide <= size.width, `${path} is ${wide} px wide at ${size.width}`);
          await see('h1');
        }
      }
    }
    const [upright, across] = TURNS[1];
    // A menu that opens before the new width has been drawn is closed with it.
    const drawn = () =>
      read(() => new Promise<boolean>((done) => requestAnimationFrame(() => setTimeout(() => done(true)))));
    await window.resize(across);
    for (let turn = 1; turn <= 2; turn += 1) {
      await drawn();
      await click('header button', 'Services');
      await see(menu);
      await window.resize(upright);
      await gone(menu);
      await see('header button', 'Menu');
      await window.resize(across);
      await see('header button', 'Services');
    }
  },
};

export const pageJourneys = [menuByKeyboard, menuOnPhone, consent, popup, turned];
